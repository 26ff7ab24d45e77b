import { askWhetherAwaited, isAwaitedNow, stopAwaiting, stopAwaitingInVain } from './start/awaited';
import { readStartNews } from './start/news';
import { startTellingTheme, startTheming } from '../preferences/look';
import { startMailTurns } from '../mail';
import { reportErrors, errorReport, tellFailure } from '../stage/failures';
import { showNoticeWhenFree } from '../stage/notices';
import { loadLessonsDone, startKeepingLessons, startTips } from '../lessons';
import {
  followRecentFiles,
  loadRecentFiles,
  openWhenFree,
  recentFilesNow,
  recover,
  startDroppingOldReads,
  startJournal,
  takeDrops,
} from '../files';
import { followPreferences } from '../preferences/preferences';
import { startRanking } from '../rankings';
import {
  loadFinishedGames,
  startHaltingReplays,
  startKeepingFinishedGames,
  startKeepingLastGames,
  startRobotTurns,
} from '../game';
import { loadPicture } from '../settings';
import type { Notice } from '../stage/notices';
import {
  loadDays,
  loadResults,
  startClock,
  startJudgingStudies,
  startKeepingDays,
  startKeepingResults,
} from '../puzzles';
import { startKeeping, startNotingBalances } from '../library';
import { startRaces } from '../gobble';
import { startOnline, startPlaying, startRacing } from '../online';
import { startSounds } from '../sounds';
import { followFullScreen } from '../stage/full-screen';
import { followReading } from '../stage/reading';

/** All that runs in the window of the game besides what it draws: each entry is begun once, in this order. */

/** Before anything is drawn, so that it is drawn as the person wants it. */
const FROM_THE_START: readonly (() => unknown)[] = [
  followPreferences,
  startTheming,
  startTellingTheme,
  followFullScreen,
  startSounds,
  startClock,
  startRaces,
  startKeepingResults,
  startKeepingDays,
  startKeepingLessons,
  startTips,
  () => window.tantrix.onFailed((details) => tellFailure(errorReport(details))),
];

/** Once it is known what is open: none of these would understand how it came to the table. */
const ONCE_OPEN: readonly (() => unknown)[] = [
  startDroppingOldReads,
  followReading,
  followRecentFiles,
  startRobotTurns,
  startHaltingReplays,
  startMailTurns,
  startPlaying,
  startRacing,
  startOnline,
  startRanking,
  startKeepingLastGames,
  startKeepingFinishedGames,
  startJudgingStudies,
  startNotingBalances,
  () => window.tantrix.onOpenRequested((reply) => void reportErrors(() => openWhenFree(reply)).then(stopAwaiting)),
];

/** What is read before anything is opened, and what is told where some of it was lost. */
const LOADED: readonly { readonly load: () => Promise<boolean>; readonly damaged: Notice }[] = [
  { load: loadResults, damaged: 'resultsDamaged' },
  { load: loadDays, damaged: 'resultsDamaged' },
  { load: loadFinishedGames, damaged: 'gamesDamaged' },
  { load: loadLessonsDone, damaged: 'lessonsDamaged' },
];

/** For each of `LOADED`, whether some of it was lost, or why it could not be read. */
type Loaded = readonly PromiseSettledResult<boolean>[];

/** Reads what was kept, all at once. */
const readKept = (): Promise<Loaded> => Promise.allSettled(LOADED.map(({ load }) => load()));

/** Milliseconds that the first drawing waits for what the start screen shows: the files that were open last may lie anywhere. */
const PATIENCE_MS = 100;

async function readForStartScreen(): Promise<void> {
  await Promise.all([askWhetherAwaited(), loadRecentFiles()]);
  if (!isAwaitedNow()) await readStartNews(recentFilesNow());
}

/** Asks for all that was kept at once, to be called first of all; resolves when the window can be drawn with it. */
export async function readBeforeDrawing(): Promise<Loaded> {
  const forStartScreen = reportErrors(readForStartScreen);
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const [loaded] = await Promise.all([readKept(), Promise.race([forStartScreen, patience])]);
  return loaded;
}

/** To be called before the first drawing. */
export const beginRunning = (): void => FROM_THE_START.forEach((begin) => begin());

/**
 * Brings back what the last run left, and takes what is opened from outside from then on.
 *
 * @param wasReset whether the settings could not be read, which is told with all else that was damaged
 */
export async function startUp(wasReset: boolean, loaded: Loaded): Promise<void> {
  const news: Notice[] = wasReset ? ['settingsReset'] : [];
  // They are told in this order.
  for (const [at, { damaged }] of LOADED.entries()) await reportErrors(() => isLost(loaded[at]) && news.push(damaged));
  await reportErrors(() => resume(news));
  await reportErrors(loadPicture);
  takeDrops();
}

function isLost(result: Loaded[number] | undefined): boolean {
  if (result?.status === 'rejected') throw result.reason;
  return result?.value ?? false;
}

async function resume(news: readonly Notice[]): Promise<void> {
  let isAnswered = false;
  // Neither a game that cannot be brought back nor a journal that fails keeps out what is opened.
  await reportErrors(async () => {
    isAnswered = await recover();
  });
  for (const notice of news) showNoticeWhenFree(notice);
  startKeeping();
  await reportErrors(() => startJournal(isAnswered));
  for (const begin of ONCE_OPEN) begin();
  await reportErrors(stopAwaitingInVain);
  await window.tantrix.ready();
}
