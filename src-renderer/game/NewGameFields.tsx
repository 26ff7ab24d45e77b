import { useImperativeHandle, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NEW_GAME_KINDS } from '../../src-shared/bridge/bridge';
import { reportErrors } from '../stage/failures';
import type { StartFieldsProps } from '../stage/starts';
import { listWords, playerWords } from '../words/words';
import { AdvancedFields } from './AdvancedFields';
import { ComputerFields } from './ComputerFields';
import { startGame } from './start-game';
import {
  type FormProblems,
  formFor,
  isRight,
  playersOf,
  problemsOf,
  seedOf,
  starterIn,
  startsIn,
  teamAt,
  winnerIn,
  withKind,
} from './new-game-form';
import type { NewGameProposal } from './proposals';
import { rowWords } from './row-words';
import { type FormPartProps, SeatRows } from './SeatRows';
import { isYou } from './unnamed';

/** The part of the New Game dialog that is about games: who plays, who starts, and by which rules. */
export function NewGameFields({ proposal, tab, ref }: StartFieldsProps & { readonly proposal: NewGameProposal }) {
  const { t } = useTranslation();
  const [form, setForm] = useState(() => formFor(proposal));
  const [shown, setShown] = useState<FormProblems>();
  // A change of the tab leaves the focus where it was made.
  const [front, setFront] = useState({ tab, isFresh: true });
  const kind = NEW_GAME_KINDS.find((each) => each === tab);
  if (front.tab !== tab) {
    setFront({ tab, isFresh: false });
    setShown(undefined);
    if (kind) setForm(withKind(form, kind, proposal));
  }
  const start = () => {
    const problems = problemsOf(form);
    setShown(problems);
    if (!isRight(problems)) return;
    const { isCompetition, set, starts } = form;
    const players = playersOf(form, (character) => t(`robot.name.${character}`));
    const seed = seedOf(form);
    void reportErrors(() => startGame({ players, seed, start: starterIn(form), isCompetition, set, starts }));
  };
  useImperativeHandle(ref, () => ({ start }));
  if (!kind) return null;
  const { isFresh } = front;
  return (
    <>
      {startsIn(form) === 'winner' && <WinnerLine form={form} />}
      {kind === 'computer' ? (
        <ComputerFields form={form} problems={shown?.rows[0]} isFresh={isFresh} onChange={setForm} />
      ) : (
        <SeatRows
          form={form}
          problems={shown}
          canCount={proposal.winner === undefined}
          focusesName={isFresh}
          onChange={setForm}
        />
      )}
      <AdvancedFields form={form} problems={shown} onChange={setForm} />
      {shown?.oneComputer && <p className="form-problem">{t('newGame.problem.oneComputer')}</p>}
      {shown?.colourTwice && <p className="form-problem">{t('newGame.problem.colourTwice')}</p>}
    </>
  );
}

/** Where the winner of the last game starts: who that is, and what it gives. */
function WinnerLine({ form }: Pick<FormPartProps, 'form'>) {
  const { t } = useTranslation();
  const row = winnerIn(form) ?? 0;
  const winner = form.rows[row];
  if (!winner) return null;
  const player = rowWords(form, row, t);
  const { colour, robot } = winner;
  const team = teamAt(form, row);
  if (team.length > 1) {
    const names = team.map((each) => rowWords(form, form.rows.indexOf(each), t));
    const players = playerWords(t, listWords(names), colour);
    return <p>{t(robot ? 'newGame.robotsWon' : 'newGame.pairPicks', { players, player })}</p>;
  }
  if (isYou(form.rows.slice(0, form.count), row, t)) return <p>{t('newGame.youPick')}</p>;
  return <p>{t(robot ? 'newGame.robotWon' : 'newGame.winnerPicks', { player: playerWords(t, player, colour) })}</p>;
}
