import { randomUUID } from 'node:crypto';
import type { FileId } from '../../src-shared/bridge/bridge';

/** The files the person chose since the program started. The page knows only their ids. */
export class FileIds {
  readonly #paths = new Map<FileId, string>();

  idOf(path: string): FileId {
    const id = randomUUID();
    this.#paths.set(id, path);
    return id;
  }

  pathOf(id: FileId): string | undefined {
    return this.#paths.get(id);
  }
}
