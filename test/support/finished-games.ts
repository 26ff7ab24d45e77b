import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeRows } from '../../src-main/kept-rows/row-text';
import { finishedId } from '../../src-renderer/game/finished-games';
import type { FinishedGame } from '../../src-shared/bridge/bridge';
import { makeTxg } from '../../src-shared/record';
import { type Game, standingsOf } from '../../src-shared/tantrix';
import { gameOf } from './records';
import { PASSED_OVER } from './whole-games';

const MASON = { name: 'Mason', email: '', country: '', robot: { character: 'mason', level: 2 } };
const YOU = { name: 'You', email: '', country: '' };

/** A game of two as a file in which somebody without a name sits at a seat, and the computer player Mason at the other. */
export const withMason = (game: Game, seat: number, isCompetition = false): string =>
  makeTxg({ players: [0, 1].map((each) => (each === seat ? YOU : MASON)), game, isCompetition });

/** How somebody without a name and Mason of level 2 did in a game; in the order of the seats of `YOU` and Mason. */
export const endOf = (id: string, own: number, other: number): FinishedGame => ({
  id,
  at: 1,
  sides: [
    { player: '++', score: own, tiles: own, isLoop: false },
    { player: '+mason', level: 2, score: other, tiles: other, isLoop: false },
  ],
  isDeadlock: false,
});

/** Makes a profile in which somebody has beaten Mason some times, at last in the game that is passed over. */
export async function keepWins(profile: string): Promise<void> {
  const over = gameOf(PASSED_OVER);
  const [mason, you] = standingsOf(over).map(({ score, path: cells, isLoop }) => ({
    score,
    tiles: cells.length,
    isLoop,
  }));
  if (!mason || !you) throw new Error('a game of two has two standings');
  const sides = [
    { player: '+mason', level: 2, ...mason },
    { player: '++', ...you },
  ];
  const last = { ...endOf(finishedId(over.deal, sides), 0, 0), sides };
  const rows = [endOf('1', 30, 12), endOf('2', 11, 14), endOf('3', 16, 15), endOf('4', 20, 13), last];
  await writeFile(path.join(profile, 'finished.jsonl'), makeRows(rows));
}
