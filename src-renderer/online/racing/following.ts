import type { OnlineRace, OnlineState } from '../../../src-shared/bridge/bridge';
import type { RaceMove } from '../../../src-shared/gobble/race';
import { newRace } from '../../../src-shared/gobble/race';
import { moveOf } from '../../../src-shared/online/race/referee';
import type { RecordedRace } from '../../../src-shared/record';
import type { Message } from '../../../src-shared/sessions/messages';
import type { RaceHand } from '../../../src-shared/sessions/race';
import {
  clockNow,
  followClock,
  layDown,
  layRefereed,
  raceAt,
  raceNow,
  raceTables,
  sendToRaceAt,
  setRaceClock,
} from '../../gobble';
import { reportErrors } from '../../stage/failures';
import { putAwayLetGo } from '../../stage/leaving';
import { showStatusNote } from '../../stage/status-note';
import { onTables, type TableId, tablesNow } from '../../stage/tables';
import { onlineNow, onOnline } from '../state';

/** A race online on the table: it comes there by itself, follows what main tells of it, and is left with the table. */

interface Laid {
  readonly id: string;
  readonly table: TableId;
  /** Tickets that were used before it came to this table. */
  readonly used: number;
  /** The last ticket of the session that was sent, and the last of all that was refused. */
  sent: number;
  refused: number;
}

/** The race that is followed. */
let laid: Laid | undefined;
/** The race that the person has put away. */
let left: string | undefined;

/** From now on a race that is played online is on the table; to be called once. Gives the function that ends it. */
export function startRacing(): () => void {
  const ends = [
    onOnline((state) => follow(state)),
    onTables(() => noteLeaving()),
    raceTables.tables.onEach(() => sendOwnMoves()),
  ];
  follow(onlineNow());
  return () => ends.forEach((end) => end());
}

function follow(state: OnlineState): void {
  if (state.kind !== 'racing') {
    endRace();
    // Whoever has left it may come back to it.
    left = undefined;
    return;
  }
  const { race, problem } = state;
  if (race.id === left) return;
  const before = laid?.id === race.id ? laid : begin(race);
  if (!before) return;
  sendToRaceAt(before.table, messagesTo(before, race));
  if (race.refused && race.refused.ticket > before.refused) tellRefused(before, race, race.refused);
  const { at: ms, isRunning } = race.clock;
  followClock({ ms, isRunning, isSought: !race.isReached && !problem, away: race.away });
  const isOver = raceAt(before.table)?.session.log.now.race.isOver === true;
  if (problem || isOver) endRace(race.clock.at);
  if (problem && !isOver) showStatusNote('raceEnded');
  // All have what counts: there is nothing left to be decided.
  if (isOver) void reportErrors(() => window.tantrix.leaveOnline());
}

function begin(race: OnlineRace): Laid | undefined {
  const players = race.names.map((name) => ({ name }));
  const record: RecordedRace = { players, race: newRace(race.start), isSlow: false, clock: 0 };
  putAwayLetGo();
  layRefereed(record, {
    seat: race.seat,
    // Where nobody hears it, the table says so.
    setRunning: (isRunning) => void reportErrors(() => window.tantrix.pauseOnlineRace({ isPaused: !isRunning })),
  });
  const { shown } = tablesNow();
  if (shown === undefined) return undefined;
  const refused = race.refused?.ticket ?? 0;
  laid = { id: race.id, table: shown, used: race.ticket, sent: 0, refused };
  return laid;
}

/** What leads from what lies on the table to what is known now. */
function messagesTo({ table, used }: Laid, race: OnlineRace): readonly Message<RecordedRace, RaceMove, RaceHand>[] {
  const known = raceAt(table)?.session.log.moves.length ?? 0;
  return race.moves.slice(known).map(({ by, ticket, at, deed }, index) => ({
    kind: 'ruling',
    number: known + index + 1,
    made: { by, move: moveOf(deed, at) },
    ticket: by === race.seat ? ticket - used : undefined,
  }));
}

/**
 * The tile is back in the hand: the person is told why. Moves are answered in their order, and only of the last refusal anything is
 * told: whatever was done before it, and does not count by now, was refused, too.
 */
function tellRefused(before: Laid, race: OnlineRace, { ticket, first }: NonNullable<OnlineRace['refused']>): void {
  before.refused = ticket;
  const objection = { code: 'occupied', at: [] } as const;
  const refused = raceAt(before.table)?.session.pending.filter((each) => each.ticket + before.used <= ticket) ?? [];
  sendToRaceAt(
    before.table,
    refused.map((each) => ({ kind: 'refused', ticket: each.ticket, objection })),
  );
  if (first !== undefined) showStatusNote('raceBeaten', { players: race.names[first] ?? '' });
  else if (!race.clock.isRunning) showStatusNote('raceStood');
}

/** What was done here goes to whoever decides. */
function sendOwnMoves(): void {
  const session = laid && raceAt(laid.table)?.session;
  if (!laid || session?.terms.decides !== 'referee') return;
  for (const { ticket, move } of session.pending) {
    if (ticket <= laid.sent) continue;
    laid.sent = ticket;
    const { at: _, ...deed } = move;
    const said = { ticket: ticket + laid.used, seen: session.log.moves.length, deed };
    void reportErrors(() => window.tantrix.raceOnline(said));
  }
}

/** Whoever decides is gone, or the race was left: what counted by then stays here. */
function endRace(clock = clockNow().ms): void {
  if (!laid) return;
  const { table } = laid;
  left = laid.id;
  laid = undefined;
  followClock({ ms: clock, isRunning: false, isSought: false, away: [] });
  layDown(table, clock);
}

/** Who puts a race away leaves it. */
function noteLeaving(): void {
  if (!laid || raceAt(laid.table)) return;
  left = laid.id;
  laid = undefined;
  // The time shown is that of the race that lies there now, if one does.
  const shown = raceNow();
  if (shown) setRaceClock(shown.record.clock);
  void reportErrors(() => window.tantrix.leaveOnline());
}
