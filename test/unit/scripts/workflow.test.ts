import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../../../scripts/lib/steps';

const read = (name: string): string => readFileSync(path.join(ROOT, name), 'utf8');

const Step = v.object({ uses: v.optional(v.string()), run: v.optional(v.string()), shell: v.optional(v.string()) });
const WORKFLOW = read('.github/workflows/check-and-package.yml');
const { jobs } = v.parse(
  v.object({
    jobs: v.record(
      v.string(),
      v.object({
        steps: v.array(Step),
        needs: v.optional(v.array(v.string())),
        strategy: v.optional(
          v.object({
            matrix: v.object({ os: v.optional(v.array(v.string())), node: v.optional(v.array(v.number())) }),
          }),
        ),
      }),
    ),
  }),
  parse(WORKFLOW),
);
const steps = Object.values(jobs).flatMap((job) => job.steps);
const said = (job: string): string => (jobs[job]?.steps ?? []).map(({ run = '' }) => run).join('\n');

/** Runs a step with an npm that only tells what it was called with, and which of these variables it was given. */
function packedBy(script: string, variables: Readonly<Record<string, string>>): { args: string; names: string[] } {
  const npm = 'npm() { echo "$*"; env; }';
  const output = execFileSync('bash', ['-e', '-c', `${npm}\n${script}`], {
    env: { PATH: process.env.PATH, ...variables },
    encoding: 'utf8',
  });
  const [args = '', ...lines] = output.split('\n');
  return { args, names: Object.keys(variables).filter((name) => lines.some((line) => line.startsWith(`${name}=`))) };
}

describe('the workflow', () => {
  it('takes no action but by its commit, and says which version that is', () => {
    const lines = WORKFLOW.split('\n').filter((line) => /\buses:/.test(line));
    expect(lines).toHaveLength(steps.filter(({ uses }) => uses !== undefined).length);
    expect(lines.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  it('runs no script but those there are', () => {
    const { scripts } = v.parse(
      v.object({ scripts: v.record(v.string(), v.string()) }),
      JSON.parse(read('package.json')),
    );
    const run = steps.flatMap((step) => [...(step.run ?? '').matchAll(/\bnpm run ([\w-]+)/g)]).map(([, name]) => name);
    expect(run).toContain('package');
    expect(run.filter((name) => !Object.hasOwn(scripts, name ?? ''))).toEqual([]);
  });

  it('tests, looks for weak packages, and packs on all three systems', () => {
    expect(said('test')).toContain('npm test');
    expect(said('audit')).toContain('npm audit');
    expect(said('package')).toContain('npm run package\n');
    expect(jobs.test?.strategy?.matrix.node).toEqual([20, 22]);
    expect(jobs.package?.needs).toEqual(['test', 'audit']);
    expect(jobs.package?.strategy?.matrix.os?.map((os) => os.replace(/-.*/, ''))).toEqual([
      'ubuntu',
      'windows',
      'macos',
    ]);
  });

  it('packs in the same shell on all of them, and takes no empty text for a certificate', () => {
    const packing = steps.filter(({ run }) => run?.includes('npm run package'));
    expect(packing.map(({ shell }) => shell)).toEqual(['bash', 'bash']);
    const given = { CSC_LINK: '', WIN_CSC_LINK: 'a certificate', APPLE_ID: '' };
    expect(packing.map(({ run = '' }) => packedBy(run, given))).toEqual([
      { args: 'run package -- --dir', names: ['CSC_LINK', 'WIN_CSC_LINK', 'APPLE_ID'] },
      { args: 'run package', names: ['WIN_CSC_LINK'] },
    ]);
  });
});
