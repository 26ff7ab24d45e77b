import { type Tip, TIPS } from '../../src-shared/bridge/bridge';
import {
  type Colour,
  type Game,
  type Hex,
  isOver,
  legalCells,
  legalTiles,
  moversOf,
  playableTiles,
  type Space,
  spacesOf,
  standingsOf,
  type TileNumber,
  tilesThatFit,
  unplayedTiles,
} from '../../src-shared/tantrix';
import { mayTellFits } from '../game/fits';
import { newsFrom } from '../game/last-turn';
import type { OpenGame } from '../game/open-game';
import { movesHere } from '../game/terms';
import { type GameTable, gameNow, onGameShown } from '../game/table';
import { keepPreferences, preferencesNow } from '../preferences/preferences';
import { reportErrors } from '../stage/failures';
import { closedCells, type OutlinedCell } from './closed-cells';
import { makeStore } from '../ui/store';

/** Tips: what is new to the person in a game is explained where it lies, once each. */

interface OpenTip {
  readonly tip: Tip;
  /** The cell that it speaks of; the bag lies in none. */
  readonly at: Hex | undefined;
  /** It speaks of the link of this colour there. */
  readonly link?: Colour | undefined;
  /** What is outlined; left out, that cell. */
  readonly outlined?: readonly OutlinedCell[];
}

const { reading, set } = makeStore<{ readonly open?: OpenTip | undefined }>({});

/** The tip that is shown, if any. */
export const useTip = (): OpenTip | undefined => reading.use(({ open }) => open);
export const hasTip = (): boolean => reading.get().open !== undefined;

export const closeTip = (): void => set({ open: undefined });

/** Where each thing is to be seen in a game; undefined where it is not there for whoever is to move. */
const PLACES: Readonly<Record<Tip, (open: OpenGame) => Omit<OpenTip, 'tip'> | undefined>> = {
  forced({ record: { game } }) {
    if (game.position.phase === 'free') return undefined;
    const [tile] = playableTiles(game);
    const [at] = tile === undefined ? [] : legalCells(game, tile);
    return at && { at };
  },
  waiting(open) {
    const { game } = open.record;
    const unplayed = unplayedTiles(game);
    return spaceIn(open, (space) => isForOthers(game, space, unplayed));
  },
  several(open) {
    const { game } = open.record;
    const [movers, from] = [moversOf(game), newsFrom(open)];
    const last = movers.findLastIndex((mover, at) => at > from && mover === movers[at - 1]);
    return last === -1 ? undefined : { at: game.placements[last] };
  },
  restriction(open) {
    const { game } = open.record;
    // Where several close spaces, it would take too long to say which closes which.
    const [forced, ...more] = spacesOf(game).filter(({ isForced }) => isForced);
    if (!forced || more.length > 0 || !isForOthers(game, forced, unplayedTiles(game))) return undefined;
    const outlined = closedCells(game, forced.hex);
    return outlined.length > 0 ? { at: forced.hex, outlined } : undefined;
  },
  impossible(open) {
    const unplayed = unplayedTiles(open.record.game);
    const isDead = (space: Space) => space.isForced && !canBeFilled(space, unplayed);
    return mayTellFits({ open }) ? spaceIn(open, isDead) : undefined;
  },
  loop({ record: { game } }) {
    const standing = standingsOf(game)[game.position.mover];
    return standing?.isLoop ? { at: standing.path[0], link: standing.colour } : undefined;
  },
  bag({ record: { game } }) {
    return game.position.bagCount === 0 ? { at: undefined } : undefined;
  },
};

/** Whether one of the tiles that are left fits a space. */
const canBeFilled = (space: Space, unplayed: readonly TileNumber[]): boolean =>
  tilesThatFit(space, unplayed).length > 0;

/** Whether a space is forced, but for somebody else than whoever is to move. */
const isForOthers = (game: Game, space: Space, unplayed: readonly TileNumber[]): boolean =>
  space.isForced && canBeFilled(space, unplayed) && legalTiles(game, space.hex).length === 0;

/** The first space of which something holds. */
function spaceIn({ record: { game } }: OpenGame, holds: (space: Space) => boolean): { readonly at: Hex } | undefined {
  const found = spacesOf(game).find(holds);
  return found && { at: found.hex };
}

/** Whether a person plays here who is to be helped: it is their turn, and nothing else leads them or forbids it. */
function isForTips({ open, replay, turnEnded }: GameTable): boolean {
  if (!open || replay || turnEnded !== undefined || open.guide) return false;
  const { record } = open;
  const { mover } = record.game.position;
  if (record.isCompetition || isOver(record.game)) return false;
  // Before the tile that was drawn is known, nothing can be played, and nothing is known to wait.
  if (record.game.position.awaitsTile) return false;
  return !record.players[mover]?.robot && movesHere(open, mover);
}

/** The tip that is due at a table, of those not seen before; undefined where there is none. */
export function tipDue(table: GameTable, seen: readonly Tip[]): OpenTip | undefined {
  const { open } = table;
  if (!open || !isForTips(table)) return undefined;
  for (const tip of TIPS) {
    const place = seen.includes(tip) ? undefined : PLACES[tip](open);
    if (place) return { tip, ...place };
  }
  return undefined;
}

/** From now on tips come by themselves and go when the game goes on; to be called once. */
export function startTips(): void {
  onGameShown((table, before) => {
    // What was asked for takes the place of what came by itself.
    if (table.hint && !before.hint) closeTip();
    const isSame = table.open?.record.game === before.open?.record.game;
    if (isSame && table.replay === before.replay && table.turnEnded === before.turnEnded) return;
    closeTip();
    const { showTips, tipsSeen } = preferencesNow();
    const due = showTips ? tipDue(gameNow(), tipsSeen) : undefined;
    if (!due) return;
    set({ open: due });
    void reportErrors(() => keepPreferences({ tipsSeen: [...tipsSeen, due.tip] }));
  });
}
