import { describe, expect, it } from 'vitest';
import { makeShortText, makeTextImage, parseTextImage, type RecordedGame } from '../../src-shared/record';
import { pick, type Random } from '../../src-shared/tantrix';
import { runs } from '../support/nightly';
import { answered, DAMAGES, mailed, strangely, withDamagedBlock } from '../support/mail';
import { earlier, essence, forRandomSeeds, randomRecord } from '../support/random-records';

const textOf = (record: RecordedGame, random: Random): string => pick([makeTextImage, makeShortText], random)(record);

/** What is read, as a text to compare: the record, or the code of what is wrong. */
function read(text: string): string {
  const parsed = parseTextImage(text);
  return parsed.ok ? essence(parsed.record) : parsed.problem.code;
}

const BLOCK_TROUBLE = /^(?:damaged|cutOff)$/;

describe('a game sent by mail', { timeout: 300_000 }, () => {
  it.each(Object.entries(DAMAGES))('survives what is called %s', (_, damage) => {
    forRandomSeeds(100, 31, (random) => {
      const record = randomRecord(random);
      expect(read(damage(textOf(record, random), random))).toBe(essence(record));
    });
  });

  it('survives any mixture of what mail programs do', () => {
    forRandomSeeds(runs(250, 2000), 32, (random) => {
      const record = randomRecord(random);
      expect(read(mailed(textOf(record, random), random))).toBe(essence(record));
    });
  });

  it('is read as it is now when an older state is quoted below, or above', () => {
    forRandomSeeds(runs(125, 500), 33, (random) => {
      const record = randomRecord(random);
      const older = textOf(earlier(record, random(record.game.placements.length + 1)), random);
      const newer = mailed(textOf(record, random), random);
      expect(read(mailed(answered(newer, mailed(older, random), random), random))).toBe(essence(record));
      expect(read(mailed(answered(mailed(older, random), newer, random), random))).toBe(essence(record));
    });
  });

  it('is read where people quote with initials, and where a page is printed across it', () => {
    forRandomSeeds(runs(125, 500), 36, (random) => {
      const record = randomRecord(random);
      const text = strangely(textOf(record, random), random);
      expect(read(text)).toBe(essence(record));
      expect(read(DAMAGES['html']?.(text, random) ?? '')).toBe(essence(record));
    });
  });

  it('is never taken for another when a letter of its block is lost, changed, added or moved', () => {
    forRandomSeeds(runs(250, 2000), 34, (random) => {
      const record = randomRecord(random);
      const found = read(mailed(withDamagedBlock(textOf(record, random), random), random));
      // A letter too many may come to stand alone, and is then left out.
      expect(found === essence(record) || BLOCK_TROUBLE.test(found)).toBe(true);
    });
  });

  it('is not replaced by the older state below it when it is damaged', () => {
    forRandomSeeds(runs(75, 300), 35, (random) => {
      const record = randomRecord(random);
      const older = textOf(earlier(record, random(record.game.placements.length + 1)), random);
      const newer = withDamagedBlock(textOf(record, random), random);
      expect(read(mailed(answered(newer, older, random), random))).toMatch(BLOCK_TROUBLE);
      // The other way round the damage does not matter.
      expect(read(mailed(answered(textOf(record, random), withDamagedBlock(older, random), random), random))).toBe(
        essence(record),
      );
    });
  });
});
