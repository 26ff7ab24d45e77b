import { en } from '../words/en';

/** What the manual must explain: every command, dialog and error, and the parts of the window. */

/** Dialogs; those that tell of errors are explained by the error. */
const DIALOGS = [
  'newGame',
  'saveChanges',
  'sendFirst',
  'fileChanged',
  'recovery',
  'playerDetails',
  'settings',
  'mailPassword',
  'turnOver',
  'mailGames',
  'mailWho',
  'mailDamaged',
  'mailAddress',
  'mailAnother',
  'mailKnown',
  'mailOlder',
  'mailRefused',
  'mailRemove',
  'joinOnline',
  'hostOnline',
  'waitOnline',
  'leaveOnline',
  'stopOnline',
  'serverRanks',
  'serverKey',
  'forgetGames',
  'moveGames',
  'stop',
  'playComputer',
  'puzzleEditor',
  'print',
  'printSetup',
  'rankings',
  'rankProposal',
  'rankRemovables',
  'rankDoubt',
  'rank',
  'rankFailed',
  'robotFailed',
  'tutorial',
  'shortcuts',
  'about',
] as const;

/** Everything that can go wrong, group by group; the codes are the keys. */
const ERRORS = {
  open: en.fileTrouble.open,
  save: en.fileTrouble.save,
  record: en.fileTrouble.record,
  deal: en.fileTrouble.deal,
  puzzle: en.fileTrouble.puzzle,
  notice: en.notice,
  refusal: en.refusal,
  mail: en.mail.problem,
  online: en.online.problem,
  print: en.print.problem,
  pdf: en.print.pdfProblem,
  rank: en.rank.problem,
  picture: en.settings.pictureProblem,
  player: en.newGame.problem,
  code: en.puzzleChoice.codeProblem,
  editor: en.puzzleEditor.problem,
  rankings: { notRankings: true, badLine: true, failed: true } satisfies Partial<
    Record<keyof typeof en.rankings.news, true>
  >,
  note: { journalFails: true, mailGameFails: true, resultFails: true, pictureGone: true } satisfies Partial<
    Record<keyof typeof en.status.note, true>
  >,
} as const;

/** Parts of the window that are no commands. */
export const PLACES = [
  'hand',
  'tile',
  'space',
  'board',
  'status-text',
  'bag-counter',
  'scores',
  'replay-bar',
  'puzzle-box',
  'puzzle-clock',
  'pattern-box',
  'race',
  'move-list',
  'analysis-graph',
  'turning-points',
  'start-screen',
  'menu-bar',
  'toolbar',
  'side-panel',
  'lesson',
  'study',
  'tip',
  'statistics',
] as const;

type Errors = typeof ERRORS;
type ErrorGroup = keyof Errors;
export type Subject =
  | `command:${keyof typeof en.command}`
  | `dialog:${(typeof DIALOGS)[number]}`
  | { [G in ErrorGroup]: `error:${G}.${keyof Errors[G] & string}` }[ErrorGroup]
  | `place:${(typeof PLACES)[number]}`;

const named = (kind: string, ids: readonly string[]): string[] => ids.map((id) => `${kind}:${id}`);

/** All subjects. */
export const SUBJECTS: readonly string[] = [
  ...named('command', Object.keys(en.command)),
  ...named('dialog', DIALOGS),
  ...Object.entries(ERRORS).flatMap(([group, words]) =>
    named(
      'error',
      Object.keys(words).map((code) => `${group}.${code}`),
    ),
  ),
  ...named('place', PLACES),
];

/** Groups of errors that a topic may explain together. */
export const ERROR_GROUPS: readonly string[] = named('error', Object.keys(ERRORS));
