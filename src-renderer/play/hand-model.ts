import {
  type Colour,
  type Game,
  isOver,
  legalPlacements,
  NO_TILE,
  resultOf,
  type Rotation,
  standingsOf,
  type TileNumber,
} from '../../src-shared/tantrix';
import type { Held } from './held';
import { peopleOf } from './people';
import type { OpenGame } from './table';

/** A seat as its panel shows it. */
export interface HandModel {
  readonly seat: number;
  readonly name: string;
  readonly colour: Colour;
  readonly score: number;
  readonly isMover: boolean;
  readonly isWinner: boolean;
  /** Slot by slot; undefined where no tile is left. */
  readonly tiles: readonly (HandTileModel | undefined)[];
}

export interface HandTileModel {
  readonly tile: TileNumber;
  readonly rotation: Rotation;
  /** `fits`: it fits a forced space that must be filled; `idle`: it cannot be played now; `away`: it lies on the board. */
  readonly state: 'ready' | 'fits' | 'idle' | 'selected' | 'away';
}

/** All seats as their panels show them, in seating order. */
export function handModels({ record }: OpenGame, held: Held | undefined): HandModel[] {
  const { game } = record;
  const standings = standingsOf(game);
  const winners = resultOf(game)?.winners ?? [];
  const playable = new Set(legalPlacements(game).map(({ tile }) => tile));
  return peopleOf(record).map(({ name, colour, seat }) => {
    const isMover = !isOver(game) && game.position.mover === seat;
    const state = (tile: TileNumber) => (isMover ? moverTileState(game, tile, held, playable) : 'ready');
    return {
      seat,
      name,
      colour,
      score: standings[seat]?.score ?? 0,
      isMover,
      isWinner: winners.includes(seat),
      tiles: (game.position.hands[seat] ?? []).map((tile) =>
        tile === NO_TILE ? undefined : { tile, rotation: held?.tile === tile ? held.rotation : 0, state: state(tile) },
      ),
    };
  });
}

function moverTileState(
  game: Game,
  tile: TileNumber,
  held: Held | undefined,
  playable: ReadonlySet<TileNumber>,
): HandTileModel['state'] {
  if (held?.tile === tile) return held.hex ? 'away' : 'selected';
  if (!playable.has(tile)) return 'idle';
  return game.position.phase === 'free' ? 'ready' : 'fits';
}
