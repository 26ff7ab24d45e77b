import { useTranslation } from 'react-i18next';
import type { Opponent } from '../../../src-shared/library/own-games';
import type { OpponentTally } from '../../../src-shared/library/tally';
import { CHARACTERS } from '../../../src-shared/robots';
import { RobotEmblem } from '../../game/RobotEmblem';
import { figureWords, type Words } from '../../words/words';
import { ShortTable } from './ShortTable';

/** What came of the games against each opponent. */
export function OpponentTable({ tallies }: { tallies: readonly OpponentTally[] }) {
  const { t } = useTranslation();
  return (
    <ShortTable
      title={t('statistics.opponents')}
      empty={t('statistics.noOpponents')}
      columns={[
        { words: t('statistics.opponent') },
        { words: t('statistics.games'), isFigure: true },
        { words: t('statistics.wonLost'), isFigure: true },
        { words: t('statistics.share'), isPicture: true },
        { words: t('statistics.margin'), isFigure: true },
        { words: t('statistics.bestLine'), isFigure: true },
      ]}
      rows={tallies.map((tally) => ({ key: tally.key, cells: cellsOf(tally, t) }))}
    />
  );
}

const cellsOf = ({ opponent, games, won, lost, drawn, meanMargin, bestLine }: OpponentTally, t: Words) => [
  <OpponentName key="name" opponent={opponent} />,
  figureWords(games, 0),
  tallyWords({ won, lost, drawn }, t),
  <WonShare key="share" share={won / games} />,
  figureWords(meanMargin, 1, true),
  bestLine > 0 ? figureWords(bestLine, 0) : '',
];

function tallyWords({ won, lost, drawn }: Pick<OpponentTally, 'won' | 'lost' | 'drawn'>, t: Words): string {
  const counts = { won: figureWords(won, 0), lost: figureWords(lost, 0) };
  return drawn === 0 ? t('result.tally', counts) : t('result.tallyDrawn', { ...counts, count: drawn });
}

/** How much of all was won, for the eye; the figures say it. */
const WonShare = ({ share }: { share: number }) => (
  <span className="won-share" aria-hidden="true">
    <span style={{ width: `${100 * share}%` }} />
  </span>
);

function OpponentName({ opponent: { name, robot } }: { opponent: Opponent }) {
  const { t } = useTranslation();
  const character = CHARACTERS.find((each) => each === robot?.character);
  return (
    <span className="opponent">
      <span className={character ? 'opponent-face' : 'opponent-disc'} aria-hidden="true">
        {character ? <RobotEmblem character={character} /> : firstLetter(name)}
      </span>
      <span className="opponent-name">{name}</span>
      {robot && <span className="opponent-level">{t('hand.level', { level: robot.level })}</span>}
    </span>
  );
}

/** A letter may be more than one unit of the text. */
const firstLetter = (name: string): string => /^./u.exec(name.trim())?.[0].toUpperCase() ?? '';
