import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { refereed } from '../../../scripts/record/referee';
import { refereeOnline, refereeReceipt } from '../../../scripts/record/referee-online';
import { makeLine } from '../../../src-main/kept-rows/row-text';
import type { Line } from '../../../src-shared/online/lines';
import { drawnIn } from '../../../src-shared/online/history';
import { makePngWithGame, makeTextImage, parseTxg } from '../../../src-shared/record';
import { seededRandom } from '../../../src-shared/tantrix';
import { termsFor, World } from '../../support/online-world';
import { BLANK_PNG } from '../../support/pictures';
import { signed } from '../../support/txg-texts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A game of three programs, of which one is gone for good after a while. */
function playedOut() {
  const world = new World(termsFor(3), seededRandom(11));
  world.playTo(15);
  world.goOnWithout(2);
  world.play(0);
  const [program] = world.programs;
  if (!program) throw new Error('nobody plays');
  return program;
}

const { disk, copy } = playedOut();
const logOf = (lines: readonly Line[]): string => lines.map(makeLine).join('');

/** The log with one of its lines changed. */
const changed = (kind: Line['kind'], change: (line: Line) => Line): string => {
  const at = disk.findLastIndex((line) => line.kind === kind);
  return logOf(disk.map((line, each) => (each === at ? change(line) : line)));
};

describe('the referee of games online', () => {
  it('draws every tile again, and plays every move', () => {
    const file = path.join(folder, 'game.log');
    writeFileSync(file, logOf(disk));
    const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/referee.ts', file], {
      cwd: path.resolve(import.meta.dirname, '../../..'),
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    const lines: unknown[] = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const { game, id } = copy.history;
    expect(lines.slice(0, 2)).toEqual([
      { epoch: 1, keys: copy.history.terms.parties },
      { epoch: 2, keys: copy.history.terms.parties.slice(0, 2) },
    ]);
    expect(lines).toHaveLength(2 + (game?.placements.length ?? 0) + 1);
    expect(lines.at(-1)).toMatchObject({ game: id, result: 'ok', drawn: drawnIn(game) });
  });

  it('leaves out a line that was cut off', () => {
    expect(refereeOnline(logOf(disk).slice(0, -20)).ok).toBe(true);
  });

  it.each([
    ['a step that its mover has not signed', 'forged', changed('step', (line) => withDeed(line))],
    ['an answer with another link', 'forged', changed('settled', (line) => withLink(line))],
    ['members that have not committed', 'damaged', changed('begun', (line) => withFewer(line))],
    ['terms that nobody has signed', 'forged', changed('terms', (line) => withNonce(line))],
    ['a line that is left out', 'damaged', logOf(disk.filter((_, at) => at !== disk.length - 4))],
    ['a line that is damaged', 'damaged', logOf(disk).replace('"step"', '"stop"')],
  ])('refuses %s', (_, error, log) => {
    const { ok, lines } = refereeOnline(log);
    expect(ok).toBe(false);
    expect(lines).toMatchObject([{ error }]);
  });
});

const withDeed = (line: Line): Line =>
  line.kind === 'step' && line.deed.kind === 'placed'
    ? { ...line, deed: { ...line.deed, ms: line.deed.ms + 1 } }
    : line;

const withLink = (line: Line): Line =>
  line.kind === 'settled'
    ? { ...line, answers: line.answers.map((answer) => ({ ...answer, link: 'e'.repeat(64) })) }
    : line;

const withFewer = (line: Line): Line => (line.kind === 'begun' ? { ...line, commits: line.commits.slice(1) } : line);

const withNonce = (line: Line): Line =>
  line.kind === 'terms' ? { ...line, terms: { ...line.terms, nonce: 'a'.repeat(64) } } : line;

const reportOf = (content: string) => refereed(new TextEncoder().encode(content), refereeReceipt);

describe('the referee of records of games online', () => {
  const text = readFileSync('test/fixtures/games/v2-online-gone-on.txg', 'utf8');
  const LINK = /"link":"[0-9a-f]{63}[1-9a-f]/.exec(text)?.[0] ?? '';
  const forged = (before: string, after: string): string => {
    const lines = text.replace(before, after).split('\n').slice(0, -2);
    return signed(lines);
  };

  it('says who drew each tile, and what the clock costs', () => {
    const { ok, lines } = reportOf(text);
    expect(ok).toBe(true);
    expect(lines[0]).toMatchObject({ epoch: 1, keys: [expect.any(String), expect.any(String)] });
    expect(lines.at(-1)).toMatchObject({ result: 'running', points: [0, 0], rest: { from: 23, seat: 0 } });
  });

  it('reads it out of a text and a picture', () => {
    const record = parseTxg(text);
    if (!record.ok) throw new Error('it was read before');
    const picture = makePngWithGame(BLANK_PNG, record.record);
    for (const content of [new TextEncoder().encode(makeTextImage(record.record)), picture])
      expect(refereed(content, refereeReceipt).ok).toBe(true);
  });

  it.each([
    ['a time that nobody used', { error: 'time', seat: 1 }, forged(' 5000 5000', ' 5000 4000')],
    ['another name', { error: 'player', seat: 0 }, forged('red Ann', 'red Anna')],
    ['another clock', { error: 'terms' }, forged('minutes 15', 'minutes 16')],
    ['tiles that nobody drew together', { error: 'tile', tile: 23 }, forged('rest 23', 'rest 24')],
    ['a link that was not fixed', { error: 'wrongLink', epoch: 1 }, forged(LINK, LINK.replace(/.$/, '0'))],
    ['a step that was not made', { error: 'forged' }, forged(',1000]', ',1001]')],
    ['no receipt', { error: 'noReceipt' }, forged(/receipt .*\n/.exec(text)?.[0] ?? '', '')],
    ['another receipt', { error: 'damaged' }, forged(/receipt .*\n/.exec(text)?.[0] ?? '', 'receipt {}\n')],
  ])('names %s', (_, error, content) => {
    expect(reportOf(content)).toMatchObject({ ok: false, lines: [error] });
  });
});
