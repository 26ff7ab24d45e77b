import type { RecentFile, RememberedGames, UnfinishedOnline } from '../../../src-shared/bridge/bridge';
import { recentFilesNow, type RecentRecord, recentRecords } from '../../files';
import { waitingGames, type WaitingGame } from '../../mail';
import { onStage } from '../../stage/dialogs';
import { reportErrors } from '../../stage/failures';
import { type KeptRecord, latestKept } from '../../stage/kept-last';
import { makeStore } from '../../ui/store';

/** What the start screen knows of games that were played, that wait, and that were open last. */
export interface StartNews {
  /** Null before the first game that was started here. */
  readonly games: RememberedGames | null;
  readonly waiting: readonly WaitingGame[];
  /** The games online that were begun and not finished. */
  readonly online: readonly UnfinishedOnline[];
  readonly recent: readonly RecentRecord[];
  /** What the library kept last, the latest first. */
  readonly kept: readonly KeptRecord[];
}

const NONE: StartNews = { games: null, waiting: [], online: [], recent: [], kept: [] };

const { reading, set } = makeStore<StartNews | undefined>(undefined);

/** Undefined until it was read for the first time. */
export const startNews = reading;

let loads = 0;
/** Of which files it was read that the screen has not been drawn with yet. */
let unseen: readonly RecentFile[] | undefined;

/** Reads it before the screen is first drawn. */
export async function readStartNews(files: readonly RecentFile[]): Promise<void> {
  unseen = files;
  await load(files);
}

/** To be called when the screen is drawn, or other files were open last: reads it anew, unless that has just been done. */
export async function renewStartNews(files: readonly RecentFile[]): Promise<void> {
  const isRead = unseen === files;
  unseen = undefined;
  if (!isRead) await load(files);
}

/** From now on reads it anew when a dialog closes, in which games may have been removed; gives the function that ends it. */
export const renewAfterDialogs = (): (() => void) =>
  onStage(({ dialog }, before) => {
    if (before.dialog && !dialog) void reportErrors(() => renewStartNews(recentFilesNow()));
  });

/** Brings a game that waits to the table; one that is gone leaves the screen. */
export async function openWaiting({ open }: WaitingGame): Promise<void> {
  if (!(await open())) await renewStartNews(recentFilesNow());
}

/** A file that was open last may lie where nothing answers: what else there is does not wait for it. */
async function load(files: readonly RecentFile[]): Promise<void> {
  const number = ++loads;
  const show = (part: Partial<StartNews>) => {
    // An earlier one may come to its end later.
    if (number === loads) set((news = NONE) => ({ ...news, ...part }), true);
  };
  const recent = orNone(recentRecords(files), []);
  const [games, waiting, online, kept] = await Promise.all([
    orNone(window.tantrix.rememberedGames(), null),
    orNone(waitingGames(), []),
    orNone(window.tantrix.unfinishedOnline(), []),
    orNone(latestKept(), []),
  ]);
  show({ games, waiting, online, kept });
  show({ recent: await recent });
}

/** What cannot be read is left out: whoever opens it is told why. */
async function orNone<T>(reads: Promise<T>, none: T): Promise<T> {
  try {
    return await reads;
  } catch (error) {
    console.warn('The start screen:', error);
    return none;
  }
}
