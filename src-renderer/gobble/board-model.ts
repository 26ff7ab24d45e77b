import { isGobble, type RaceSpace } from '../../src-shared/gobble/fits';
import { openSpaces } from '../../src-shared/gobble/race';
import type { RecordedRace } from '../../src-shared/record';
import type { RaceHand } from '../../src-shared/sessions/race';
import type { BoardModel, BoardSpace, Ghost } from '../board/model';
import { edgeWords } from '../stage/edge-words';
import type { Words } from '../words/words';

/** What the board shows of a race. */
interface RaceShown {
  readonly record: RecordedRace;
  /** What the mouse has in hand, whose tile would be laid by a click. */
  readonly hand: RaceHand | undefined;
  /** What the keys have in hand, if it is held over a space. */
  readonly keyHand: RaceHand | undefined;
  /** Whether the last thing was refused. */
  readonly isRefused: boolean;
}

export function raceBoard({ record, hand, keyHand, isRefused }: RaceShown, t: Words): BoardModel {
  const { race } = record;
  const spaces = race.isOver ? [] : openSpaces(race);
  const ghosts = ghostsOf(hand);
  const last = race.moves.at(-1)?.move;
  return {
    tiles: race.tiles.map(({ tile, rotation, q, r }) => ({
      tile,
      rotation,
      hex: { q, r },
      isLast: last?.kind === 'lay' && last.tile === tile,
      label: (seen) => t('gobble.tile', { tile, edges: edgeWords(tile, seen.rotation, t) }),
    })),
    spaces: spaces.map((space) => boardSpace(space, ghosts, t)),
    ground: spaces.map(({ hex }) => hex),
    tried: triedTiles(keyHand, isRefused, t),
    lit: [],
    isComplete: race.isOver,
  };
}

const ghostsOf = (hand: RaceHand | undefined): Ghost[] =>
  hand?.held ? [{ tile: hand.held.tile, rotation: hand.turned[hand.held.tile] ?? 0 }] : [];

/** A gobble is marked; every other space shows itself when it is pointed at. */
const boardSpace = (space: RaceSpace, ghosts: readonly Ghost[], t: Words): BoardSpace => ({
  hex: space.hex,
  kinds: [...(isGobble(space) ? (['forced'] as const) : []), ...(ghosts.length > 0 ? (['playable'] as const) : [])],
  isMarked: isGobble(space),
  ghosts,
  label: () => t(isGobble(space) ? 'gobble.gobbleSpace' : 'gobble.space'),
});

function triedTiles(hand: RaceHand | undefined, isRefused: boolean, t: Words): BoardModel['tried'] {
  const held = hand?.held;
  if (!held?.over) return [];
  const { tile, over } = held;
  const rotation = hand?.turned[tile] ?? 0;
  const label = t('gobble.heldTile', { tile, edges: edgeWords(tile, rotation, t) });
  return [{ tile, rotation, at: { over }, isSelected: true, isRefused, label: () => label }];
}
