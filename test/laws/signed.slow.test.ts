import { describe, expect, it } from 'vitest';
import { makeTxg, parseTxg, TXG_PROBLEMS } from '../../src-shared/record';
import { checksumHex } from '../../src-shared/record/checksum';
import { pick, type Random, replay, seededRandom } from '../../src-shared/tantrix';
import { runs } from '../support/nightly';
import { randomAnyRecord } from '../support/random-records';

const RUNS = runs(1000, 3000);

/** The lines of a file with something wrong in one of them, and a check that agrees all the same. */
function changedAndSigned(text: string, random: Random): string {
  const lines = text.split('\n').slice(0, -2);
  const at = 1 + random(lines.length - 1);
  const line = lines[at] ?? '';
  const place = random(line.length + 1);
  const changes = [
    () => lines.splice(at, 1),
    () => lines.splice(at, 0, pick(lines, random)),
    () => lines.splice(at, 1, `${line.slice(0, place)}${line.slice(place + 1)}`),
    () =>
      lines.splice(at, 1, line.slice(0, place) + pick('0123456789 ,-+aZ'.split(''), random) + line.slice(place + 1)),
  ];
  pick(changes, random)();
  const body = lines.map((each) => `${each}\n`).join('');
  return `${body}check ${checksumHex(body, 16)}\n`;
}

describe('a file that was changed and signed again', { timeout: 120_000 }, () => {
  it('is refused by a known problem, or is a legal game', () => {
    const seen = new Map<string, number>();
    for (let seed = 0; seed < RUNS; seed++) {
      const random = seededRandom(seed);
      const parsed = parseTxg(changedAndSigned(makeTxg(randomAnyRecord(random)), random));
      const outcome = parsed.ok ? 'read' : parsed.problem.code;
      seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
      const isLegal = parsed.ok && replay(parsed.record.game.deal, parsed.record.game.placements).ok;
      expect(parsed.ok ? isLegal : (TXG_PROBLEMS as readonly string[]).includes(parsed.problem.code)).toBe(true);
    }
    // All that only the rules and the lines themselves can find has turned up.
    for (const outcome of ['read', 'badLine', 'badDeal', 'illegalMove'])
      expect(seen.get(outcome)).toBeGreaterThan(runs(5, 20));
  });
});
