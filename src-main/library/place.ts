import type { AtomicFileWriter } from '../files/atomic-file-writer';

/** Where a library lies, and how its files are written. */
export interface Place {
  readonly folder: string;
  /** The person has chosen it: then it is not made anew where it is gone, for it may lie on a disk that is not there now. */
  readonly isChosen: boolean;
  /** The file of what its files were found to say. */
  readonly index: string;
  readonly writer: AtomicFileWriter;
}
