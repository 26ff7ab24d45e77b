import { describe, expect, it } from 'vitest';
import { makeTxg, parseTxg } from '../../../src-shared/record';
import { FIXTURE_GAMES, fixtureText } from '../../support/fixture-games';

describe.each(FIXTURE_GAMES)('the game of $file', ({ file, record }) => {
  const text = fixtureText(file);

  it('is written as it stands in the file', () => {
    expect(makeTxg(record)).toBe(text);
  });

  it('is read as it was written down', () => {
    expect(parseTxg(text)).toEqual({ ok: true, record });
  });

  it.each([
    ['ends its lines with CR and LF', text.replaceAll('\n', '\r\n')],
    ['ends its lines with CR', text.replaceAll('\n', '\r')],
    ['begins with a byte order mark', `\ufeff${text}`],
    ['ends without a line end', text.slice(0, -1)],
    ['goes on with empty lines', `${text}\n \n\n`],
    ['has white space after the check', text.replace(/\n$/, ' \t\n')],
  ])('is read just as well when the file %s', (_, other) => {
    expect(parseTxg(other)).toEqual({ ok: true, record });
  });
});
