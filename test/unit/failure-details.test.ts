import { describe, expect, it } from 'vitest';
import { failureDetails, MAX_DETAILS } from '../../src-shared/failure-details';

const thrown = (message: string, ...frames: string[]): Error =>
  Object.assign(new Error(message), { stack: [`Error: ${message}`, ...frames.map((at) => `    at ${at}`)].join('\n') });

describe('the details of a failure', () => {
  it('say what was thrown, and where in the program', () => {
    const error = thrown(
      'no tile',
      'lay (app://bundle/assets/index-B1.js:2:345)',
      'app://bundle/assets/index-B1.js:1:2',
    );
    expect(failureDetails(error, [])).toBe('Error: no tile\n    at lay (index-B1.js:2:345)\n    at index-B1.js:1:2');
  });

  it.each([
    'file:///home/ann/Tantrix/dist/main/main.js:10:20',
    'open (file:///home/ann/My Games/dist/main/main.js:10:20)',
    'Object.open (C:\\Users\\Ann Example\\Tantrix\\dist\\main\\main.js:10:20)',
    'async /Users/ann/Tantrix.app/Contents/main.js:10:20',
    '/home/Ann (old)/main.js:10:20',
  ])('name no folder of the place %j', (frame) => {
    const details = failureDetails(thrown('x', frame));
    expect(details).toContain('main.js:10:20');
    expect(details).not.toMatch(/ann|home|Users|Games/i);
  });

  it.each([
    "ENOENT: no such file or directory, open '/home/ann/Documents/Ann v. Ben.txg'",
    'EACCES: permission denied, open "C:\\Users\\ann\\Ann v. Ben.txg"',
    'cannot read /home/ann/game.txg',
    "ENOENT: no such file, open '/home/sean/Liam O'Brien v. Ann.txg'",
    'cannot read C:\\Users\\Ann Smith\\My Games\\x.txg',
    'Loading file:///home/ann/game.txg failed',
    'no such receiver: ann@example.org',
    'the player ann.miller@example.org, Ann Miller',
  ])('repeat nothing private of %j', (message) => {
    const details = failureDetails(thrown(message, 'a (b.js:1:2)'), ['Ann Miller', 'Al']);
    expect(details).not.toMatch(/\b(?:ann|ben|miller|sean|liam|o|brien|smith|games|example|home|users)\b/i);
    expect(details).toContain('b.js:1:2');
  });

  it('leave the message out where nobody knows whose words are in it', () => {
    const error = new TypeError('Ann Miller');
    error.stack = 'TypeError: Ann Miller\nand\n    at Ben\n    at lay (file:///home/ann/main.js:1:2)';
    expect(failureDetails(error)).toBe('TypeError: …\n    at lay (main.js:1:2)');
    expect(failureDetails('Ann Miller')).toBe('string: …');
  });

  it('leave short words alone, which stand everywhere', () => {
    expect(failureDetails(thrown('is it at all'), ['a', 'it', ''])).toBe('Error: is it at all');
  });

  it.each([['text'], [undefined], [null], [42], [{ a: 1 }], [new Error('')]])('are given of %j, too', (value) => {
    expect(failureDetails(value, [])).toEqual(expect.any(String));
  });

  it('come to an end', () => {
    expect(failureDetails(thrown('x'.repeat(100_000)), []).length).toBeLessThanOrEqual(MAX_DETAILS);
    expect(failureDetails(thrown(`'/${'/a'.repeat(100_000)}`), []).length).toBeLessThanOrEqual(MAX_DETAILS);
  });
});
