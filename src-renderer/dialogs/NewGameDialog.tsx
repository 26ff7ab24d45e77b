import { type FormEvent, useState } from 'react';
import { Checkbox, FieldError, Form, Input, Label, Text, TextField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { NEW_GAME_KINDS } from '../../src-shared/bridge/bridge';
import { MAX_SEED } from '../../src-shared/tantrix';
import { attempt } from '../play/dialogs';
import { startGame } from '../play/games';
import { type NewGameProposal, useTable } from '../play/table';
import { listWords, playerWords } from '../words/words';
import { DialogButtons, DialogFrame } from './DialogFrame';
import { ComputerFields } from './ComputerFields';
import {
  type FormProblems,
  formFor,
  isRight,
  mayBeRanked,
  playersOf,
  problemsOf,
  seedOf,
  type Row,
  starterOf,
  teamAt,
  withKind,
} from './new-game-form';
import { PuzzleChoice } from './puzzles/PuzzleChoice';
import { usePuzzleForm } from './puzzles/usePuzzleForm';
import { type FormPartProps, SeatRows } from './SeatRows';
import { SegmentField } from './SegmentField';

const FORM_ID = 'new-game';

export function NewGameDialog({ proposal, onClose }: { proposal: NewGameProposal; onClose: () => void }) {
  const { t } = useTranslation();
  const [form, setForm] = useState(() => formFor(proposal));
  const [shown, setShown] = useState<FormProblems>();
  // A change of the kind leaves the focus where it was made.
  const [isFresh, setFresh] = useState(true);
  const [kind, setKind] = useState<StartKind>(() => (useTable.getState().puzzle ? 'puzzle' : form.kind));
  const puzzles = usePuzzleForm();
  const winner = proposal.starter === undefined ? undefined : form.rows[proposal.starter];
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
    const starter = proposal.starter ?? starterOf(form);
    void attempt(() => startGame({ players, seed, starter, isCompetition, starts }));
  };
  const chooseKind = (chosen: StartKind) => {
    setKind(chosen);
    puzzles.stop();
    if (chosen !== 'puzzle') setForm(withKind(form, chosen, proposal));
    setShown(undefined);
    setFresh(false);
  };
  return (
    <DialogFrame title={t(winner ? 'newGame.playAgainTitle' : 'newGame.title')} onCancel={onClose}>
      {/* Checked by Start alone: the browser's own checks would not let a corrected form through. */}
      <Form id={FORM_ID} className="new-game" validationBehavior="aria" onSubmit={start}>
        {winner ? (
          <WinnerLine winner={winner} team={teamAt(form, proposal.starter ?? 0)} />
        ) : (
          <KindChoice kind={kind} onChange={chooseKind} />
        )}
        {kind === 'puzzle' && <PuzzleChoice {...puzzles} />}
        {kind === 'computer' && (
          <ComputerFields form={form} problems={shown?.rows[0]} focusesName={isFresh} onChange={setForm} />
        )}
        {(kind === 'people' || kind === 'email') && (
          <SeatRows form={form} problems={shown} canCount={!winner} focusesName={isFresh} onChange={setForm} />
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

/** After a game: who won, and what that gives. */
function WinnerLine({ winner: { name, colour, robot }, team }: { winner: Row; team: readonly Row[] }) {
  const { t } = useTranslation();
  if (team.length > 1) {
    const players = playerWords(t, listWords(team.map((row) => row.name)), colour);
    return <p>{t(robot ? 'newGame.robotsWon' : 'newGame.pairPicks', { players, player: name })}</p>;
  }
  const player = playerWords(t, name, colour);
  return <p>{t(robot ? 'newGame.robotWon' : 'newGame.winnerPicks', { player })}</p>;
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
