import { type FormEvent, useState } from 'react';
import { Checkbox, FieldError, Form, Input, Label, Text, TextField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { NEW_GAME_KINDS } from '../../src-shared/bridge/bridge';
import { MAX_SEED } from '../../src-shared/tantrix';
import { attempt } from '../stage/failures';
import { startGame } from './games';
import type { NewGameProposal } from './proposals';
import { listWords, playerWords, type Words } from '../words/words';
import { DialogButtons, DialogFrame } from '../stage/DialogFrame';
import { ComputerFields } from './ComputerFields';
import {
  type FormProblems,
  formFor,
  isRight,
  mayBeRanked,
  playersOf,
  problemsOf,
  robotOf,
  type Row,
  seedOf,
  startOf,
  startsIn,
  teamAt,
  winnerIn,
  withKind,
} from './new-game-form';
import { PuzzleChoice } from '../puzzles/choice/PuzzleChoice';
import { usePuzzleForm } from '../puzzles/choice/usePuzzleForm';
import { type FormPartProps, SeatRows } from './SeatRows';
import { SegmentField } from '../ui/SegmentField';
import { StarterField } from './StarterField';
import { whatIsOpen } from '../stage/document';

const FORM_ID = 'new-game';

export function NewGameDialog({ proposal, onClose }: { proposal: NewGameProposal; onClose: () => void }) {
  const { t } = useTranslation();
  const [form, setForm] = useState(() => formFor(proposal));
  const [shown, setShown] = useState<FormProblems>();
  // A change of the kind leaves the focus where it was made.
  const [isFresh, setFresh] = useState(true);
  const [kind, setKind] = useState<StartKind>(() => (whatIsOpen() === 'puzzle' ? 'puzzle' : form.kind));
  const puzzles = usePuzzleForm();
  const isAgain = proposal.winner !== undefined;
  const start = (event: FormEvent) => {
    event.preventDefault();
    if (kind === 'puzzle') {
      puzzles.start();
      return;
    }
    const problems = problemsOf(form);
    setShown(problems);
    if (!isRight(problems)) return;
    const { isCompetition, starts } = form;
    const players = playersOf(form, (character) => t(`robot.name.${character}`));
    const seed = seedOf(form);
    void attempt(() => startGame({ players, seed, start: startOf(form), isCompetition, starts }));
  };
  const chooseKind = (chosen: StartKind) => {
    setKind(chosen);
    puzzles.stop();
    if (chosen !== 'puzzle') setForm(withKind(form, chosen, proposal));
    setShown(undefined);
    setFresh(false);
  };
  return (
    <DialogFrame title={t(isAgain ? 'newGame.playAgainTitle' : 'newGame.title')} onCancel={onClose}>
      {/* Checked by Start alone: the browser's own checks would not let a corrected form through. */}
      <Form id={FORM_ID} className="new-game" validationBehavior="aria" onSubmit={start}>
        {!isAgain && <KindChoice kind={kind} onChange={chooseKind} />}
        {startsIn(form) === 'winner' && kind !== 'puzzle' && <WinnerLine form={form} />}
        {kind === 'puzzle' && <PuzzleChoice {...puzzles} />}
        {kind === 'computer' && (
          <ComputerFields form={form} problems={shown?.rows[0]} focusesName={isFresh} onChange={setForm} />
        )}
        {(kind === 'people' || kind === 'email') && (
          <SeatRows form={form} problems={shown} canCount={!isAgain} focusesName={isFresh} onChange={setForm} />
        )}
        {kind !== 'puzzle' && <GameOptions form={form} isWrong={shown?.seed ?? false} onChange={setForm} />}
        {shown?.oneComputer && <p className="form-problem">{t('newGame.problem.oneComputer')}</p>}
        {shown?.colourTwice && <p className="form-problem">{t('newGame.problem.colourTwice')}</p>}
      </Form>
      <DialogButtons
        focusPrimary={false}
        choices={[
          { words: t('button.cancel'), run: onClose },
          { words: t('newGame.start'), submits: FORM_ID, look: 'primary' },
        ]}
      />
    </DialogFrame>
  );
}

/** Where the winner of the last game starts: who that is, and what it gives. */
function WinnerLine({ form }: Pick<FormPartProps, 'form'>) {
  const { t } = useTranslation();
  const row = winnerIn(form) ?? 0;
  const winner = form.rows[row];
  if (!winner) return null;
  const player = nameIn(winner, t);
  const { colour, robot } = winner;
  const team = teamAt(form, row);
  if (team.length > 1) {
    const players = playerWords(t, listWords(team.map((each) => nameIn(each, t))), colour);
    return <p>{t(robot ? 'newGame.robotsWon' : 'newGame.pairPicks', { players, player })}</p>;
  }
  return <p>{t(robot ? 'newGame.robotWon' : 'newGame.winnerPicks', { player: playerWords(t, player, colour) })}</p>;
}

function nameIn(row: Row, t: Words): string {
  const robot = robotOf(row);
  return robot ? t(`robot.name.${robot.character}`) : row.name;
}

/** Everything that can be started. */
const START_KINDS = ['puzzle', ...NEW_GAME_KINDS] as const;
type StartKind = (typeof START_KINDS)[number];

interface KindChoiceProps {
  readonly kind: StartKind;
  readonly onChange: (kind: StartKind) => void;
}

function KindChoice({ kind, onChange }: KindChoiceProps) {
  const { t } = useTranslation();
  const options = START_KINDS.map((value) => ({ value, words: t(`newGame.kind.${value}`) }));
  return <SegmentField label={t('newGame.kindLabel')} value={kind} options={options} onChange={onChange} />;
}

function GameOptions({ form, isWrong, onChange }: FormPartProps & { isWrong: boolean }) {
  return (
    <div className="game-options">
      <StarterField form={form} onChange={onChange} />
      <SeedField form={form} isWrong={isWrong} onChange={onChange} />
      <CompetitionCheck form={form} onChange={onChange} />
    </div>
  );
}

function CompetitionCheck({ form, onChange }: FormPartProps) {
  const { t } = useTranslation();
  return (
    <div className="competition-check">
      <Checkbox
        className="check"
        isSelected={form.isCompetition}
        onChange={(isCompetition) => onChange({ ...form, isCompetition })}
      >
        <span className="check-box" aria-hidden="true" />
        {t('newGame.competition')}
      </Checkbox>
      <p className="field-hint">
        {t('newGame.competitionHint')} {mayBeRanked(form) && t('newGame.ranked')}
      </p>
    </div>
  );
}

/** Under competition rules nobody chooses what is drawn. What was typed before comes back with the usual rules. */
function SeedField({ form, isWrong, onChange }: FormPartProps & { isWrong: boolean }) {
  const { t } = useTranslation();
  return (
    <TextField
      className="field seed-field"
      value={form.isCompetition ? '' : form.seed}
      isDisabled={form.isCompetition}
      onChange={(seed) => onChange({ ...form, seed })}
      isInvalid={isWrong}
    >
      <Label>{t('newGame.seed')}</Label>
      <Input inputMode="numeric" />
      {isWrong ? (
        <FieldError>{t('newGame.problem.seed', { max: MAX_SEED })}</FieldError>
      ) : (
        <Text slot="description">{t(form.isCompetition ? 'newGame.seedBarred' : 'newGame.seedHint')}</Text>
      )}
    </TextField>
  );
}
