import { describe, expect, it } from 'vitest';
import { unfinished } from '../../../../../src-renderer/app/start/record-words';
import type { WaitingGame } from '../../../../../src-renderer/mail';
import { gameId, type RecordedGame } from '../../../../../src-shared/record';
import { newGame, stopGame } from '../../../../../src-shared/tantrix';

const record = (seed: number, homes: readonly (number | undefined)[] = []): RecordedGame => ({
  players: homes.map((home) => ({ name: '', email: '', country: '', ...(home === undefined ? {} : { home }) })),
  game: newGame({ seats: ['red', 'blue'] }, seed),
  isCompetition: false,
});
const HERE = record(1, [undefined, undefined]);
const OVER = { ...HERE, game: stopGame(HERE.game) };
const BY_MAIL = record(2, [1, 2]);

const waitingFor = (game: RecordedGame): WaitingGame => ({
  key: gameId(game),
  others: 'Bob',
  since: new Date(0),
  record: game,
  open: () => Promise.resolve(true),
});
/** Which of some recent files can be gone on with, or what the library kept last. */
const continued = (
  records: readonly RecordedGame[],
  waiting: readonly WaitingGame[] = [],
  kept: readonly RecordedGame[] = [],
) => {
  const recent = records.map((each, at) => ({ file: { file: '', name: `f${at}.txg`, folder: '' }, record: each }));
  const left = unfinished({
    games: null,
    online: [],
    recent,
    waiting,
    kept: kept.map((each) => ({ id: 'kept', record: each })),
  });
  return left && (left.name || 'kept');
};

describe('the game that can be gone on with', () => {
  it.each([
    ['none, of none', [], undefined],
    ['the latest that goes on', [HERE, record(3)], 'f0'],
    ['an earlier one, where the latest is over', [OVER, HERE], 'f1'],
    ['none that waits for others', [BY_MAIL, HERE], 'f1'],
  ])('is %s', (_, records, file) => {
    expect(continued(records)).toBe(file);
  });

  it('is one by mail that waits for the person', () => {
    expect(continued([BY_MAIL, HERE], [waitingFor(BY_MAIL)])).toBe('f0');
    expect(continued([BY_MAIL, HERE], [waitingFor(record(4, [1, 2]))])).toBe('f1');
  });

  it.each([
    ['is what was kept last', [record(3)], [HERE], 'kept'],
    ['is what was kept before that, where the last is over', [record(3)], [OVER, HERE], 'kept'],
    ['is the file that holds the same', [record(3), HERE], [{ ...HERE }], 'f1'],
    ['is a file, where what was kept is over', [record(3)], [OVER], 'f0'],
  ])('%s', (_, records, kept, left) => {
    expect(continued(records, [], kept)).toBe(left);
  });
});
