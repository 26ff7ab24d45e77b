import {
  type Game,
  isOver,
  legalPlacements,
  NO_TILE,
  resultOf,
  standingsOf,
  type TileNumber,
} from '../../src-shared/tantrix';
import type { Held } from '../play/held';
import type { OpenGame } from '../play/table';
import type { HandModel, HandTileModel } from './Hand';

/** All seats as their panels show them, in seating order. */
export function handModels({ record: { players, game } }: OpenGame, held: Held | undefined): HandModel[] {
  const standings = standingsOf(game);
  const winners = resultOf(game)?.winners ?? [];
  const playable = new Set(legalPlacements(game).map(({ tile }) => tile));
  return game.deal.seats.map((colour, seat) => {
    const isMover = !isOver(game) && game.position.mover === seat;
    const state = (tile: TileNumber) => (isMover ? moverTileState(game, tile, held, playable) : 'ready');
    return {
      seat,
      name: players[seat]?.name ?? '',
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
