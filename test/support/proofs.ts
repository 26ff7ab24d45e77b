import * as v from 'valibot';
import { PlaywrightReport, specsIn } from '../../scripts/lib/playwright-report';
import { DOCUMENTED } from './help-document';

/** The type of the annotations by which tests say what they have proved. */
export const PROVES = 'proves';

/** The rows that a run has proved: what was said in a try that failed does not count. */
function provedIn(report: unknown): string[] {
  const { suites } = v.parse(PlaywrightReport, report);
  return suites
    .flatMap(specsIn)
    .flatMap(({ tests }) => tests)
    .flatMap(({ results }) => results)
    .filter(({ status }) => status === 'passed')
    .flatMap(({ annotations }) => annotations)
    .flatMap(({ type, description = '' }) => (type === PROVES ? [description] : []));
}

/** The rows of the help document that need a proof and have none in these reports, which may be of one run in parts. */
export function unproved(reports: readonly unknown[]): string[] {
  const proved = new Set(reports.flatMap(provedIn));
  return Object.entries(DOCUMENTED)
    .filter(([id, { without, later }]) => without === undefined && later === undefined && !proved.has(id))
    .map(([id]) => id);
}
