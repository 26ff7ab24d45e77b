import { access } from 'node:fs/promises';
import { fileProblemOf } from '../files/problems';
import { makeWayForFolder } from '../profile/set-aside';
import { type ReadingLimits, readApart } from '../reading/reading';
import { ArrivingFiles, SETTLED_AFTER } from './arriving';
import { makeFolder } from './folders';
import { rowsInIndex } from './index-file';
import type { KnownEntries } from './known-entries';
import type { LookAnswer, LookPiece, LookQuestion } from './look-through';
import type { Place } from './place';

/** A piece of the answer comes every tenth of a second, unless the disk does not answer. */
const LIMITS: ReadingLimits = { milliseconds: 60_000, megabytes: 512 };

/** After so many milliseconds what may be arriving is looked at again; by then it has surely been seen for long enough. */
const LOOK_AGAIN = SETTLED_AFTER + 100;

const NOTHING = { rows: [], gone: [] };

/** A look through the folder. */
interface Look {
  /** Something was found, or nothing is there to be found. */
  readonly begun: Promise<void>;
  /** It is over, in whatever way. */
  readonly done: Promise<void>;
}

/** Finds out what lies in the folder of a library: first what the index says, then what has changed since it was written. */
export class FolderReader {
  readonly #question: Pick<LookQuestion, 'folder' | 'isChosen' | 'index'>;
  readonly #known: KnownEntries;
  readonly #reader: string | undefined;
  readonly #arriving: ArrivingFiles;
  #recalled: Promise<void> | undefined;
  /** A look has come to its end, in whatever way but by being given up. */
  #isComplete = false;
  #looking: Look | undefined;
  #giveUp = new AbortController();
  /** The next look, for files that were still arriving. */
  #next: NodeJS.Timeout | undefined;

  /**
   * @param reader the script of the thread that reads
   * @param now milliseconds by a clock that nobody sets
   */
  constructor({ folder, isChosen, index }: Place, known: KnownEntries, reader?: string, now = () => performance.now()) {
    this.#question = { folder, isChosen, index };
    this.#known = known;
    this.#reader = reader;
    this.#arriving = new ArrivingFiles(now);
  }

  /** The folder is there. Rejects when it cannot be made, or when one that was chosen is gone. */
  async made(): Promise<void> {
    const { folder, isChosen } = this.#question;
    if (isChosen) {
      await access(folder);
      return;
    }
    const aside = await makeWayForFolder(folder);
    if (aside !== null) this.#known.found({ ...NOTHING, damaged: [aside] }, this.#known.state);
    await makeFolder(folder);
  }

  /** What the index says is known. */
  recalled(): Promise<void> {
    return (this.#recalled ??= this.#recall());
  }

  /** All that lay in the folder at some time of this run is known, or cannot be. */
  async complete(): Promise<void> {
    if (!this.#isComplete) await this.look().done;
  }

  /** Looks through the folder, unless that goes on already. */
  look(): Look {
    return this.#looking ?? this.#start();
  }

  /** Looks through the folder as it is from now on. */
  async lookAnew(): Promise<void> {
    await this.#looking?.done;
    await this.look().done;
  }

  /** What is being read is given up, and nothing is looked at again by itself. */
  async stop(): Promise<void> {
    this.#giveUp.abort();
    await this.#looking?.done;
    clearTimeout(this.#next);
  }

  #start(): Look {
    clearTimeout(this.#next);
    this.#giveUp = new AbortController();
    const { signal } = this.#giveUp;
    let tellBegun: (() => void) | undefined;
    const first = new Promise<void>((resolve) => {
      tellBegun = resolve;
    });
    const done = this.#run(signal, () => tellBegun?.()).finally(() => {
      this.#looking = undefined;
    });
    this.#looking = { begun: Promise.race([first, done]), done };
    return this.#looking;
  }

  async #recall(): Promise<void> {
    const { index, folder } = this.#question;
    for await (const rows of rowsInIndex(index, folder)) this.#known.recall(rows.map(({ row }) => row));
  }

  async #run(signal: AbortSignal, tellBegun: () => void): Promise<void> {
    await this.recalled();
    const unsure = this.#known.takeUnsure();
    const take = ({ read, of, ...found }: LookPiece) => {
      this.#known.found({ ...found, gone: [] }, { progress: { read, of } });
      tellBegun();
    };
    try {
      const question = { ...this.#question, unsure, settled: this.#arriving.settled };
      const read = readApart({ task: 'library', question }, LIMITS, take, this.#reader, signal);
      this.#end(await Promise.race([read, givenUp(signal)]));
      this.#isComplete = true;
    } catch (error) {
      this.#known.putBackUnsure(unsure);
      if (!signal.aborted) console.error('The library cannot be read:', error);
      this.#end(signal.aborted ? {} : { problem: fileProblemOf(error) });
      this.#isComplete ||= !signal.aborted;
    }
  }

  #end({ there, unread, unsettled, problem }: Partial<LookAnswer>): void {
    if (unsettled) this.#arriving.see(unsettled);
    if (unsettled && unsettled.length > 0) this.#next = setTimeout(() => this.look(), LOOK_AGAIN);
    const gone = there ? this.#known.without(there) : [];
    this.#known.found({ rows: [], gone, ...(unread ? { unread } : {}) }, problem ? { problem } : {});
  }
}

/** A thread that waits for a disk may not end; nobody waits for it. */
const givenUp = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
