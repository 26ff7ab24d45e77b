import { startTellingTheme, startTheming } from '../preferences/look';
import { startMailTurns } from '../mail';
import { reportErrors, errorReport, tellFailure } from '../stage/failures';
import { showNoticeWhenFree } from '../stage/notices';
import { loadLessonsDone, startKeepingLessons } from '../lessons';
import {
  followRecentFiles,
  loadRecentFiles,
  openWhenFree,
  recover,
  startDroppingOldReads,
  startJournal,
  takeDrops,
} from '../files';
import { followPreferences } from '../preferences/preferences';
import { startRanking } from '../rankings';
import { startHaltingReplays, startKeepingLastGames, startRobotTurns } from '../game';
import { loadPicture } from '../settings';
import type { Notice } from '../stage/notices';
import { loadResults, startClock, startKeepingResults } from '../puzzles';
import { startSounds } from '../sounds';
import { followReading } from '../stage/reading';

/** All that runs in the window of the game besides what it draws: each entry is begun once, in this order. */

/** Before anything is drawn, so that it is drawn as the person wants it. */
const FROM_THE_START: readonly (() => unknown)[] = [
  followPreferences,
  startTheming,
  startTellingTheme,
  startSounds,
  startClock,
  startKeepingResults,
  startKeepingLessons,
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
  startRanking,
  startKeepingLastGames,
  () => window.tantrix.onOpenRequested((reply) => void reportErrors(() => openWhenFree(reply))),
];

/** What is read before anything is opened, and what is told where some of it was lost. */
const LOADED: readonly { readonly load: () => Promise<boolean>; readonly damaged: Notice }[] = [
  { load: loadResults, damaged: 'resultsDamaged' },
  { load: loadLessonsDone, damaged: 'lessonsDamaged' },
];

/** To be called before the first drawing. */
export const beginRunning = (): void => FROM_THE_START.forEach((begin) => begin());

/**
 * Reads what was kept, brings back what the last run left, and takes what is opened from outside from then on.
 *
 * @param wasReset whether the settings could not be read, which is told with all else that was damaged
 */
export async function startUp(wasReset: boolean): Promise<void> {
  const news: Notice[] = wasReset ? ['settingsReset'] : [];
  // One after the other: they are told in this order, too.
  for (const { load, damaged } of LOADED) await reportErrors(async () => (await load()) && news.push(damaged));
  await reportErrors(() => resume(news));
  await reportErrors(loadPicture);
  takeDrops();
}

async function resume(news: readonly Notice[]): Promise<void> {
  await loadRecentFiles();
  const isAnswered = await recover();
  for (const notice of news) showNoticeWhenFree(notice);
  await startJournal(isAnswered);
  for (const begin of ONCE_OPEN) begin();
  await window.tantrix.ready();
}
