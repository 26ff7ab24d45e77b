import path from 'node:path';
import { app, dialog } from 'electron';
import { clipboardHandlers } from './clipboard';
import { setUpDocument } from './document';
import { showFailuresIn, showStartFailure, catchFailures } from './failures';
import { FileIds } from './files/file-ids';
import { setUpFiles } from './files/files';
import { AtomicFileWriter } from './files/atomic-file-writer';
import { registerIpcHandlers } from './ipc-handlers';
import { APP_ID } from './app-id';
import { setUpHelp } from './help/help';
import { openJournal } from './journal/journal';
import { setUpLessonsDone, setUpPuzzleResults } from './done';
import { setUpMail } from './mail/mail';
import { setUpMailGames } from './mail-games/mail-games';
import { setUpMenus } from './menus/menus';
import { reloadAfterCrash } from './reload-after-crash';
import { PAGE_URL } from './page';
import { deliverOpenRequests, holdOpenRequests, listenForOpenRequests } from './open-requests/listen';
import { setUpPrint } from './print/print';
import { settleProfile } from './profile/profile';
import { finishBeforeQuit, quitWhenTold } from './quit';
import { setUpRankings } from './rankings/rankings';
import { setUpRecentFiles } from './recent-files';
import { setUpRememberedGames } from './remembered-games';
import { keepReport } from './reports';
import { programFacts } from './program-facts';
import { disableUnneeded, limitPermissions } from './security';
import { registerScheme, serveBundle } from './serve-bundle';
import { setUpBackground } from './settings/background';
import { setUpPreferences } from './settings/preferences';
import { windowBackground } from './settings/window-look';
import { dropOpeningSwitches } from './switches';
import { createWindow, loadPage } from './window';
import { say } from './words/words';

async function open(): Promise<void> {
  serveBundle();
  limitPermissions();
  const ids = new FileIds();
  const journal = await openJournal(path.join(app.getPath('userData'), 'journal'), ids);
  const writer = new AtomicFileWriter(path.join(app.getPath('userData'), 'unfinished'));
  await writer.clear();
  const preferences = setUpPreferences();
  const window = createWindow(windowBackground(preferences.current().theme));
  // The process of the page begins meanwhile; it asks for nothing before all of this is set up.
  const loaded = loadPage(window);
  const document = setUpDocument(window);
  const files = setUpFiles(window, ids, writer);
  const mail = setUpMail();
  const mailGames = setUpMailGames(path.join(app.getPath('userData'), 'mail-games'));
  const recent = setUpRecentFiles(window, ids);
  const puzzleResults = setUpPuzzleResults(app.getPath('userData'));
  const lessonsDone = setUpLessonsDone(app.getPath('userData'));
  const rankings = setUpRankings(window, path.join(app.getPath('userData'), 'rankings'), writer);
  const help = setUpHelp(window, () => windowBackground(preferences.current().theme));
  preferences.onChanged(help.follow);
  const pageGone = () => {
    showFailuresIn(undefined);
    document.pageGone();
    journal.pageGone();
    holdOpenRequests();
  };
  registerIpcHandlers([{ window: () => window, url: PAGE_URL }, help.caller], {
    ...files.handlers,
    ...recent.handlers,
    ...journal.handlers,
    ...setUpPrint(window),
    ...preferences.handlers,
    ...setUpBackground(window),
    ...setUpRememberedGames(),
    ...mail.handlers,
    ...puzzleResults.handlers,
    ...lessonsDone.handlers,
    ...mailGames.handlers,
    ...clipboardHandlers,
    ...setUpMenus(window),
    ...rankings.handlers,
    ...help.handlers,
    keepReport: (report) => keepReport(path.join(app.getPath('userData'), 'reports'), report, new Date()),
    programFacts,
    showDocument(state) {
      document.show(state);
      if (state.file !== undefined) recent.isOpen(state.file);
    },
    closeWindow: document.close,
    pageFailed: pageGone,
    ready() {
      showFailuresIn(window);
      deliverOpenRequests(window, ids);
    },
  });
  reloadAfterCrash(window, {
    load: () => loadPage(window),
    onGone: pageGone,
    giveUp() {
      dialog.showErrorBox(say('crash.title'), say('crash.text'));
      window.destroy();
      app.quit();
    },
  });
  finishBeforeQuit(async () => {
    await files.settled();
    await mail.settled();
    await mailGames.settled();
    await rankings.settled();
    await puzzleResults.settled();
    await lessonsDone.settled();
    await journal.close();
  });
  await loaded;
  rankings.warmUp();
}

function start(askForProfile: () => Promise<void>): void {
  catchFailures();
  quitWhenTold();
  if (process.platform === 'win32') app.setAppUserModelId(APP_ID);
  registerScheme();
  disableUnneeded();
  app.on('window-all-closed', () => app.quit());
  app
    .whenReady()
    .then(askForProfile)
    .then(open)
    .catch(async (error: unknown) => {
      await showStartFailure(error);
      app.exit(1);
    });
}

dropOpeningSwitches();
// Before the lock of the only instance, which lies in the profile.
const askForProfile = settleProfile();
if (listenForOpenRequests()) start(askForProfile);
else app.exit(0);
