import { describe, expect, it } from 'vitest';
import { makeTxg, parseTxg, type RecordedGame, type Salvaged, salvage } from '../../src-shared/record';
import { pick, type Random } from '../../src-shared/tantrix';
import { runs } from '../support/nightly';
import { earlier, essence, forRandomSeeds, randomAnyRecord } from '../support/random-records';

const isBeginning = ({ record }: Salvaged, truth: RecordedGame): boolean =>
  [earlier(truth, record.game.placements.length), truth].some((each) => unproven(record) === unproven(each));

/** The receipt of a game online is lost with its end. */
const unproven = ({ online, ...record }: RecordedGame): string =>
  essence({ ...record, ...(online ? { online: { ...online, receipt: undefined } } : {}) });

/** Whether a salvaged game could have been written: the rules and the file's own check agree with it. */
const isLegal = ({ record }: Salvaged): boolean => {
  const parsed = parseTxg(makeTxg(record));
  return parsed.ok && essence(parsed.record) === essence(record);
};

const SIGNS = ' ,-+0123456789abcdefgrst\n\rZë';

/** The text with one character lost, changed or added anywhere. */
function withOneWrong(text: string, random: Random): string {
  const at = random(text.length);
  const sign = SIGNS.charAt(random(SIGNS.length));
  const [before, after] = [text.slice(0, at), text.slice(at + 1)];
  return pick([before + after, before + sign + after, before + sign + text.slice(at)], random);
}

/** Whether a text goes on after its bag: eight digits, and a letter for each tile of its set. */
const hasWholeBag = (text: string): boolean =>
  (/^set first-edition$/m.test(text) ? /^bag .{72}/m : /^bag .{64}/m).test(text);

describe('what is salvaged', { timeout: 300_000 }, () => {
  it('of a file cut off anywhere is the beginning of its game, though a guess, once the bag stands whole', () => {
    forRandomSeeds(runs(125, 1000), 61, (random) => {
      const truth = randomAnyRecord(random);
      const text = makeTxg(truth);
      const cut = text.slice(0, random(text.length));
      const found = salvage(cut);
      expect(found !== undefined).toBe(hasWholeBag(cut));
      expect(found ? isBeginning(found, truth) : true).toBe(true);
      // Without its last line feed the file is whole.
      expect(found?.certain ?? false).toBe(parseTxg(cut).ok);
    });
  });

  it('of a file with one wrong character and no check is never called certain', () => {
    forRandomSeeds(runs(125, 1000), 63, (random) => {
      const truth = randomAnyRecord(random);
      const text = withOneWrong(makeTxg(truth).replace(/check .*\n$/, ''), random);
      expect(salvage(text)?.certain ?? false).toBe(false);
    });
  });

  it('of a file with one wrong character is legal, and if certain the beginning of its game', () => {
    forRandomSeeds(runs(375, 3000), 62, (random) => {
      const truth = randomAnyRecord(random);
      const text = withOneWrong(makeTxg(truth), random);
      const found = salvage(text);
      if (!found) return;
      expect(isLegal(found)).toBe(true);
      expect(found.certain ? isBeginning(found, truth) : true).toBe(true);
      // What stands before the damage is never lost.
      const intact = text
        .slice(0, differsAt(text, makeTxg(truth)))
        .split('\n')
        .slice(0, -1);
      const moves = intact.filter((line) => /^\d/.test(line)).length;
      expect(found.record.game.placements.length).toBeGreaterThanOrEqual(moves);
    });
  });
});

function differsAt(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one.charAt(at) === other.charAt(at)) at += 1;
  return at;
}
