import * as v from 'valibot';
import { answers, call, nothing } from './call';

function namesOf<Table extends object>(table: Table): (keyof Table & string)[] {
  const isName = (key: string): key is keyof Table & string => Object.hasOwn(table, key);
  return Object.keys(table).filter(isName);
}

/** The sizes of paper there are, by their usual names; portrait, in millimetres. */
export const PAPERS = {
  A4: { width: 210, height: 297 },
  Letter: { width: 215.9, height: 279.4 },
  A3: { width: 297, height: 420 },
  A5: { width: 148, height: 210 },
  Legal: { width: 215.9, height: 355.6 },
} as const;
export type Paper = keyof typeof PAPERS;
/** The names of the papers, in the order of `PAPERS`. */
export const PAPER_NAMES = namesOf(PAPERS);

/** What stays white on every side, in millimetres. */
export const MARGINS = { narrow: 8, normal: 15, wide: 25 } as const;
/** The names of the margins, in the order of `MARGINS`. */
export const MARGIN_NAMES = namesOf(MARGINS);

export const ORIENTATIONS = ['portrait', 'landscape'] as const;
/** The most copies of one job. */
export const MAX_COPIES = 99;

/** Which sides of a sheet bear pages, and by which of its edges it is turned over. */
export const DUPLEX_MODES = ['one', 'longEdge', 'shortEdge'] as const;

const SystemName = v.pipe(v.string(), v.minLength(1), v.maxLength(500));

/** A printer as the system calls it; undefined for its default printer. */
const PrinterNameSchema = v.optional(SystemName);

/** How the person prints; remembered for the next time. */
export const PrintSetupSchema = v.strictObject({
  /** As the system calls it; left out, its default printer. */
  printer: PrinterNameSchema,
  /** The tray, as the printer calls it; left out, the printer chooses. */
  source: v.optional(SystemName),
  sides: v.optional(v.picklist(DUPLEX_MODES), 'one'),
  orientation: v.picklist(ORIENTATIONS),
  paper: v.picklist(PAPER_NAMES),
  margin: v.picklist(MARGIN_NAMES),
  copies: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_COPIES)),
  colour: v.boolean(),
});
export type PrintSetup = Readonly<v.InferOutput<typeof PrintSetupSchema>>;

/** How it is printed where nothing was set. */
export const DEFAULT_PRINT_SETUP: PrintSetup = {
  sides: 'one',
  orientation: 'portrait',
  paper: 'A4',
  margin: 'normal',
  copies: 1,
  colour: true,
};

const PageNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999));

/** Pages in a row, both ends included; from 1. */
export const PageRangeSchema = v.strictObject({ from: PageNumber, to: PageNumber });
export type PageRange = Readonly<v.InferOutput<typeof PageRangeSchema>>;

/** The longest list of ranges that is printed. */
export const MAX_PAGE_RANGES = 50;

/** What the window shows on paper now is what is printed. */
const PrintJobSchema = v.strictObject({
  setup: PrintSetupSchema,
  /** Left empty, all pages. */
  ranges: v.pipe(v.array(PageRangeSchema), v.maxLength(MAX_PAGE_RANGES)),
});
export type PrintJob = v.InferOutput<typeof PrintJobSchema>;

/** Straight to the printer, or through the system's own dialog, where all options of the driver are set. */
const PrintRequestSchema = v.strictObject({ ...PrintJobSchema.entries, asks: v.boolean() });
export type PrintRequest = v.InferOutput<typeof PrintRequestSchema>;

/** Everything that can go wrong with a job. */
export const PRINT_PROBLEMS = ['noPrinter', 'printerGone', 'sourceGone', 'failed'] as const;
export type PrintProblem = (typeof PRINT_PROBLEMS)[number];

export type PrintReply = { kind: 'printed' } | { kind: 'cancelled' } | { kind: 'failed'; problem: PrintProblem };

export interface Printer {
  /** As the system calls it. */
  readonly name: string;
  /** As a person knows it. */
  readonly shown: string;
}

/** What the page asks main about printing. */
export const PRINT_CALLS = {
  /** What the system can print on; empty when there is nothing. */
  printers: call(nothing, answers<readonly Printer[]>()),
  /** The trays of a printer as it calls them; empty where the system does not tell of any. */
  paperSources: call(PrinterNameSchema, answers<readonly string[]>()),
  /** How the person printed last, or the usual way. */
  printSetup: call(nothing, answers<PrintSetup>()),
  rememberPrintSetup: call(PrintSetupSchema, answers<void>()),
  /** Prints what the page shows on paper at this moment. The page must go on showing it until the answer. */
  print: call(PrintRequestSchema, answers<PrintReply>()),
  /** What `print` would put on paper, as the bytes of a PDF. */
  makePdf: call(PrintJobSchema, answers<Uint8Array>()),
};
