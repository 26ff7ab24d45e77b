import { expect, it } from 'vitest';
import { clockOf } from '../../../../../src-renderer/online/playing/clocks';
import { resultFacts } from '../../../../../src-renderer/online/playing/result';
import { playedOnlineIn, recordAtStart } from '../../../../../src-renderer/online/playing/record';
import { newGame } from '../../../../../src-shared/tantrix';
import { onlineGame } from '../../../../support/online-games';
import { t } from '../../../../support/words';

const MINUTE = 60_000;
const rules = { name: 'Friday', seats: 2, isCompetition: false, mayWatch: true, minutes: 15 } as const;
const clock = (used: number, since?: number, mover: number | undefined = 0) =>
  clockOf({ rules, used: [used, 0], ...(since === undefined ? {} : { since }) }, 0, mover, 100 * MINUTE);

it.each([
  ['is whole at first', clock(0), { seconds: 900, points: 0 }],
  ['shows what is left', clock(5 * MINUTE + 400), { seconds: 600, points: 0 }],
  ['runs while it is the player’s turn', clock(5 * MINUTE, 98 * MINUTE), { seconds: 480, points: 0 }],
  ['stands while others move', clock(5 * MINUTE, 98 * MINUTE, 1), { seconds: 600, points: 0 }],
  ['ends nothing', clock(15 * MINUTE), { seconds: 0, points: 0 }],
  ['costs nothing within the first minute over', clock(15 * MINUTE + 59_999), { seconds: -59, points: 0 }],
  ['costs a point for each full minute over', clock(17 * MINUTE + 1), { seconds: -120, points: 2 }],
])('a clock %s', (_, shown, expected) => expect(shown).toEqual(expected));

it('there is none where the host has set none', () => {
  const { minutes: _, ...without } = rules;
  expect(clockOf({ rules: without, used: [0, 0] }, 0, 0, 0)).toBeUndefined();
});

it('what time has cost is told beside the result', () => {
  const game = onlineGame(newGame({ seats: ['red', 'yellow'] }, 5), { rules, used: [17 * MINUTE, MINUTE], ended: {} });
  const record = { ...recordAtStart(game), online: playedOnlineIn(game) };
  expect(resultFacts({ record }, t)).toEqual([{ term: 'Time of Ann (red)', words: 'over: 2 points off' }]);
});
