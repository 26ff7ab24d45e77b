import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { Ranks } from '../../../server/people/ranks';
import { BookFile } from '../../../server/store/book-file';
import { MAX_MESSAGE_BYTES } from '../../../src-shared/online/wire';

const player = (at: number) => ({ key: String(at).padStart(64, '0'), name: '字'.repeat(100) });

it('tells the best in one message, however long their names are', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-ranks-'));
  const ranks = await Ranks.open((kind, schema) => BookFile.open(folder, kind, schema));
  for (let at = 0; at < 60; at += 2)
    await ranks.count({
      game: String(at).padStart(64, '0'),
      winner: player(at),
      loser: player(at + 1),
      margin: 1 + at,
    });
  const ranking = await ranks.ranking(player(59).key);
  expect(Buffer.byteLength(JSON.stringify(ranking))).toBeLessThan(MAX_MESSAGE_BYTES);
  expect(ranking.best.length).toBeGreaterThan(10);
  expect(ranking.best[0]?.key).toBe(player(58).key);
  expect(ranking.own?.place).toBeGreaterThan(30);
  await ranks.close();
  rmSync(folder, { recursive: true });
});
