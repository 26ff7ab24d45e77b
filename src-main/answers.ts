import path from 'node:path';
import { app, type BrowserWindow, dialog } from 'electron';
import { clipboardHandlers } from './clipboard';
import { setUpDocument } from './document';
import { setUpDaysSolved, setUpFinishedGames, setUpLessonsDone, setUpPuzzleResults } from './done';
import { showFailuresIn } from './failures';
import { AtomicFileWriter } from './files/atomic-file-writer';
import { FileIds } from './files/file-ids';
import { setUpFiles } from './files/files';
import { openRequested } from './files/open-file';
import { setUpFullScreen } from './full-screen';
import { setUpHelp } from './help/help';
import { answersBy } from './ipc-handlers';
import { openJournal } from './journal/journal';
import { setUpLibrary } from './library/library';
import { setUpMailGames } from './mail-games/mail-games';
import { setUpMail } from './mail/mail';
import { setUpMenus } from './menus/menus';
import { setUpOnline } from './online/online';
import { deliverOpenRequests, holdOpenRequests, isOpening } from './open-requests/listen';
import { PAGE_URL } from './page';
import { setUpPrint } from './print/print';
import { programFacts } from './program-facts';
import { finishBeforeQuit } from './quit';
import { setUpRankings } from './rankings/rankings';
import { setUpRecentFiles } from './recent-files';
import { reloadAfterCrash } from './reload-after-crash';
import { setUpRememberedGames } from './remembered-games';
import { keepReport } from './reports';
import { allSettled, type Writing } from './settled';
import { setUpBackground } from './settings/background';
import type { KeptPreferences } from './settings/preferences';
import { windowBackground } from './settings/window-look';
import type { AnswerCall } from './take-calls';
import { loadPage } from './window';
import { say } from './words/words';

interface Answers {
  readonly answer: AnswerCall;
  /** Reads beforehand what takes its time; to be called when nobody waits for anything else. */
  readonly warmUp: () => void;
}

/** Sets up all that answers the page of the game, and keeps what it tells. */
export async function setUpAnswers(window: BrowserWindow, preferences: KeptPreferences): Promise<Answers> {
  const ids = new FileIds();
  const opened = openJournal(path.join(app.getPath('userData'), 'journal'), ids);
  const writing: Writing[] = [];
  // Before anything is waited for: the window can be closed all the while, and the journal has no mark of a normal end now.
  finishBeforeQuit(async () => {
    await allSettled(writing);
    await (await opened).close();
  });
  const journal = await opened;
  const writer = new AtomicFileWriter(path.join(app.getPath('userData'), 'unfinished'));
  await writer.clear();
  const document = setUpDocument(window);
  const files = setUpFiles(window, ids, writer);
  const mail = setUpMail();
  const mailGames = setUpMailGames(path.join(app.getPath('userData'), 'mail-games'));
  const recent = setUpRecentFiles(window, ids);
  const puzzleResults = setUpPuzzleResults(app.getPath('userData'));
  const daysSolved = setUpDaysSolved(app.getPath('userData'));
  const finishedGames = setUpFinishedGames(app.getPath('userData'));
  const lessonsDone = setUpLessonsDone(app.getPath('userData'));
  const rankings = setUpRankings(window, path.join(app.getPath('userData'), 'rankings'), writer);
  const library = setUpLibrary(window, ids, writer);
  const online = setUpOnline(window);
  writing.push(
    files,
    library,
    online,
    mail,
    mailGames,
    rankings,
    puzzleResults,
    daysSolved,
    finishedGames,
    lessonsDone,
  );
  const help = setUpHelp(window, () => windowBackground(preferences.current().theme));
  preferences.onChanged(help.follow);
  const pageGone = () => {
    showFailuresIn(undefined);
    document.pageGone();
    journal.pageGone();
    holdOpenRequests();
  };
  const answer = answersBy([{ window: () => window, url: PAGE_URL }, help.caller], {
    ...files.handlers,
    ...recent.handlers,
    ...journal.handlers,
    ...setUpPrint(window),
    ...preferences.handlers,
    ...setUpBackground(window),
    ...setUpRememberedGames(),
    ...mail.handlers,
    ...puzzleResults.handlers,
    ...daysSolved.handlers,
    ...finishedGames.handlers,
    ...lessonsDone.handlers,
    ...mailGames.handlers,
    ...library.handlers,
    ...clipboardHandlers,
    ...setUpMenus(window),
    ...setUpFullScreen(window),
    ...rankings.handlers,
    ...help.handlers,
    ...online.handlers,
    keepReport: (report) => keepReport(path.join(app.getPath('userData'), 'reports'), report, new Date()),
    programFacts,
    showDocument(state) {
      document.show(state);
      if (state.file !== undefined) recent.isOpen(state.file);
    },
    closeWindow: document.close,
    pageFailed: pageGone,
    isOpening,
    ready() {
      showFailuresIn(window);
      online.pageCame();
      deliverOpenRequests(window, (file) => openRequested(file, ids));
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
  return { answer, warmUp: () => rankings.warmUp() };
}
