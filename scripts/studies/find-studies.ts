import { choosePlacement } from '../../src-shared/robots';
import { type Study, type StudyLevel, movesTold } from '../../src-shared/robots/studies/study';
import { winningMoves } from '../../src-shared/robots/studies/winning-moves';
import {
  type Game,
  isOver,
  legalPlacements,
  newGame,
  type Placement,
  play,
  samePlacement,
  seededRandom,
} from '../../src-shared/tantrix';
import { moveOfPlacement } from '../../src-shared/tantrix/game';
import { heuristicValue } from '../../src-shared/robots/heuristics';
import { SearchState } from '../../src-shared/robots/search-state';

/** So many tiles are left where a study begins: with fewer it is seen at once, with more a plain search cannot prove it. */
const FEWEST = 4;
const MOST = 6;
const FEWEST_MOVES = 12;
const NODES = 40_000;

/** The studies in a game between two computer players, which its seed tells. */
export function studiesIn(seed: number): Study[] {
  const starter = seed % 2;
  const random = seededRandom(seed);
  const places: number[] = [];
  const found: Study[] = [];
  let game = newGame({ seats: ['red', 'blue'], starter }, seed);
  while (!isOver(game)) {
    const study = studyAt(game, { seed, starter, moves: movesTold(places) });
    if (study) found.push(study);
    const placement = choosePlacement(game, { character: 'mason', level: 2 }, random);
    places.push(placeOf(game, placement));
    const result = play(game, placement);
    if (!result.ok) throw new Error(`a robot was refused: ${result.refusal.code}`);
    game = result.game;
  }
  return found;
}

const placeOf = (game: Game, placement: Placement): number =>
  legalPlacements(game).findIndex((other) => samePlacement(other, placement));

function studyAt(game: Game, way: Pick<Study, 'seed' | 'starter' | 'moves'>): Study | undefined {
  const left = game.position.tileCount - game.placements.length;
  if (left < FEWEST || left > MOST || game.position.moves.length < FEWEST_MOVES) return undefined;
  const [winning, ...others] = winningMoves(game, NODES, 2) ?? [];
  if (!winning || others.length > 0) return undefined;
  return { ...way, level: levelOf(game, winning, left), solution: placeOf(game, winning) };
}

/** A move is natural when few score more at once; what is not, and what lies far from the end, is harder to find. */
function levelOf({ position, deal }: Game, winning: Placement, left: number): StudyLevel {
  const state = new SearchState(position, deal.seats);
  const value = heuristicValue(state, moveOfPlacement(winning));
  const better = position.moves.filter((move) => heuristicValue(state, move) > value).length;
  if (better < 3 && left < 6) return 1;
  return better * 4 > position.moves.length || left > 5 ? 3 : 2;
}
