import { useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { limited } from '../../../src-shared/cut';
import type { Puzzle } from '../../../src-shared/puzzles/puzzle';
import { reportErrors } from '../../stage/failures';
import { copyCodeOf } from '../code';
import { type Draft, type DraftProblem, draftOf, puzzleOfDraft } from '../draft';
import { type puzzleEditor, startPuzzle } from '../starting';
import { DialogButtons, DialogFrame } from '../../stage/DialogFrame';
import { CheckResult } from './CheckResult';
import { GoalFields } from './GoalFields';
import { TileGroups } from './TileGroups';
import { TilePicker } from './TilePicker';
import { useCheck } from './useCheck';
import { type PropsOf } from '../../stage/dialogs';

const NAME_LENGTH = 60;

/** Making a puzzle of one's own: its tiles and goal, checked before anybody plays it. */
export function PuzzleEditor({ puzzle, name, laid, onClose }: PropsOf<typeof puzzleEditor> & { onClose: () => void }) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(() => draftOf(puzzle, name ?? t('puzzleEditor.ownName'), laid));
  const [problem, setProblem] = useState<DraftProblem>();
  const [isCopied, setCopied] = useState(false);
  const { finding, check, stop, forget } = useCheck();
  const change = (next: Draft) => {
    setDraft(next);
    setProblem(undefined);
    setCopied(false);
    // The name says nothing about the solutions.
    if (next.tiles !== draft.tiles || goalKey(next) !== goalKey(draft)) forget();
  };
  const whenRight = (action: (puzzle: Puzzle) => void) => () => {
    const made = puzzleOfDraft(draft);
    setCopied(false);
    setProblem(typeof made === 'string' ? made : undefined);
    if (typeof made !== 'string') action(made);
  };
  return (
    <DialogFrame title={t('puzzleEditor.title')} onCancel={onClose}>
      <div className="puzzle-editor">
        <div className="editor-tiles">
          <TileGroups count={draft.tiles.size} onChange={(tiles) => change({ ...draft, tiles })} />
          <TilePicker tiles={draft.tiles} onChange={(tiles) => change({ ...draft, tiles })} />
        </div>
        <div className="editor-goal">
          <NameField name={draft.name} onChange={(words) => change({ ...draft, name: words })} />
          <GoalFields draft={draft} onChange={change} />
          <p className="editor-count">{t('puzzleEditor.chosen', { count: draft.tiles.size })}</p>
          <CheckResult {...{ problem, finding, isCopied }} onStop={stop} />
        </div>
      </div>
      <DialogButtons
        focusPrimary={false}
        choices={[
          { words: t('button.cancel'), run: onClose },
          {
            words: t('puzzleEditor.copy'),
            run: whenRight((made) => void reportErrors(async () => setCopied(await copyCodeOf(made)))),
          },
          { words: t('puzzleEditor.check'), run: whenRight(check) },
          {
            words: t('puzzleEditor.play'),
            run: whenRight((made) => void reportErrors(() => startPuzzle({ name: draft.name.trim(), puzzle: made }))),
            look: 'primary',
          },
        ]}
      />
    </DialogFrame>
  );
}

const goalKey = ({ goal, colours, shape, hub, hasClues }: Draft): string =>
  [goal, shape, hub, hasClues, ...colours].join(' ');

function NameField({ name, onChange }: { name: string; onChange: (name: string) => void }) {
  const { t } = useTranslation();
  return (
    <TextField className="field" value={name} onChange={(text) => onChange(limited(text, name, NAME_LENGTH))}>
      <Label>{t('puzzleEditor.name')}</Label>
      <Input />
    </TextField>
  );
}
