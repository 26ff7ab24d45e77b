import { describe, expect, it } from 'vitest';
import { newKey, selfWith } from '../../../../src-main/online/keys';
import { Course } from '../../../../src-main/online/process/playing/course';
import { GameCopy } from '../../../../src-shared/online/game-copy';
import { viewOf } from '../../../../src-shared/online/view';
import { openLobby, termsOf, withPeople } from '../../../../src-shared/online/lobby';

const RULES = { name: 'A table', seats: 2, isCompetition: false, mayWatch: true } as const;

/** A game that is to begin, on a disk that takes what it is asked for when it is told to; and all that happens, in order. */
function begun() {
  const [key, other] = [newKey(), newKey()];
  const table = openLobby({ rules: RULES, host: key.publicKey, people: [{ name: 'Anna', colour: 'red' }] });
  if (typeof table === 'string') throw new Error(table);
  const full = withPeople(table, other.publicKey, [{ name: 'Béla', colour: 'blue' }]);
  if (typeof full === 'string') throw new Error(full);
  const { copy } = GameCopy.begun(selfWith(key), termsOf(full, '0'.repeat(64)), 0);
  const said: string[] = [];
  const asked: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const log = {
    append: () => {
      said.push('asked');
      return new Promise<void>((resolve, reject) => asked.push({ resolve, reject }));
    },
    close: async () => void said.push('closed'),
  };
  const hearer = { send: () => void said.push('sent'), changed: () => void said.push('changed') };
  return { course: new Course(copy, log, viewOf, hearer), said, asked };
}

const join = (copy: GameCopy) => copy.join(copy.history.first);

describe('what happens in a game', () => {
  it('is neither sent nor shown before it is on the disk', async () => {
    const { course, said, asked } = begun();
    const done = course.do(join);
    await expect.poll(() => asked).toHaveLength(1);
    expect(said).toEqual(['asked']);
    asked[0]?.resolve();
    expect(await done).toBe(true);
    expect(said).toEqual(['asked', 'sent', 'changed']);
  });

  it('waits for what came before it', async () => {
    const { course, said, asked } = begun();
    void course.do(join);
    const later = course.do((copy) => ({ write: [], send: [copy.hello], reply: [] }));
    await expect.poll(() => asked).toHaveLength(1);
    expect(said).toEqual(['asked']);
    asked[0]?.resolve();
    await expect.poll(() => asked).toHaveLength(2);
    asked[1]?.resolve();
    await later;
    expect(said).toEqual(['asked', 'sent', 'changed', 'asked', 'sent', 'changed']);
  });

  it('is tried again where the disk refuses it, and that is told', async () => {
    const { course, said, asked } = begun();
    const done = course.do(join);
    await expect.poll(() => asked).toHaveLength(1);
    asked[0]?.reject(new Error('full'));
    await expect.poll(() => course.isStalled).toBe(true);
    await expect.poll(() => asked).toHaveLength(2);
    expect(said).toEqual(['asked', 'changed', 'asked']);
    asked[1]?.resolve();
    expect(await done).toBe(true);
    expect(said).toEqual(['asked', 'changed', 'asked', 'changed', 'sent', 'changed']);
  });

  it('is given up with the game', async () => {
    const { course, said, asked } = begun();
    const done = course.do(join);
    await expect.poll(() => asked).toHaveLength(1);
    asked[0]?.reject(new Error('full'));
    await course.end();
    expect(await done).toBe(false);
    expect(said).not.toContain('sent');
  });
});
