import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { nodePrimitives } from '../../../src-main/online/keys';
import { checkReceipt } from '../../../src-shared/online/check-receipt';
import { receiptIn } from '../../../src-shared/online/receipt';
import { gameOnly, makeTextImage, makeTxg, parseRecord, type RecordedGame, salvage } from '../../../src-shared/record';
import { pointsLost } from '../../../src-shared/record/played-online';
import { isAllKnown } from '../../../src-shared/tantrix';

const textOf = (file: string): string =>
  readFileSync(path.join(import.meta.dirname, '../../fixtures/games', file), 'utf8');

function recordIn(file: string): RecordedGame {
  const parsed = gameOnly(parseRecord(textOf(file)));
  if (!parsed.ok) throw new Error(`${file} is ${parsed.problem.code}`);
  return parsed.record;
}

const STOPPED = 'v2-online-stopped.txg';
const GONE_ON = 'v2-online-gone-on.txg';

describe('what the second version wrote of games online is read for ever', () => {
  it.each([STOPPED, GONE_ON])('in %s, and proved', (file) => {
    const record = recordIn(file);
    const receipt = receiptIn(record.online?.receipt ?? '');
    expect(receipt && checkReceipt(nodePrimitives, receipt, record)).toBeUndefined();
    expect(receipt).toBeDefined();
    expect(makeTxg(record)).toBe(textOf(file));
  });

  it('in a text', () => {
    expect(makeTxg(recordIn('v2-online-stopped-short.txt'))).toBe(textOf(STOPPED));
  });

  it('which says that tiles were never drawn, or who drew them', () => {
    const stopped = recordIn(STOPPED);
    expect(isAllKnown(stopped.game.deal)).toBe(false);
    expect(stopped.online).toMatchObject({ used: [8000, 4000, 9000], minutes: 15 });
    expect(recordIn(GONE_ON).online?.rest).toEqual({ from: 23, seat: 0 });
  });
});

describe('a game online', () => {
  it('says in a text where it was played, and who drew the rest', () => {
    expect(makeTextImage(recordIn(STOPPED))).toContain(
      'Played online, with tiles that nobody chose. Game number: adba',
    );
    expect(makeTextImage(recordIn(GONE_ON))).toContain('from tile 23 on, the program of Ann alone drew the tiles.');
  });

  it('is saved as one that was stopped, for nobody can go on with it', () => {
    const found = salvage(textOf(STOPPED).replace(/receipt [^]*/, ''));
    expect(found?.certain).toBe(false);
    expect(found?.record.game.isStopped).toBe(true);
    expect(found && makeTxg(found.record)).toContain('\nstopped\n');
    expect(salvage(textOf(GONE_ON).replace(/receipt [^]*/, ''))?.record.game.isStopped).toBe(false);
  });

  it('without its tiles is written in no older version', () => {
    const { online: _, ...record } = recordIn(STOPPED);
    expect(() => makeTxg(record)).toThrow(RangeError);
  });

  it.each([
    [undefined, 9_000_000, 0],
    [15, 15 * 60_000, 0],
    [15, 16 * 60_000 - 1, 0],
    [15, 16 * 60_000, 1],
    [12, 15 * 60_000 + 1, 3],
  ])('by a clock of %s minutes loses for %i ms %i points', (minutes, used, points) => {
    expect(pointsLost(minutes, used)).toBe(points);
  });
});
