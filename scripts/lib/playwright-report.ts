import * as v from 'valibot';

/** What is read here of the JSON report of Playwright. */
const Result = v.object({
  status: v.string(),
  annotations: v.array(v.object({ type: v.string(), description: v.optional(v.string()) })),
  error: v.optional(v.object({ message: v.optional(v.string()) })),
});
const Spec = v.object({
  title: v.string(),
  /** From the folder of the tests. */
  file: v.string(),
  tests: v.array(v.object({ status: v.string(), results: v.array(Result) })),
});

interface Suite {
  specs: v.InferOutput<typeof Spec>[];
  suites?: Suite[] | undefined;
}
const SuiteSchema: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.array(Spec),
  suites: v.optional(v.array(v.lazy(() => SuiteSchema))),
});

export const PlaywrightReport = v.object({
  suites: v.array(SuiteSchema),
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
  /** What failed outside of tests: a file that did not compile, say. */
  errors: v.array(v.object({ message: v.optional(v.string(), '') })),
});

/** All that a suite, and what lies in it, tests. */
export const specsIn = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsIn)];
