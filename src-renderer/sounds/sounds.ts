import { allLanded } from '../stage/flights';
import { shownTable } from '../game/history';
import { type Table, useTable } from '../stage/table';
import { eventsBetween, puzzleEventsBetween } from './events';
import { soundOf } from './heard';
import { preferencesNow } from '../preferences/preferences';
import { playSound } from './player';

/** Seconds from a tile that is laid to what comes of it: the bag shaken for a new one, or a puzzle solved. */
const NEXT_DELAY = 0.28;

/** From now on what happens at the table is heard, as far as it is set. */
export function startSounds(): void {
  useTable.subscribe((table, before) => {
    const isSame = table.open === before.open && table.replay === before.replay && table.puzzle === before.puzzle;
    // The game goes on without its sounds.
    if (!isSame) sound(table, before).catch((error: unknown) => console.warn('nothing is heard:', error));
  });
}

async function sound(table: Table, before: Table): Promise<void> {
  const events = table.puzzle
    ? puzzleEventsBetween(before.puzzle, table.puzzle)
    : eventsBetween(shownTable(before).open, shownTable(table).open);
  const heard = events.map((event) => soundOf(event, preferencesNow()));
  // A tile is heard when it lies there; it takes off as soon as the change is drawn.
  await new Promise((resolve) => setTimeout(resolve));
  await allLanded();
  for (const [at, one] of heard.entries()) if (one) void playSound(one, at * NEXT_DELAY);
}
