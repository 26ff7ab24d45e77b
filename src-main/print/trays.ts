import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { PrintReply, PrintSetup } from '../../src-shared/bridge/bridge';

/** The trays of printers by CUPS, the printing system of Linux and macOS; elsewhere the system's dialog has them. */

const run = promisify(execFile);

/** A printer in the network may be off, and is not waited for. */
const LISTING_MS = 5000;
/** For the system to take a job, which it prints whenever it can. */
const TAKING_MS = 60_000;

/**
 * The trays in what `lpoptions -l` lists of a printer, an option a line: `InputSlot/Media Source: *Auto Tray1 Tray2`, where
 * the star marks what holds when nothing is chosen.
 */
export function sourcesIn(listing: string): string[] {
  const [, choices = ''] = /^InputSlot\/[^:\n]*:(.*)$/m.exec(listing) ?? [];
  return choices.split(/\s+/).flatMap((choice) => choice.replace(/^\*/, '') || []);
}

/** The trays of a printer that is there, or of the default one; none where the system does not say. */
export const paperSources = (printer: string | undefined): Promise<string[]> => listSources(printer).catch(() => []);

/** The trays of a printer that is there, or of the default one. Rejects where the system does not say. */
async function listSources(printer: string | undefined): Promise<string[]> {
  const { stdout } = await run('lpoptions', [...toPrinter(printer), '-l'], { timeout: LISTING_MS });
  return sourcesIn(stdout);
}

/**
 * What `lp` is told of a job. A value is never taken from the page as it is: CUPS reads several options from one argument.
 *
 * @param source one of the trays of the printer
 */
export const jobOptions = ({ printer, copies, paper, sides, colour }: PrintSetup, source: string): string[] => [
  ...toPrinter(printer, '-d'),
  '-n',
  String(copies),
  ...[`InputSlot=${source}`, `media=${paper}`, `sides=${CUPS_SIDES[sides]}`].flatMap((option) => ['-o', option]),
  '-o',
  `print-color-mode=${colour ? 'color' : 'monochrome'}`,
];

const CUPS_SIDES = { one: 'one-sided', longEdge: 'two-sided-long-edge', shortEdge: 'two-sided-short-edge' } as const;

const toPrinter = (printer: string | undefined, option = '-p'): string[] =>
  printer === undefined ? [] : [option, printer];

/**
 * Prints a PDF on paper of the tray that is set, on a printer that is there; the answer comes when the system has taken the
 * job, or has not.
 */
export async function printFromTray(pdf: Uint8Array, setup: PrintSetup): Promise<PrintReply> {
  try {
    const source = (await listSources(setup.printer)).find((each) => each === setup.source);
    if (source === undefined) return { kind: 'failed', problem: 'sourceGone' };
    const job = run('lp', jobOptions(setup, source), { timeout: TAKING_MS });
    // One that ends before it has read all says why by its exit.
    job.child.stdin?.on('error', () => undefined).end(pdf);
    await job;
    return { kind: 'printed' };
  } catch (error) {
    console.error('Printing failed:', error);
    return { kind: 'failed', problem: 'failed' };
  }
}
