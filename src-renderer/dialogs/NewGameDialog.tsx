import { type FormEvent, useState } from 'react';
import { Checkbox, FieldError, Form, Input, Label, Radio, RadioGroup, Text, TextField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { NEW_GAME_KINDS } from '../../src-shared/bridge/bridge';
import { MAX_SEATS, MAX_SEED, MIN_SEATS } from '../../src-shared/tantrix';
import { attempt } from '../play/dialogs';
import { randomSeed, startGame } from '../play/games';
import { type NewGameProposal, useTable } from '../play/table';
import { playerWords } from '../words/words';
import { DialogButtons, DialogFrame } from './DialogFrame';
import { ComputerFields } from './ComputerFields';
import {
  type FormProblems,
  formFor,
  isRight,
  type NewGameForm,
  playersOf,
  problemsOf,
  type Row,
  starterOf,
  withKind,
} from './new-game-form';
import { PuzzleChoice } from './puzzles/PuzzleChoice';
import { usePuzzleForm } from './puzzles/usePuzzleForm';
import { PlayerRow } from './PlayerRow';
import { SegmentField } from './SegmentField';

const FORM_ID = 'new-game';
const COUNTS = Array.from({ length: MAX_SEATS - MIN_SEATS + 1 }, (_, more) => MIN_SEATS + more);

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
    const seed = form.seed.trim() ? Number(form.seed) : randomSeed();
    const starter = proposal.starter ?? starterOf(form);
    void attempt(() => startGame({ players, seed, starter, isCompetition, starts }));
  };
  const chooseKind = (chosen: StartKind) => {
    setKind(chosen);
    if (chosen !== 'puzzle') setForm(withKind(form, chosen, proposal));
    setShown(undefined);
    setFresh(false);
  };
  return (
    <DialogFrame title={t(winner ? 'newGame.playAgainTitle' : 'newGame.title')} onCancel={onClose}>
      {/* Checked by Start alone: the browser's own checks would not let a corrected form through. */}
      <Form id={FORM_ID} className="new-game" validationBehavior="aria" onSubmit={start}>
        {winner ? <WinnerLine winner={winner} /> : <KindChoice kind={kind} onChange={chooseKind} />}
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
function WinnerLine({ winner: { name, colour, robot } }: { winner: Row }) {
  const { t } = useTranslation();
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

interface SeatRowsProps extends FormPartProps {
  readonly problems: FormProblems | undefined;
  readonly canCount: boolean;
  readonly focusesName: boolean;
}

/** Two to four players at this computer. */
function SeatRows({ form, problems, canCount, focusesName, onChange }: SeatRowsProps) {
  return (
    <>
      {canCount && <CountChoice form={form} onChange={onChange} />}
      <div className="player-rows">
        {form.rows.slice(0, form.count).map((row, at) => (
          <PlayerRow
            key={at}
            number={at + 1}
            isFirst={focusesName && at === 0}
            problems={problems?.rows[at]}
            {...{ row, form, onChange }}
          />
        ))}
      </div>
    </>
  );
}

interface FormPartProps {
  readonly form: NewGameForm;
  readonly onChange: (form: NewGameForm) => void;
}

function CountChoice({ form, onChange }: FormPartProps) {
  const { t } = useTranslation();
  return (
    <RadioGroup
      className="count-choice"
      orientation="horizontal"
      value={String(form.count)}
      onChange={(value) => onChange({ ...form, count: Number(value) })}
    >
      <Label>{t('newGame.players')}</Label>
      <div className="segments">
        {COUNTS.map((count) => (
          <Radio key={count} value={String(count)} className="segment" aria-label={t('newGame.playerCount', { count })}>
            {count}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
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
      <p className="field-hint">{t('newGame.competitionHint')}</p>
    </div>
  );
}

function SeedField({ form, isWrong, onChange }: FormPartProps & { isWrong: boolean }) {
  const { t } = useTranslation();
  return (
    <TextField
      className="field seed-field"
      value={form.seed}
      onChange={(seed) => onChange({ ...form, seed })}
      isInvalid={isWrong}
    >
      <Label>{t('newGame.seed')}</Label>
      <Input inputMode="numeric" />
      {isWrong ? (
        <FieldError>{t('newGame.problem.seed', { max: MAX_SEED })}</FieldError>
      ) : (
        <Text slot="description">{t('newGame.seedHint')}</Text>
      )}
    </TextField>
  );
}
