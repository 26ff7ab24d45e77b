import * as v from 'valibot';
import { GameKindSchema } from '../../src-shared/bridge/bridge';
import { ContentSchema, sha256 } from '../files/content';

const GameSchema = v.object({
  text: v.string(),
  undone: v.exactOptional(v.number()),
  edited: v.boolean(),
  /** The file the game belongs to, its kind, and what it held when it was last read or written. */
  file: v.exactOptional(v.object({ path: v.string(), kind: GameKindSchema, content: v.optional(ContentSchema) })),
});
/** The open game, as main keeps it. */
export type JournalGame = v.InferOutput<typeof GameSchema>;

const EntrySchema = v.object({
  /** Counts the entries of a profile: of two, the higher is the later. */
  number: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  game: v.nullable(GameSchema),
});
export type Entry = v.InferOutput<typeof EntrySchema>;

const ENTRY = /^([0-9a-f]{64})\n([^\n]*)\n$/;
const EntryTextSchema = v.pipe(v.string(), v.parseJson(), EntrySchema);

/** An entry as it is written: a line with the check of the second line, which holds the entry. */
export function makeEntry(entry: Entry): string {
  const line = JSON.stringify(entry);
  return `${sha256(line)}\n${line}\n`;
}

/** The entry; null for anything that was not written whole. */
export function parseEntry(text: string): Entry | null {
  const [, check, line] = ENTRY.exec(text) ?? [];
  if (line === undefined || check !== sha256(line)) return null;
  const { success, output } = v.safeParse(EntryTextSchema, line);
  return success ? output : null;
}
