import { useTranslation } from 'react-i18next';
import { figureWords } from '../words/words';
import { useLinesDrawn } from './useLinesDrawn';

export interface ChangeLine {
  readonly name: string;
  /** What tells the player from others. */
  readonly detail?: string | undefined;
  /** Words of Wisdom that come with the player. */
  readonly words?: string | undefined;
  /** Null where the player is not in the table. */
  readonly before: number | null;
  readonly after: number | null;
}

/** The ranks of players before something and after it. */
export function RankChanges({ lines }: { lines: readonly ChangeLine[] }) {
  const { t } = useTranslation();
  const drawn = lines.slice(0, useLinesDrawn(lines.length));
  return (
    <table className="rank-changes">
      <thead>
        <tr>
          <th scope="col">{t('rank.player')}</th>
          <th scope="col">{t('rank.before')}</th>
          <th scope="col">{t('rank.now')}</th>
          <th scope="col">{t('rank.change')}</th>
        </tr>
      </thead>
      <tbody>
        {drawn.map(({ name, detail, words, before, after }, at) => (
          <tr key={at}>
            <th scope="row">
              {name}
              {detail && <small>{detail}</small>}
              {words && <small className="rank-words">{words}</small>}
            </th>
            <td>{rankWords(before)}</td>
            <td>
              <strong>{rankWords(after)}</strong>
            </td>
            <td>{before !== null && after !== null && figureWords(after - before, 1, true)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const rankWords = (rank: number | null): string => (rank === null ? '–' : figureWords(rank, 1));
