import { type OwnIdentity, ownIdentity } from '../../src-main/online/process/kept/identity';
import type { OpenBook } from './book';
import { BookFile } from './book-file';
import { lockFolder } from './folder-lock';
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

/** What a server that is one process keeps in a folder. Rejects where another has it. */
export async function folderStores(folder: string): Promise<Stores> {
  const letGo = await lockFolder(folder);
  try {
    return {
      identity: await ownIdentity(folder),
      games: await JournalKeeping.open(folder),
      openBook: (kind, schema) => BookFile.open(folder, kind, schema),
      neighbours: ALONE,
      listens: async () => {},
      close: letGo,
    };
  } catch (error) {
    await letGo();
    throw error;
  }
}
