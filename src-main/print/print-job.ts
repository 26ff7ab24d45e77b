import type { PageRange, Paper, PrintReply } from '../../src-shared/bridge/bridge';

/** Electron counts the pages to be printed from 0. */
export const zeroBased = ({ from, to }: PageRange): PageRange => ({ from: from - 1, to: to - 1 });

/** What Electron calls the reasons, in our terms. The reasons it does not list are passed on as it has them. */
export function problemOfPrinting(reason: string): PrintReply {
  if (/cancel/i.test(reason)) return { kind: 'cancelled' };
  if (/device ?name/i.test(reason)) return { kind: 'failed', problem: 'printerGone' };
  if (/enumerate printers|no printers/i.test(reason)) return { kind: 'failed', problem: 'noPrinter' };
  console.error('Printing failed:', reason);
  return { kind: 'failed', problem: 'failed' };
}

/** Countries where a sheet of paper is a Letter. */
const LETTER_COUNTRIES: readonly string[] = [
  'US',
  'CA',
  'MX',
  'CL',
  'CO',
  'CR',
  'DO',
  'GT',
  'NI',
  'PA',
  'PH',
  'PR',
  'SV',
  'VE',
];

/** The paper most people of a country print on; `country` as two capital letters, or empty. */
export const usualPaper = (country: string): Paper => (LETTER_COUNTRIES.includes(country) ? 'Letter' : 'A4');
