import type { BestPlay } from '../../../src-shared/robots/studies/best-play';
import type { Game } from '../../../src-shared/tantrix';
import { tileInWords } from '../../stage/TileWords';
import type { Words } from '../../words/words';
import type { StudyGuide } from './study-guide';

/** What is said of a study. */

/** The colours of who is to find the move and of the other. */
function sidesIn({ deal, position }: Game, t: Words): { own: string; other: string } {
  const [own = 'red', other = 'blue'] = [position.mover, 1 - position.mover].map((seat) => deal.seats[seat]);
  return { own: t(`colour.${own}`), other: t(`colour.${other}`) };
}

/** What is to be found in the position of a study. */
export function taskWords(game: Game, t: Words): string {
  const count = game.position.tileCount - game.placements.length;
  return `${t('study.task', sidesIn(game, t))} ${t('study.left', { count })}`;
}

/** What the person was told of the move, its tile marked as a picture. */
export function toldWords({ told, solution }: StudyGuide, t: Words): string | undefined {
  if (told === 'nothing') return undefined;
  return t(`study.told.${told}`, { tile: tileInWords(solution.tile), space: 'A' });
}

/** How a study ends after what was played in it: by how much, or that nobody wins. */
export function endWords({ start }: StudyGuide, { scores }: BestPlay, t: Words): string {
  const { game } = start;
  const seat = game.position.mover;
  const [own = 0, other = 0] = [scores[seat], scores[1 - seat]];
  const words = { ...sidesIn(game, t), ownScore: own, otherScore: other };
  if (own === other) return t('study.end.drawn', words);
  return t(own > other ? 'study.end.won' : 'study.end.lost', words);
}
