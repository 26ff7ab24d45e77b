import { Button, FieldError, Label, Text, TextArea, TextField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { parsePuzzleCode, type PuzzleCodeProblem } from '../../../src-shared/record';
import { reportErrors } from '../../stage/failures';
import { goalWords } from '../goal-words';
import { proposePuzzle } from '../starting';
import { GoalPicture } from './GoalPicture';
import { PuzzleTiles } from './PuzzleTiles';

interface OwnPuzzleProps {
  readonly code: string;
  readonly problem: PuzzleCodeProblem | undefined;
  readonly onChange: (code: string) => void;
}

/** A puzzle that somebody has sent: its code, and what it wants as soon as that can be read. */
export function OwnPuzzle({ code, problem, onChange }: OwnPuzzleProps) {
  const { t } = useTranslation();
  const parsed = parsePuzzleCode(code);
  return (
    <div className="own-puzzle">
      <TextField className="field code-field" value={code} onChange={onChange} isInvalid={problem !== undefined}>
        <Label>{t('puzzleChoice.code')}</Label>
        <TextArea rows={4} spellCheck={false} />
        {problem ? (
          <FieldError>{t(`puzzleChoice.codeProblem.${problem}`)}</FieldError>
        ) : (
          <Text slot="description">{t('puzzleChoice.codeHint')}</Text>
        )}
      </TextField>
      <Button className="button button-plain make-puzzle" onPress={() => void reportErrors(proposePuzzle)}>
        {t('puzzleChoice.make')}
      </Button>
      {parsed.ok && (
        <div className="puzzle-details">
          <GoalPicture puzzle={parsed.puzzle} />
          <div className="puzzle-details-words">
            {goalWords({ puzzle: parsed.puzzle }, t).map((words) => (
              <p key={words}>{words}</p>
            ))}
          </div>
          <PuzzleTiles tiles={parsed.puzzle.tiles} />
        </div>
      )}
    </div>
  );
}
