import { gameOnTable } from '../../src-renderer/game/open-game';
import { openPuzzle } from '../../src-renderer/puzzles/open-puzzle';
import { type PuzzleTable, puzzleTables } from '../../src-renderer/puzzles/table';
import { type CommandId, isShown, type MenuId, menuGroups } from '../../src-renderer/stage/commands';
import type { OpenTable } from '../../src-renderer/stage/tables';
import { puzzleById } from '../../src-shared/puzzles/catalogue';
import { gameOf } from './records';
import { RESTRICTED } from './situations';
import { tableOf } from './tables';

/** Which commands a menu can show at once: they depend on the kind of table, its file, a replay, a hint, and others elsewhere. */

const PICTURE = { id: 'file-1', name: 'board.png', kind: 'png' } as const;
const PLACED = { tile: 1, rotation: 0, q: 0, r: 0 };

function gameTables(): OpenTable[] {
  const record = { players: [], game: gameOf(RESTRICTED), isCompetition: false };
  const hint = { kind: 'given', placement: PLACED, scores: [], margin: 0, reasons: [] } as const;
  const online = { id: '', name: '', seatsHere: () => [], people: [], movesMade: () => 0 };
  const opened = [{ record }, { record, file: PICTURE, saved: record }, { record, online }].map(gameOnTable);
  return opened.flatMap((open) => [
    tableOf({ open }),
    tableOf({ open, replay: { at: 1, isRunning: false } }),
    tableOf({ open, hint }),
  ]);
}

function puzzlesOnTables(): OpenTable[] {
  const puzzle = puzzleById('starter')?.puzzle;
  if (!puzzle) throw new RangeError('no puzzle of that name');
  const record = { name: 'Starter', puzzle, laid: [], firm: [], seconds: 0, helped: false };
  const help = { kind: 'place', placement: PLACED } as const;
  return [openPuzzle(record), openPuzzle(record, { file: PICTURE, saved: record })].flatMap((open) =>
    [open, { ...open, help }].map((shown): OpenTable => {
      const state: PuzzleTable = { puzzle: shown, orientation: 0 };
      return { id: 0, of: puzzleTables.of, state, isPassing: false };
    }),
  );
}

/** For each state of the window that menus go by, the commands that the menu then shows, in their order. */
export const shownAtOnce = (menu: MenuId): CommandId[][] =>
  [undefined, ...gameTables(), ...puzzlesOnTables()].map((table) =>
    menuGroups(menu)
      .flat()
      .filter((id) => isShown(id, table)),
  );
