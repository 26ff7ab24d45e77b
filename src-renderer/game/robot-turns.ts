import type { Player } from '../../src-shared/record';
import { seedOfGame } from '../../src-shared/robots';
import type { Game } from '../../src-shared/tantrix';
import { seatAsked } from './seat-asked';
import { randomSeed } from '../stage/chance';
import { reportErrors } from '../stage/failures';
import { playPlacementAt } from './moves';
import { preferencesNow, travelMs } from '../preferences/preferences';
import { type MoveSource, robotSeat } from './robot-seat';
import { seatFails } from './seat-failure';
import type { OpenGame } from './open-game';
import { gameTables, gameAt } from './table';
import { isCovered, onStage, stageNow } from '../stage/dialogs';
import { type TableId, tablesNow, onTables } from '../stage/tables';

type SeatOf = (player: Player, open: OpenGame) => MoveSource | undefined;

const seatAtComputer: SeatOf = ({ robot }, { session }) =>
  robot && robotSeat(robot, session.terms.robotsDraw === 'byChance' ? randomSeed : seedOfGame);

/** Milliseconds for which a placement is looked at before the next one follows, once its tile has arrived. */
const LOOK_MS = 200;

/**
 * From now on whoever is to move is asked, and their answers are played. Gives the function that ends it.
 *
 * @param seatOf gives the seat of a player in a game
 */
export function startRobotTurns(seatOf: SeatOf = seatAtComputer): () => void {
  const asked = new Map<TableId, { readonly game: Game; readonly stop: AbortController }>();
  const letGo = (id: TableId) => {
    asked.get(id)?.stop.abort();
    asked.delete(id);
  };
  const look = () => {
    const isWaiting = isCovered(stageNow());
    const { open } = tablesNow();
    for (const id of asked.keys()) if (!open.has(id)) letGo(id);
    for (const [id, table] of open) {
      const state = gameTables.stateOf(table);
      const seat = state && seatAsked({ ...state, isCovered: isWaiting });
      const game = seat === undefined ? undefined : state?.open?.record.game;
      if (game === asked.get(id)?.game) continue;
      letGo(id);
      if (!game || seat === undefined) continue;
      const stop = new AbortController();
      asked.set(id, { game, stop });
      void reportErrors(() => askFor(id, seat, seatOf, stop.signal));
    }
  };
  const ends = [onTables(look), onStage(look)];
  look();
  return () => {
    for (const end of ends) end();
    for (const id of asked.keys()) letGo(id);
  };
}

/** Asks a seat for its move and plays it, when the tile played last has arrived. What goes wrong ends the seat. */
async function askFor(id: TableId, seat: number, seatOf: SeatOf, signal: AbortSignal): Promise<void> {
  const open = gameAt(id);
  const player = open?.record.players[seat];
  try {
    const look = pause(travelMs(preferencesNow()) + LOOK_MS);
    const placement = player && (await seatOf(player, open)?.(open.record.game, signal));
    await look;
    if (signal.aborted || !placement) return;
    const refusal = playPlacementAt(id, placement);
    if (refusal) throw new RangeError(`an illegal placement: ${JSON.stringify(placement)}: ${refusal.code}`);
  } catch (error) {
    if (!signal.aborted) await seatFails(id, seat, error);
    else if (error !== signal.reason) throw error;
  }
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
