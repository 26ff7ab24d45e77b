import { contextBridge, ipcRenderer, webUtils } from 'electron';
import type { Bridge } from '../src-shared/bridge/bridge';
import type { Call, Events } from '../src-shared/bridge/channels';

const call = (channel: Call, argument?: unknown) => ipcRenderer.invoke(channel, argument);

/** Hands each message of this name to the handler, until it is removed. */
function on<E extends keyof Events>(event: E, handler: (payload: Events[E]) => void): () => void {
  // Electron's own event would hand the page a way to send on any channel.
  const listener = (_: unknown, payload: Events[E]) => handler(payload);
  ipcRenderer.on(event, listener);
  return () => void ipcRenderer.off(event, listener);
}

const bridge: Bridge = {
  openGame: () => call('openGame'),
  importGame: () => call('importGame'),
  openDropped: (file) => call('openDropped', file instanceof File ? webUtils.getPathForFile(file) : ''),
  writeFile: (request) => call('writeFile', request),
  recentFiles: () => call('recentFiles'),
  openRecent: (file) => call('openRecent', file),
  stopReading: () => call('stopReading'),
  showDocument: (state) => call('showDocument', state),
  closeWindow: () => call('closeWindow'),
  ready: () => call('ready'),
  journal: (entry) => call('journal', entry),
  recovered: () => call('recovered'),
  preferences: () => call('preferences'),
  setPreferences: (change) => call('setPreferences', change),
  showTheme: (theme) => call('showTheme', theme),
  chooseBackground: () => call('chooseBackground'),
  keepBackground: (file) => call('keepBackground', file),
  background: () => call('background'),
  sound: (event) => call('sound', event),
  rememberedGames: () => call('rememberedGames'),
  rememberGames: (games) => call('rememberGames', games),
  puzzleResults: () => call('puzzleResults'),
  keepPuzzleResult: (result) => call('keepPuzzleResult', result),
  lessonsDone: () => call('lessonsDone'),
  keepLessonDone: (lesson) => call('keepLessonDone', lesson),
  printers: () => call('printers'),
  paperSources: (printer) => call('paperSources', printer),
  printSetup: () => call('printSetup'),
  rememberPrintSetup: (setup) => call('rememberPrintSetup', setup),
  print: (request) => call('print', request),
  makePdf: (job) => call('makePdf', job),
  sendMail: (request) => call('sendMail', request),
  cancelMail: () => call('cancelMail'),
  draftMail: (draft) => call('draftMail', draft),
  mailPasswordState: (account) => call('mailPasswordState', account),
  giveMailPassword: (given) => call('giveMailPassword', given),
  forgetMailPassword: () => call('forgetMailPassword'),
  mailGames: () => call('mailGames'),
  keepMailGame: (game) => call('keepMailGame', game),
  removeMailGame: (id) => call('removeMailGame', id),
  copyText: (text) => call('copyText', text),
  pasteText: () => call('pasteText'),
  showMenus: (menus) => call('showMenus', menus),
  pageFailed: () => call('pageFailed'),
  keepReport: (report) => call('keepReport', report),
  programFacts: () => call('programFacts'),
  rankings: () => call('rankings'),
  rankHistory: (player) => call('rankHistory', player),
  rankGame: (request) => call('rankGame', request),
  rankedResults: (player) => call('rankedResults', player),
  rankingImports: () => call('rankingImports'),
  proposeRemoval: (what) => call('proposeRemoval', what),
  acceptProposal: (id) => call('acceptProposal', id),
  leaveWisdom: (wisdom) => call('leaveWisdom', wisdom),
  removeRanked: (player) => call('removeRanked', player),
  exportRankings: (request) => call('exportRankings', request),
  importRankings: () => call('importRankings'),
  showHelp: (request) => call('showHelp', request),
  helpAsked: () => call('helpAsked'),
  printHelp: () => call('printHelp'),
  openLink: (url) => call('openLink', url),
  tryPosition: (text) => call('tryPosition', text),
  onMenuChosen: (handler) => on('menuChosen', handler),
  onCloseRequested: (handler) => on('closeRequested', () => handler()),
  onOpenRequested: (handler) => on('openRequested', handler),
  onFailed: (handler) => on('failed', handler),
  onReading: (handler) => on('reading', handler),
  onRecentFilesChanged: (handler) => on('recentFilesChanged', handler),
  onHelpAsked: (handler) => on('helpAsked', handler),
  onPreferencesChanged: (handler) => on('preferencesChanged', handler),
  onPositionTried: (handler) => on('positionTried', handler),
};

contextBridge.exposeInMainWorld('tantrix', bridge);
