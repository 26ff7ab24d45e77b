import type { Player, RecordedGame } from '../../src-shared/record';
import { seedOfGame } from '../../src-shared/robots';
import type { Game, Placement } from '../../src-shared/tantrix';
import { seatAsked } from './seat-asked';
import { randomSeed } from '../stage/chance';
import { attempt } from '../stage/failures';
import { playPlacement } from './moves';
import { preferencesNow, travelMs } from '../preferences/preferences';
import { robotSeat } from './robot-seat';
import { seatFails } from './seat-failure';
import { useTable } from '../stage/table';
import { isCovered, onStage, stageNow } from '../stage/dialogs';

/**
 * Something that is asked for a move and answers with one. Once the signal is aborted nobody waits for the answer any
 * more. A person is not asked: they answer by the board, whenever they like.
 */
export type Seat = (game: Game, signal: AbortSignal) => Promise<Placement>;

type SeatOf = (player: Player, record: RecordedGame) => Seat | undefined;

/**
 * Usually a computer player answers the same to the same game, so that nobody gets another answer by taking a move back.
 * Under competition rules it draws its numbers by chance: one game that was won tells nothing of how to win the next.
 */
const seatAtComputer: SeatOf = ({ robot }, { isCompetition }) =>
  robot && robotSeat(robot, isCompetition ? randomSeed : seedOfGame);

/** Milliseconds for which a placement is looked at before the next one follows, once its tile has arrived. */
const LOOK_MS = 200;

/**
 * From now on whoever is to move is asked, and their answers are played. Gives the function that ends it.
 *
 * @param seatOf gives the seat of a player in a game
 */
export function startRobotTurns(seatOf: SeatOf = seatAtComputer): () => void {
  let asked: { readonly game: Game; readonly stop: AbortController } | undefined;
  const look = () => {
    const table = useTable.getState();
    const seat = seatAsked({ ...table, isCovered: isCovered(stageNow()) });
    const game = seat === undefined ? undefined : table.open?.record.game;
    if (game === asked?.game) return;
    asked?.stop.abort();
    const stop = new AbortController();
    asked = game && { game, stop };
    if (game && seat !== undefined) void attempt(() => askFor(game, seat, seatOf, stop.signal));
  };
  const ends = [useTable.subscribe(look), onStage(look)];
  look();
  return () => {
    for (const end of ends) end();
    asked?.stop.abort();
  };
}

/** Asks a seat for its move and plays it, when the tile played last has arrived. What goes wrong ends the seat. */
async function askFor(game: Game, seat: number, seatOf: SeatOf, signal: AbortSignal): Promise<void> {
  const { open } = useTable.getState();
  const player = open?.record.players[seat];
  try {
    const look = pause(travelMs(preferencesNow()) + LOOK_MS);
    const placement = player && (await seatOf(player, open.record)?.(game, signal));
    await look;
    if (signal.aborted || !placement) return;
    const refusal = playPlacement(placement);
    if (refusal) throw new RangeError(`an illegal placement: ${JSON.stringify(placement)}: ${refusal.code}`);
  } catch (error) {
    if (!signal.aborted) await seatFails(seat, error);
    else if (error !== signal.reason) throw error;
  }
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
