import type { Bar, Measure, Span } from '../../../src-shared/library/margins';
import type { OwnGame } from '../../../src-shared/library/own-games';
import {
  counted,
  datePartWords,
  figureWords,
  listWords,
  scoresInRow,
  shortDateWords,
  type Words,
} from '../../words/words';

/** What is said of games and bars. */

export const opponentsWords = ({ opponents }: OwnGame): string => listWords(opponents.map(({ name }) => name.trim()));

/** The day on which a game ended; a day of this year goes without it. */
export function gameDayWords({ at }: OwnGame, now: Date): string {
  const date = new Date(at);
  return datePartWords(date, date.getFullYear() === now.getFullYear() ? 'day' : 'dayAndYear');
}

/** A bar in a sentence: what came of its game, or of those that are joined in it. */
export function barWords(measure: Measure, span: Span, { games, value }: Bar, now: Date, t: Words): string {
  const [first] = games;
  if (!first) return '';
  if (span === 'game') return measure === 'margin' ? gameWords(first, now, t) : partWords(measure, first, now, t);
  const won = games.filter(({ outcome }) => outcome === 'won').length;
  return t('statistics.bar.joined', {
    time: spanWords(span, first, t),
    ...counted(games.length),
    won: t('statistics.bar.joinedWon', counted(won)),
    margin: figureWords(value, 1, true),
  });
}

function gameWords(game: OwnGame, now: Date, t: Words): string {
  const { outcome, score, against, margin } = game;
  return t(`statistics.bar.${outcome}`, {
    date: gameDayWords(game, now),
    opponents: opponentsWords(game),
    count: Math.abs(margin),
    scores: scoresInRow([score, against]),
  });
}

/** What skill or luck has brought in a game. */
const partWords = (part: 'skill' | 'luck', game: OwnGame, now: Date, t: Words): string =>
  t(`statistics.bar.${part}`, {
    date: gameDayWords(game, now),
    opponents: opponentsWords(game),
    points: figureWords(game.balance?.[part] ?? 0, 1, true),
    scores: scoresInRow([game.score, game.against]),
  });

/** The week of a game by its Monday, or the month or year. */
function spanWords(span: Exclude<Span, 'game'>, { at }: OwnGame, t: Words): string {
  const date = new Date(at);
  if (span === 'year') return String(date.getFullYear());
  if (span === 'month') return datePartWords(date, 'monthAndYear');
  const sinceMonday = (date.getDay() + 6) % 7;
  const monday = new Date(date.getFullYear(), date.getMonth(), date.getDate() - sinceMonday);
  return t('statistics.week', { date: shortDateWords(monday) });
}
