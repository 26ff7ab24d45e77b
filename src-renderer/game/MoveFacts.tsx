import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { drawAfter, type MoveAnalysis } from '../../src-shared/robots';
import { betterWords, pointWords, signedWords, spokenBetterWords } from './analysis-words';
import { shownTable } from './history';
import { personAt, teamsOf } from './people';
import { useGame } from './table';
import { playerWords } from '../words/words';
import { TileWords } from '../stage/TileWords';

/** What the last move shown was worth: what would have been better, and the scores to be expected before and after it. */
export function MoveFacts({ move, moves }: { move: MoveAnalysis; moves: readonly MoveAnalysis[] }) {
  const { t } = useTranslation();
  const id = useId();
  const table = useGame();
  const { open, orientation } = shownTable(table);
  const tile = open?.record.game.placements.at(-1)?.tile;
  if (!open || tile === undefined) return null;
  const { name, colour } = personAt(open.record, move.seat);
  const draw = drawAfter(move, moves, open.record.game.deal);
  return (
    <div className="move-facts-table">
      <h3 id={id}>{t('replay.move', { number: move.at + 1, player: playerWords(t, name, colour), tile })}</h3>
      <p className={move.better ? 'move-better' : undefined}>
        <span aria-hidden="true">
          <TileWords words={betterWords(move, open.record.game, t)} />
        </span>
        <span className="hidden-label">{spokenBetterWords(move, open.record.game, orientation, t)}</span>
      </p>
      {move.missedWin && <p className="move-missed">{t('analysis.missedWin', { name })}</p>}
      {draw && <p>{t('analysis.drew', { points: signedWords(draw.gain) })}</p>}
      <table aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{t('analysis.expected')}</th>
            <th scope="col">{t('analysis.before')}</th>
            <th scope="col">{t('analysis.after')}</th>
          </tr>
        </thead>
        <tbody>
          {teamsOf(open.record).map(({ seat, name: team }) => (
            <tr key={seat}>
              <th scope="row">{team}</th>
              <td>{pointWords(move.before[seat] ?? 0)}</td>
              <td>{pointWords(move.after[seat] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
