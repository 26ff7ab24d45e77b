import type { PageRange, PrintReply, PrintSetup, WriteReply } from '../../src-shared/bridge/bridge';
import type { AnyRecord } from '../../src-shared/record';
import type { Subject } from '../stage/subjects';
import { onPaper } from './on-paper';
import { declareDialog, declareScreen, isOf, openDialog, openScreen, stageNow } from '../stage/dialogs';
import { recordShown, suggestedName } from '../stage/document';
import { shownNow } from '../stage/tables';
import { clearStatusNote, showStatusNote } from '../stage/status-note';
import { makeStore } from '../ui/store';

/** Putting what is open, a game or a puzzle, on paper. */

interface WithSetup {
  readonly setup: PrintSetup;
}

export const printDialog = declareDialog<WithSetup>('print');
export const printSetupDialog = declareDialog<WithSetup>('printSetup');

/** The pages as they would be printed, in place of the table. */
export const printPreview = declareScreen<WithSetup>('printPreview', 'command:printPreview' satisfies Subject);

/** Opens the dialog that prints. */
export async function proposePrint(): Promise<void> {
  openDialog(printDialog, { setup: await window.tantrix.printSetup() });
}

export async function proposePrintSetup(): Promise<void> {
  openDialog(printSetupDialog, { setup: await window.tantrix.printSetup() });
}

/** Shows the pages in place of the table. */
export async function previewPages(): Promise<void> {
  openScreen(printPreview, { setup: await window.tantrix.printSetup() });
  clearStatusNote();
}

/** Keeps the way to print for the next time; a preview follows it. */
export async function keepPrintSetup(setup: PrintSetup): Promise<void> {
  if (isOf(printPreview, stageNow().screen)) openScreen(printPreview, { setup });
  await window.tantrix.rememberPrintSetup(setup);
}

/** What is printed: of a game in a replay, as much as is shown. Throws RangeError when nothing is open. */
export const recordOnPaper = (): AnyRecord => recordShown(shownNow());

/** Whether pages are on their way out: one job at a time, for the window shows the pages of one on paper. */
const { reading, set } = makeStore(false);

export const { use: useIsPrinting } = reading;

async function busyWith<T>(job: () => Promise<T>): Promise<T> {
  set(true);
  try {
    return await job();
  } finally {
    set(false);
  }
}

/** Prints the pages named, or all; with `asks` through the system's dialog. */
export const printGame = (setup: PrintSetup, ranges: PageRange[], asks: boolean): Promise<PrintReply> =>
  busyWith(() => printPages(setup, ranges, asks));

/** Writes the pages named, or all, to a PDF file that the person chooses. */
export const savePdf = (setup: PrintSetup, ranges: PageRange[]): Promise<WriteReply> =>
  busyWith(() => writePages(setup, ranges));

async function printPages(setup: PrintSetup, ranges: PageRange[], asks: boolean): Promise<PrintReply> {
  await keepPrintSetup(setup);
  const reply = await onPaper({ record: recordOnPaper(), setup, date: new Date() }, () =>
    window.tantrix.print({ setup, ranges, asks }),
  );
  if (reply.kind === 'printed') showStatusNote('printed');
  return reply;
}

async function writePages(setup: PrintSetup, ranges: PageRange[]): Promise<WriteReply> {
  await keepPrintSetup(setup);
  const record = recordOnPaper();
  const bytes = await onPaper({ record, setup, date: new Date() }, () => window.tantrix.makePdf({ setup, ranges }));
  const reply = await window.tantrix.writeFile({
    bytes: new Uint8Array(bytes),
    kind: 'pdf',
    suggestedName: suggestedName(record),
  });
  if (reply.kind === 'saved') showStatusNote('pdfSaved');
  return reply;
}
