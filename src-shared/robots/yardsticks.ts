import { type Game, legalPlacements, type Placement, pick, play, type Random, standingsOf } from '../tantrix';

/** The simplest computer players, against which all others are measured. Each needs a running game. */
export type Robot = (game: Game, random: Random) => Placement;

/** Any legal placement. */
export const randomRobot: Robot = (game, random) => pick(legalPlacements(game), random);

/** The placement after which its own best line or loop scores most; ties are broken at random. */
export const greedyRobot: Robot = (game, random) => {
  const placements = legalPlacements(game);
  const scores = placements.map((placement) => scoreAfter(game, placement));
  const best = Math.max(...scores);
  return pick(
    placements.filter((_, at) => scores[at] === best),
    random,
  );
};

function scoreAfter(game: Game, placement: Placement): number {
  const result = play(game, placement);
  return result.ok ? (standingsOf(result.game)[game.position.mover]?.score ?? 0) : 0;
}
