import { afterEach, expect, it, vi } from 'vitest';
import { type Command, failedOf } from '../../../scripts/lib/steps';

const node = (name: string, code: string): Command => ({ name, command: process.execPath, args: ['-e', code] });

/** All that went to the standard output. */
function heard(): () => string {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(console, 'log').mockImplementation((line: string) => void process.stdout.write(`${line}\n`));
  return () => write.mock.calls.map(([part]) => part).join('');
}

afterEach(() => void vi.restoreAllMocks());

it('gives the commands that failed, in their order, whichever ended first', async () => {
  heard();
  const late = node('late', 'setTimeout(() => process.exit(3), 300)');
  const killed = node('killed', 'process.kill(process.pid)');
  const missing = { name: 'missing', command: 'no-such-command', args: [] };
  expect(await failedOf([late, node('fine', ''), killed, missing])).toEqual([late, killed, missing]);
});

it('shows what each said in one piece, before how it ended', async () => {
  const said = heard();
  await failedOf([
    node('slow', 'console.log("one"); setTimeout(() => console.error("two"), 300)'),
    node('quick', 'console.log("three"); process.exit(1)'),
  ]);
  const text = said().replaceAll(/\d+\.\d s/g, 'n s');
  expect(text).toContain('one\ntwo\n== slow: ok (n s)\n');
  expect(text).toContain('three\n== quick: failed (n s)\n');
});
