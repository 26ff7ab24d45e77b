import type { BrowserWindow, WebContentsPrintOptions } from 'electron';
import type { Printer, PrintJob, PrintReply, PrintRequest } from '../../src-shared/bridge/bridge';
import { problemOfPrinting, zeroBased } from './print-job';
import { paperSources, printFromTray } from './trays';

/** The pages bring their margins along, and pictures of tiles are all background. */
const AS_DRAWN = { printBackground: true, margins: { marginType: 'none' } } as const;

/** What the system can print on. */
export async function printersOf({ webContents }: BrowserWindow): Promise<Printer[]> {
  const printers = await webContents.getPrintersAsync();
  return printers.map(({ name, displayName }) => ({ name, shown: displayName || name }));
}

const isAmong = (printers: readonly Printer[], printer: string | undefined): boolean =>
  printer === undefined || printers.some(({ name }) => name === printer);

/** The trays of a printer, or of the default one, as it calls them; none of a printer that is not there. */
export const sourcesOf = async (window: BrowserWindow, printer: string | undefined): Promise<string[]> =>
  isAmong(await printersOf(window), printer) ? paperSources(printer) : [];

/** What Electron calls the sides of a sheet. */
const DUPLEX = { one: 'simplex', longEdge: 'longEdge', shortEdge: 'shortEdge' } as const;

/** Prints what the window shows on paper; the answer comes when the system has taken the job, or has not. */
export async function print(window: BrowserWindow, { setup, ranges, asks }: PrintRequest): Promise<PrintReply> {
  const printers = await printersOf(window);
  if (printers.length === 0) return { kind: 'failed', problem: 'noPrinter' };
  // Electron knows nothing of trays; the system's own dialog has them, too.
  if (setup.source !== undefined && !asks) {
    if (!isAmong(printers, setup.printer)) return { kind: 'failed', problem: 'printerGone' };
    return printFromTray(await pdfOf(window, { setup, ranges }), setup);
  }
  const options: WebContentsPrintOptions = {
    ...AS_DRAWN,
    silent: !asks,
    color: setup.colour,
    landscape: setup.orientation === 'landscape',
    pageSize: setup.paper,
    copies: setup.copies,
    duplexMode: DUPLEX[setup.sides],
    ...(setup.printer === undefined ? {} : { deviceName: setup.printer }),
    ...(ranges.length === 0 ? {} : { pageRanges: ranges.map(zeroBased) }),
  };
  return printWith(window, options);
}

const printWith = (window: BrowserWindow, options: WebContentsPrintOptions): Promise<PrintReply> =>
  new Promise((resolve) => {
    window.webContents.print(options, (success, reason) =>
      resolve(success ? { kind: 'printed' } : problemOfPrinting(reason)),
    );
  });

/** Prints what the window shows on paper as the system's own dialog is told. */
export async function printWithDialog(window: BrowserWindow): Promise<PrintReply> {
  const printers = await printersOf(window);
  if (printers.length === 0) return { kind: 'failed', problem: 'noPrinter' };
  return printWith(window, { silent: false, printBackground: true });
}

/** The pages of a job, as `print` would put them on paper, as the bytes of a PDF. */
export async function pdfOf(window: BrowserWindow, { setup, ranges }: PrintJob): Promise<Uint8Array> {
  const bytes = await window.webContents.printToPDF({
    printBackground: true,
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    landscape: setup.orientation === 'landscape',
    pageSize: setup.paper,
    pageRanges: ranges.map(({ from, to }) => `${from}-${to}`).join(','),
  });
  // A small buffer is part of a larger one, all of which would cross to the page.
  return new Uint8Array(bytes);
}
