import * as v from 'valibot';
import { type Language, LANGUAGES } from '../languages';
import { EMPTY_MAIL_ACCOUNT, MAIL_WAYS, MailAccountSchema } from './mail';
import { answers, call, message, nothing } from './call';

/** The sounds of the program. */
export const SOUNDS = ['gameStart', 'bagShake', 'tilePlay', 'puzzleSolve', 'gobble'] as const;
/** The looks of the window: one follows the system, between light and dark. */
export const THEMES = ['system', 'classic', 'light', 'dark'] as const;
/** What lies under the tantrix in place of a colour; `own` is a picture file of the person's, which main remembers. */
export const BITMAPS = ['felt', 'wood', 'slate', 'own'] as const;
/** How tiles are drawn. */
export const TILE_STYLES = ['painted', 'flat', 'letters', 'patterns'] as const;
/** Per cent of the usual size of letters. */
export const TEXT_SIZES = [100, 125, 150, 200] as const;
/** From the slowest to the fastest. */
export const ANIMATION_SPEEDS = [1, 2, 3, 4, 5] as const;
/** What a callout explains in games, once each. */
export const TIPS = ['forced', 'waiting', 'several', 'restriction', 'impossible', 'loop', 'bag'] as const;
/** The colours the person can set. */
export const TABLE_COLOURS = ['background', 'selected', 'valid', 'playable'] as const;

const yesOrNo = v.exactOptional(v.boolean());
/** As `<input type="color">` writes it. */
const colour = v.exactOptional(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)));

/**
 * Some of what the person can set: a change of it, or a file of settings, which may be of an older version. What a newer
 * version added is left alone.
 */
export const SomePreferencesSchema = v.object({
  /** Whether the next start opens the game that was open when the program was left. */
  reopenAtStart: yesOrNo,
  /** Whether what is played is kept in the library by itself. */
  keepGames: yesOrNo,
  soundGameStart: yesOrNo,
  soundBagShake: yesOrNo,
  soundTilePlay: yesOrNo,
  soundPuzzleSolve: yesOrNo,
  soundGobble: yesOrNo,
  /** From 0, silence, to 100. */
  volume: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
  /** Whether a picture lies under the tantrix, or the colour of the background. */
  showBitmap: yesOrNo,
  bitmap: v.exactOptional(v.picklist(BITMAPS)),
  /** Whether tiles are seen on their way. */
  animate: yesOrNo,
  animationSpeed: v.exactOptional(v.picklist(ANIMATION_SPEEDS)),
  /** Whether the spaces and tiles that may be played are marked. */
  showPlayable: yesOrNo,
  /** Whether the turn is handed on by a button, so that the last tile can still be taken back. */
  nextPlayerPrompt: yesOrNo,
  /** Whether a click on the selected tile plays it where it may be played, and turns it only elsewhere. */
  clickAgainPlays: yesOrNo,
  /** Whether a callout explains each thing of the game where the person first meets it. */
  showTips: yesOrNo,
  /** Of what that was done. */
  tipsSeen: v.exactOptional(v.array(v.picklist(TIPS))),
  /** Each left out is the theme's own; a change names all that are to hold. */
  colours: v.exactOptional(v.object({ background: colour, selected: colour, valid: colour, playable: colour })),
  language: v.exactOptional(v.picklist(['system', ...LANGUAGES])),
  theme: v.exactOptional(v.picklist(THEMES)),
  tileStyle: v.exactOptional(v.picklist(TILE_STYLES)),
  textSize: v.exactOptional(v.picklist(TEXT_SIZES)),
  toolbar: yesOrNo,
  statusBar: yesOrNo,
  bagCounter: yesOrNo,
  /** Whether tiles bear their numbers. */
  tileNumbers: yesOrNo,
  /** Whether forced spaces bear the numbers of tiles that fit them. */
  fitCounts: yesOrNo,
  mailWay: v.exactOptional(v.picklist(MAIL_WAYS)),
  mailAccount: v.exactOptional(MailAccountSchema),
  /** Whether edges of a puzzle that do not match are marked. */
  markClashes: yesOrNo,
  /** Whether the time for a puzzle is shown. */
  puzzleTimer: yesOrNo,
  /** The collection from which a puzzle was chosen last. */
  puzzleShelf: v.exactOptional(v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/))),
});
export type SomePreferences = Readonly<v.InferOutput<typeof SomePreferencesSchema>>;
export type Preferences = Required<SomePreferences>;

export type Sound = (typeof SOUNDS)[number];
export type Theme = (typeof THEMES)[number];
export type Bitmap = (typeof BITMAPS)[number];
export type Tip = (typeof TIPS)[number];
export type TileStyle = (typeof TILE_STYLES)[number];
export type TableColour = (typeof TABLE_COLOURS)[number];

/** What holds where the person has set nothing. */
export const DEFAULT_PREFERENCES: Preferences = {
  reopenAtStart: false,
  keepGames: true,
  soundGameStart: true,
  soundBagShake: true,
  soundTilePlay: true,
  soundPuzzleSolve: true,
  soundGobble: true,
  volume: 70,
  showBitmap: false,
  bitmap: 'felt',
  animate: true,
  animationSpeed: 3,
  showPlayable: true,
  nextPlayerPrompt: false,
  clickAgainPlays: false,
  showTips: true,
  tipsSeen: [],
  colours: {},
  language: 'system',
  theme: 'system',
  tileStyle: 'painted',
  textSize: 100,
  toolbar: true,
  statusBar: true,
  bagCounter: true,
  tileNumbers: false,
  fitCounts: false,
  mailWay: 'program',
  mailAccount: EMPTY_MAIL_ACCOUNT,
  markClashes: true,
  puzzleTimer: true,
  puzzleShelf: 'classic',
};

export interface PreferencesReply {
  readonly preferences: Preferences;
  /** The file of settings could not be understood: it was set aside as .bak, and the defaults hold. Said once. */
  readonly wasReset: boolean;
  /** What `system` stands for among the languages. */
  readonly systemLanguage: Language;
}

/** What the person has set, and setting it. */
export const PREFERENCES_CALLS = {
  preferences: call(nothing, answers<PreferencesReply>()),
  /** Holds at once; false when it will be forgotten with the end of the program, because it cannot be written. */
  setPreferences: call(SomePreferencesSchema, answers<boolean>()),
  /** What the system draws of the window goes with a theme that is tried out, until a theme is set. */
  showTheme: call(v.picklist(THEMES), answers<void>()),
};

/** What main tells both windows when something is set. */
export const PREFERENCES_EVENTS = {
  /** The window of the manual is told what the person has set. */
  onPreferencesChanged: message<Preferences>(),
};
