import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { helpTopics } from '../../../scripts/help/plugin';
import { TOPICS_FOLDER } from '../../../scripts/help/read-topics';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'tantrix-manual-'));
  await cp(TOPICS_FOLDER, folder, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

/** Changes a topic of the copy, all at its first occurrence. */
async function change(topic: string, from: string | RegExp, to: string): Promise<void> {
  const file = path.join(folder, topic);
  const before = await readFile(file, 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  await writeFile(file, after);
}

const ENTRY = 'virtual:help';

const built = (): Promise<unknown> =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [helpTopics(folder)],
    build: { write: false, rollupOptions: { input: ENTRY } },
  });

it('a dead link, an illegal position, a missing topic or a contradicted claim fails the build', async () => {
  await rm(path.join(folder, 'problems/printing-problems.md'));
  await change('rules/tiles-and-links.md', 'link 5 red straight', 'link 5 red bend');
  await change('rules/matching.md', /(?<=tiles: \|\n)/, '  65 0,0 0\n');
  await change('rules/line.md', /\n$/, '\n[nowhere](nowhere.md)\n');
  await change('rules/scoring.md', '[24 points](claim:', '[25 points](claim:');
  await change('reference/questions.md', '- must B', '- must A');
  await change('playing/hints.md', '*Edit / Hint* (`F2`)', '*Edit / Hint* (`F3`)');
  await change('playing/settings.md', '**Theme**', '**Themes**');
  await change('puzzles/xtreme.md', /\n$/, '\nAll four take 40 tiles.\n');
  const message = await built().then(() => 'built', String);
  expect(message).toContain("rules/tiles-and-links.md:12 the figure: 'link 5 red bend': it is straight");
  expect(message).toMatch(/rules\/matching\.md:\d+ the figure: tiles: '65 0,0 0' is no placement/);
  expect(message).toMatch(/rules\/line\.md:\d+ no topic nowhere\.md/);
  expect(message).toContain('no topic explains error:print.noPrinter');
  expect(message).toMatch(/rules\/scoring\.md:\d+ '25 points' \(points\/loop\/12\): it is 24/);
  expect(message).toMatch(/reference\/questions\.md:\d+ the position: 'must A': it is 2,-1/);
  expect(message).toMatch(/playing\/hints\.md:\d+ 'Hint' has the keys F2/);
  expect(message).toMatch(/playing\/settings\.md:\d+ 'Themes' is nowhere in the program/);
  expect(message).toMatch(/puzzles\/xtreme\.md:\d+ no claim proves 40/);
}, 60_000);
