import * as v from 'valibot';
import {
  type Bridge,
  ClipboardTextSchema,
  DocumentStateSchema,
  FileIdSchema,
  GiveMailPasswordSchema,
  type HelpRequest,
  HelpRequestSchema,
  JournalEntrySchema,
  MailAccountSchema,
  MailDraftSchema,
  MailGameSchema,
  NativeMenusSchema,
  type OpenReply,
  OutsideLinkSchema,
  PositionSchema,
  type Preferences,
  PrinterNameSchema,
  PrintJobSchema,
  PrintRequestSchema,
  PrintSetupSchema,
  ProposalIdSchema,
  RankingFormSchema,
  RankRequestSchema,
  RemovableSchema,
  LessonNameSchema,
  PuzzleResultSchema,
  type RecentFile,
  RememberedGamesSchema,
  ReportSchema,
  SendMailSchema,
  SomePreferencesSchema,
  TableEventSchema,
  THEMES,
  WriteRequestSchema,
} from './bridge';
import { IdentitySchema, WisdomSchema } from '../rankings';

const nothing = v.undefined();

/** In place of the dropped file the preload sends its path; a file that lies on no disk has none. */
const DroppedPathSchema = v.pipe(v.string(), v.maxLength(32_767));

/** Every call the page may make, under the name of its channel, and what its argument must be. */
export const CALLS = {
  openGame: nothing,
  importGame: nothing,
  openDropped: DroppedPathSchema,
  writeFile: WriteRequestSchema,
  recentFiles: nothing,
  openRecent: FileIdSchema,
  stopReading: nothing,
  showDocument: DocumentStateSchema,
  closeWindow: nothing,
  ready: nothing,
  journal: JournalEntrySchema,
  recovered: nothing,
  preferences: nothing,
  setPreferences: SomePreferencesSchema,
  showTheme: v.picklist(THEMES),
  chooseBackground: nothing,
  keepBackground: FileIdSchema,
  background: nothing,
  sound: TableEventSchema,
  rememberedGames: nothing,
  rememberGames: RememberedGamesSchema,
  puzzleResults: nothing,
  keepPuzzleResult: PuzzleResultSchema,
  lessonsDone: nothing,
  keepLessonDone: LessonNameSchema,
  printers: nothing,
  paperSources: PrinterNameSchema,
  printSetup: nothing,
  rememberPrintSetup: PrintSetupSchema,
  print: PrintRequestSchema,
  makePdf: PrintJobSchema,
  sendMail: SendMailSchema,
  cancelMail: nothing,
  draftMail: MailDraftSchema,
  mailPasswordState: MailAccountSchema,
  giveMailPassword: GiveMailPasswordSchema,
  forgetMailPassword: nothing,
  mailGames: nothing,
  keepMailGame: MailGameSchema,
  removeMailGame: MailGameSchema.entries.id,
  copyText: ClipboardTextSchema,
  pasteText: nothing,
  showMenus: NativeMenusSchema,
  pageFailed: nothing,
  keepReport: ReportSchema,
  programFacts: nothing,
  rankings: nothing,
  rankHistory: IdentitySchema,
  rankGame: RankRequestSchema,
  rankedResults: IdentitySchema,
  rankingImports: nothing,
  proposeRemoval: RemovableSchema,
  acceptProposal: ProposalIdSchema,
  leaveWisdom: WisdomSchema,
  removeRanked: IdentitySchema,
  exportRankings: RankingFormSchema,
  importRankings: nothing,
  showHelp: HelpRequestSchema,
  helpAsked: nothing,
  printHelp: nothing,
  openLink: OutsideLinkSchema,
  tryPosition: PositionSchema,
} satisfies Record<Exclude<keyof Bridge, `on${string}`>, v.GenericSchema>;

export type Call = keyof typeof CALLS;

/** The calls that the page of the manual may make; the page of the game may make them all. */
export const HELP_CALLS: readonly Call[] = [
  'preferences',
  'showHelp',
  'helpAsked',
  'printHelp',
  'openLink',
  'tryPosition',
  'programFacts',
  'copyText',
];

export type Argument<C extends Call> = v.InferOutput<(typeof CALLS)[C]>;
export type Answer<C extends Call> = Awaited<ReturnType<Bridge[C]>>;

/** The messages that main sends of its own accord, and what each carries. */
export interface Events {
  menuChosen: string;
  closeRequested: undefined;
  openRequested: OpenReply;
  failed: string;
  reading: boolean;
  recentFilesChanged: readonly RecentFile[];
  helpAsked: HelpRequest;
  preferencesChanged: Preferences;
  positionTried: string;
}

/** Why a call is rejected. The message of the error that reaches the page ends with one of these words. */
export type Refusal = 'wrongSender' | 'wrongArgument' | 'failed';
