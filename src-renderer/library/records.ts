import type { EntryId } from '../../src-shared/bridge/bridge';
import { type AnyRecord, gameKind, parseRecord } from '../../src-shared/record';
import { resultOf, standingsOf } from '../../src-shared/tantrix';
import type { FigureTile } from '../board/BoardFigure';
import type { LitPath } from '../board/model';
import { kindFor } from '../stage/known-kinds';

/** The records of kept games, read from their files. */

/** Undefined where the file is gone, or cannot be read any more. */
export async function recordOf(id: EntryId): Promise<AnyRecord | undefined> {
  const [text] = await window.tantrix.libraryTexts([id]);
  return recordIn(text);
}

export function recordIn(text: string | null | undefined): AnyRecord | undefined {
  const parsed = typeof text === 'string' ? parseRecord(text, 'txg') : undefined;
  return parsed?.ok ? parsed.record : undefined;
}

export const tilesOf = (record: AnyRecord): readonly FigureTile[] => kindFor(record).pictureOf(record).tiles;

/** The lines and loops that have won, each once; of a game that goes on and of a puzzle none. */
export function winningPaths(record: AnyRecord): LitPath[] {
  if (!gameKind.is(record)) return [];
  const standings = standingsOf(record.game);
  const winners = resultOf(record.game)?.winners ?? [];
  const colours = new Set(winners.map((seat) => standings[seat]?.colour));
  return [...colours].flatMap((colour) => {
    const standing = standings.find((each) => each.colour === colour);
    return standing ? [{ colour: standing.colour, cells: standing.path }] : [];
  });
}
