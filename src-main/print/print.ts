import { app, type BrowserWindow } from 'electron';
import { DEFAULT_PRINT_SETUP, type PRINT_CALLS, PrintSetupSchema } from '../../src-shared/bridge/bridge';
import type { IpcHandlers } from '../ipc-handlers';
import { remembered } from '../remembered';
import { usualPaper } from './print-job';
import { pdfOf, print, printersOf, sourcesOf } from './printing';

/** Prints the window, and remembers how. */
export function setUpPrint(window: BrowserWindow): IpcHandlers<typeof PRINT_CALLS> {
  const { read, write } = remembered('print', 'setup', PrintSetupSchema);
  return {
    printers: () => printersOf(window),
    paperSources: (printer) => sourcesOf(window, printer),
    printSetup: () => read() ?? { ...DEFAULT_PRINT_SETUP, paper: usualPaper(app.getLocaleCountryCode()) },
    rememberPrintSetup: (setup) => void write(setup),
    print: (request) => print(window, request),
    makePdf: (job) => pdfOf(window, job),
  };
}
