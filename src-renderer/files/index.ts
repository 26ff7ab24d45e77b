/** What the window is given of files. */

export { FILE_COMMANDS } from './commands';
export { FILE_DIALOGS } from './dialogs';
export { takeDrops } from './drops';
export { DrawingNotice } from './moving/DrawingNotice';
export { leaveProgram } from './leaving';
export { openRecent, openWhenFree, startDroppingOldReads } from './opening';
export {
  followRecentFiles,
  loadRecentFiles,
  onRecentFiles,
  recentFilesNow,
  type RecentRecord,
  recentRecords,
  useRecentFiles,
} from './recent';
export { recover, startJournal } from './recovery';
export { fileSaving } from './saving';
