import * as v from 'valibot';
import { DOCUMENTED } from './help-document';

/** The type of the annotations by which tests say what they have proved. */
export const PROVES = 'proves';

const Result = v.object({
  status: v.string(),
  annotations: v.array(v.object({ type: v.string(), description: v.optional(v.string()) })),
});
const Spec = v.object({ tests: v.array(v.object({ results: v.array(Result) })) });

interface Suite {
  specs: v.InferOutput<typeof Spec>[];
  suites?: Suite[] | undefined;
}
const SuiteSchema: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.array(Spec),
  suites: v.optional(v.array(v.lazy(() => SuiteSchema))),
});

/** What is read here of the JSON report of Playwright. */
const Report = v.object({ suites: v.array(SuiteSchema) });

const specsIn = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsIn)];

/** The rows that a run has proved: what was said in a try that failed does not count. */
function provedIn(report: unknown): string[] {
  const { suites } = v.parse(Report, report);
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
