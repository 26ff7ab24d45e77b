import type { OnlineGame, OnlineSeat } from '../../../src-shared/bridge/bridge';
import { tileCountOf } from '../../../src-shared/online/terms';
import type { PlayedOnline, Player, RecordedGame } from '../../../src-shared/record';
import { type Game, HAND_SIZE, replay, reveal, type TileNumber, UNKNOWN_TILE } from '../../../src-shared/tantrix';

/** The record of a game online, as it lies on the table. */

/** Whether the hands are dealt: before, there is no game to be seen. */
export const isDealt = ({ drawn, seats }: Pick<OnlineGame, 'drawn' | 'seats'>): boolean =>
  drawn.length >= seats.length * HAND_SIZE;

/** Who plays a seat, as a record says it. */
const playerAt = ({ name, email = '', country = '', robot }: OnlineSeat): Player => ({
  name,
  email,
  country,
  ...(robot ? { robot } : {}),
});

/** The game as it began, with the tiles that are known by now. Throws RangeError where its seats and tiles make none. */
export function recordAtStart({ seats, starter, drawn, rules }: OnlineGame): RecordedGame {
  const result = replay(
    { seats: seats.map(({ colour }) => colour), starter, bag: bagOf(drawn, tileCountOf(rules)) },
    [],
  );
  if (!result.ok) throw new RangeError('what was dealt online makes no game');
  const { game } = result;
  return { players: seats.map(playerAt), game, isCompetition: rules.isCompetition };
}

/** What the record says of how it was played; undefined until it is over. */
export function playedOnlineIn({ id, used, rules, ended }: OnlineGame): PlayedOnline | undefined {
  const { minutes } = rules;
  return ended && { game: id, used, ...(minutes === undefined ? {} : { minutes }), ...ended };
}

/** The order of the tiles as far as it is known. */
const bagOf = (drawn: readonly TileNumber[], length: number): TileNumber[] =>
  Array.from({ length }, (_, at) => drawn[at] ?? UNKNOWN_TILE);

/** The tiles of a game that are known, in the order in which they are drawn. */
export const knownIn = ({ deal: { bag } }: Pick<Game, 'deal'>): readonly TileNumber[] =>
  bag.filter((tile) => tile !== UNKNOWN_TILE);

/** The game once all these tiles are known; it begins as if it knew the others no more where they were drawn anew. */
export function withDrawn(game: Game, drawn: readonly TileNumber[]): Game {
  const known = knownIn(game);
  if (isBeginning(known, drawn)) return drawn.slice(known.length).reduce(revealed, game);
  const result = replay({ ...game.deal, bag: bagOf(drawn, game.deal.bag.length) }, game.placements);
  if (!result.ok) throw new RangeError('the tiles that were drawn make another game');
  // Drawn anew or not, it is the same game.
  const deal = { ...result.game.deal, seats: game.deal.seats };
  return { ...result.game, deal };
}

/** Whether one list is what another begins with. */
export const isBeginning = (first: readonly TileNumber[], all: readonly TileNumber[]): boolean =>
  first.length <= all.length && first.every((tile, at) => tile === all[at]);

function revealed(game: Game, tile: TileNumber): Game {
  const result = reveal(game, tile);
  if (!result.ok) throw new RangeError(`a tile that cannot come: ${result.problem}`);
  return result.game;
}
