import { type OwnIdentity, ownIdentity } from '../../src-main/online/process/kept/identity';
import type { OpenBook } from './book';
import { BookFile } from './book-file';
import type { Elsewhere, GameKeeping } from './game-keeping';
import { JournalKeeping } from './journal-keeping';
import { ALONE, type Neighbours } from './neighbours';

/** All that a server keeps, and what it knows of other processes of it. */
export interface Stores {
  readonly identity: OwnIdentity;
  readonly games: GameKeeping;
  readonly openBook: OpenBook;
  readonly neighbours: Neighbours;
  /** Programs reach this process there from now on. */
  listens(place: Elsewhere): Promise<void>;
  /** What was opened is closed by then. */
  close(): Promise<void>;
}

/** What a server that is one process keeps in a folder. */
export const folderStores = async (folder: string): Promise<Stores> => ({
  identity: await ownIdentity(folder),
  games: await JournalKeeping.open(folder),
  openBook: (kind, schema) => BookFile.open(folder, kind, schema),
  neighbours: ALONE,
  listens: async () => {},
  close: async () => {},
});
