import { randomUUID } from 'node:crypto';
import type { FileId } from '../../src-shared/bridge/bridge';
import type { Content } from './content';

/** A file of the person's, and what it held when it was last read or written; nothing while it was neither. */
export interface KnownFile {
  readonly path: string;
  readonly content?: Content | undefined;
}

/** The files the page may name. It knows only their ids. */
export class FileIds {
  readonly #files = new Map<FileId, KnownFile>();

  /** An id of its own, even for a file that has one already: two openings may have found two contents. */
  idOf(file: KnownFile): FileId {
    const id = randomUUID();
    this.#files.set(id, file);
    return id;
  }

  fileOf(id: FileId | undefined): KnownFile | undefined {
    return id === undefined ? undefined : this.#files.get(id);
  }

  /** The file of this id was written. */
  note(id: FileId, file: KnownFile): void {
    this.#files.set(id, file);
  }
}
