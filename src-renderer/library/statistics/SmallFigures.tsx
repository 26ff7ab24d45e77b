import { useTranslation } from 'react-i18next';
import type { Statistics } from '../../../src-shared/library/statistics';
import type { Tally } from '../../../src-shared/library/tally';
import { figureWords, type Words } from '../../words/words';

/** Skill and luck; how the games of each level and colour went, and how it mattered who began; of puzzles, how many there were. */
export function SmallFigures({ statistics }: { statistics: Statistics }) {
  const { t } = useTranslation();
  const figures = [...balanceFigures(statistics, t), ...puzzleFigures(statistics, t), ...gameFigures(statistics, t)];
  return (
    <section className="statistics-part" aria-label={t('statistics.more')}>
      <h2>{t('statistics.more')}</h2>
      <dl className="small-figures">
        {figures.map(({ words, value }) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface SmallFigure {
  readonly words: string;
  readonly value: string;
}

const balanceFigures = ({ balance: { games, meanSkill, meanLuck, meanError } }: Statistics, t: Words): SmallFigure[] =>
  games === 0
    ? []
    : [
        { words: t('statistics.analysed'), value: figureWords(games, 0) },
        { words: t('statistics.meanSkill'), value: figureWords(meanSkill, 1, true) },
        { words: t('statistics.meanLuck'), value: figureWords(meanLuck, 1, true) },
        { words: t('statistics.meanError'), value: figureWords(meanError, 2) },
      ];

const puzzleFigures = ({ puzzles: { solved, onlyHelped } }: Statistics, t: Words): SmallFigure[] => [
  { words: t('statistics.puzzlesSolved'), value: figureWords(solved, 0) },
  ...(onlyHelped > 0 ? [{ words: t('statistics.onlyHelped'), value: figureWords(onlyHelped, 0) }] : []),
];

const gameFigures = ({ byStarter, byColour, byLevel }: Statistics, t: Words): SmallFigure[] =>
  [
    { words: t('statistics.wonStarting'), tally: byStarter.own },
    { words: t('statistics.wonFollowing'), tally: byStarter.others },
    ...byColour.map(({ colour, ...tally }) => ({ words: t(`statistics.wonAs.${colour}`), tally })),
    ...byLevel.map(({ level, ...tally }) => ({ words: t('statistics.wonAgainstLevel', { level }), tally })),
  ].flatMap(({ words, tally }) => (tally.games === 0 ? [] : [{ words, value: wonWords(tally, t) }]));

const wonWords = ({ won, games }: Tally, t: Words): string =>
  t('statistics.wonOf', { won: figureWords(won, 0), games: figureWords(games, 0) });
