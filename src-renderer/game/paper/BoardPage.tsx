import { gameOnTable } from '../open-game';
import { useTranslation } from 'react-i18next';
import type { RecordedGame } from '../../../src-shared/record';
import { type Colour, isOver, resultOf, standingsOf } from '../../../src-shared/tantrix';
import { teamsOf } from '../people';
import { pathWords, verdict } from '../result-words';
import { statusWords } from '../status';
import { inRow, listWords } from '../../words/words';
import { PaperBoard } from '../../stage/paper/PaperBoard';

interface BoardPageProps {
  readonly record: RecordedGame;
  readonly date: string;
}

/** The first page: the board, who plays, and how the game stands. */
export function BoardPage({ record, date }: BoardPageProps) {
  const { t } = useTranslation();
  const names = listWords(record.players.map(({ name }) => name));
  return (
    <>
      <header className="sheet-header">
        <h2 className="sheet-title">{t('paper.title', { names })}</h2>
        <span className="sheet-date">{date}</span>
      </header>
      <div className="sheet-body">
        <PaperBoard tiles={record.game.placements} />
        <section className="sheet-facts">
          <PaperState record={record} />
          <PaperPlayers record={record} />
        </section>
      </div>
    </>
  );
}

function PaperPlayers({ record }: { record: RecordedGame }) {
  const { t } = useTranslation();
  const standings = standingsOf(record.game);
  return (
    <table className="sheet-players">
      <tbody>
        {teamsOf(record).map(({ seat, name, colour }) => (
          <tr key={seat}>
            <td>
              <ColourMark colour={colour} />
            </td>
            <th scope="row">
              <span className="sheet-name">{name}</span>
              <span className="sheet-path">{inRow([t(`colour.${colour}`), pathWords(standings[seat], t)], t)}</span>
            </th>
            <td className="sheet-score">{standings[seat]?.score}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A colour as a disc with its letter. */
export function ColourMark({ colour }: { colour: Colour }) {
  const { t } = useTranslation();
  return <span className={`paper-mark paper-mark-${colour}`}>{t(`colourLetter.${colour}`)}</span>;
}

/** Who has won or what must be done, and how far the game has come. */
function PaperState({ record }: { record: RecordedGame }) {
  const { t } = useTranslation();
  const { game } = record;
  const result = resultOf(game);
  return (
    <div className="sheet-state">
      <p className="sheet-verdict">
        {result ? verdict(record, result, t) : statusWords({ open: gameOnTable({ record }) }, t)}
      </p>
      {result?.end === 'stopped' && <p>{t('result.stopped')}</p>}
      <p>{t('paper.played', { count: game.placements.length })}</p>
      {!isOver(game) && <p>{t('status.bag', { count: game.position.bagCount })}</p>}
    </div>
  );
}
