import * as v from 'valibot';
import { GameKindSchema, MailReferenceSchema } from '../../src-shared/bridge/bridge';
import { makeChecked, parseChecked } from '../profile/checked-text';
import { ContentSchema } from '../files/content';

const TextSchema = v.object({
  text: v.string(),
  undone: v.exactOptional(v.number()),
  steps: v.exactOptional(v.string()),
  edited: v.boolean(),
  /** The file the game belongs to, its kind, and what it held when it was last read or written. */
  file: v.exactOptional(v.object({ path: v.string(), kind: GameKindSchema, content: v.optional(ContentSchema) })),
});
/** The open game with its text, as main keeps it. */
export type JournalText = v.InferOutput<typeof TextSchema>;

const GameSchema = v.union([TextSchema, MailReferenceSchema]);
/** The open game, as main keeps it: its text, or which game by mail it is, which is kept elsewhere. */
export type JournalGame = v.InferOutput<typeof GameSchema>;

const EntrySchema = v.object({
  /** Counts the entries of a profile: of two, the higher is the later. */
  number: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  game: v.nullable(GameSchema),
});
export type SlotEntry = v.InferOutput<typeof EntrySchema>;

/** An entry as the text of a file, with a check. */
export const makeEntry = (entry: SlotEntry): string => makeChecked(entry);

/** The entry; null for anything that was not written whole. */
export const parseEntry = (text: string): SlotEntry | null => parseChecked(text, EntrySchema);
