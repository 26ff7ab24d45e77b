import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dayName, dayOf, puzzleOfTheDay } from '../../src-shared/puzzles/daily';
import { makeTxg, type RecordedPuzzle } from '../../src-shared/record';
import { pick, seededRandom } from '../../src-shared/tantrix';
import { laid } from './arrangements';

/** Puzzles of the day in a library, each solved on its day. */

const SOLVED: Pick<RecordedPuzzle, 'puzzle' | 'laid'> = {
  puzzle: { tiles: [1, 2, 3], goal: { kind: 'paths', path: 'loop', choices: [['yellow']] } },
  laid: laid('1@0,0/0 3@1,0/0 2@1,-1/2'),
};

export interface KeptDay {
  /** How many days before today. */
  readonly back: number;
  readonly seconds: number;
  readonly helped: boolean;
}

/** Three tiles stand in for the puzzle of each day: nothing that is counted asks which tiles it had. */
export async function keepDays(profile: string, days: readonly KeptDay[]): Promise<void> {
  const folder = path.join(profile, 'games');
  await mkdir(folder, { recursive: true });
  for (const { back, seconds, helped } of days) {
    const now = new Date();
    const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() - back, 9);
    const { name } = puzzleOfTheDay(dayOf(date));
    const day = dayName(dayOf(date));
    const record: RecordedPuzzle = { name, ...SOLVED, firm: [], seconds, helped };
    await writeFile(path.join(folder, `${day} puzzle.txg`), makeTxg(record));
    const notes = { began: date.getTime(), at: date.getTime() + 1000 * seconds, day };
    await writeFile(path.join(folder, `${day} puzzle.json`), JSON.stringify(notes));
  }
}

/** Most of the last days, some with help; always the same of them. */
export function someDays(count: number): KeptDay[] {
  const random = seededRandom(4);
  return Array.from({ length: count }, (_, back) => ({
    back,
    seconds: 60 + random(600),
    helped: random(7) === 0,
  })).filter(() => pick([true, true, true, false], random));
}
