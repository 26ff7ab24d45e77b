import { preferencesNow } from '../preferences/preferences';
import { allLanded } from '../stage/flights';
import { kindOf } from '../stage/known-kinds';
import { onTables, type OpenTable, shownIn } from '../stage/tables';
import { soundOf } from './heard';
import { playSound } from './player';

/** Seconds from a tile that is laid to what comes of it: the bag shaken for a new one, or a puzzle solved. */
const NEXT_DELAY = 0.28;

/** From now on what happens at the shown table is heard, as far as it is set. */
export function startSounds(): void {
  onTables((tables, last) => {
    const [table, before] = [shownIn(tables), shownIn(last)];
    // The game goes on without its sounds.
    if (table && table !== before) {
      sound(table, last.open.get(table.id)).catch((error: unknown) => console.warn('nothing is heard:', error));
    }
  });
}

async function sound(table: OpenTable, before: OpenTable | undefined): Promise<void> {
  const events = heardAt(table, before);
  if (events.length === 0) return;
  const heard = events.map((event) => soundOf(event, preferencesNow()));
  // A tile is heard when it lies there; it takes off as soon as the change is drawn.
  await new Promise((resolve) => setTimeout(resolve));
  await allLanded();
  for (const [at, one] of heard.entries()) if (one) void playSound(one, at * NEXT_DELAY);
}

/** Of what was not on this table before, or of another kind, there was nothing. */
function heardAt(table: OpenTable, before: OpenTable | undefined) {
  const kind = kindOf(table);
  return kind.heard(table.state, kind.tables.stateOf(before));
}
