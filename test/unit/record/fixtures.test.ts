import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type ParsedRecord,
  parseGif,
  parsePng,
  parseRecord,
  parseSvg,
  parseTextImage,
} from '../../../src-shared/record';
import { FIXTURE_GAMES, fixtureText } from '../../support/fixture-games';
import { essence } from '../../support/random-records';

const [RUNNING, STOPPED, COMPETITION, ROBOTS, BY_MAIL] = FIXTURE_GAMES.map(({ record }) => essence(record));

/** What was read, as a text to compare, or what is wrong. */
const read = (parsed: ParsedRecord): unknown => (parsed.ok ? essence(parsed.record) : parsed.problem);

const bytesOf = (file: string): Uint8Array =>
  readFileSync(path.join(import.meta.dirname, '../../fixtures/games', file));

describe('what the first version wrote is read for ever', () => {
  it.each([
    ['v1-running.txt', RUNNING],
    ['v1-stopped-short.txt', STOPPED],
    // By hand: answered, quoted, wrapped, half decoded, and with an older state below.
    ['v1-running-mailed.txt', RUNNING],
  ])('in %s', (file, record) => {
    expect(read(parseTextImage(fixtureText(file)))).toBe(record);
  });

  it('in a PNG', () => {
    expect(read(parsePng(bytesOf('v1-running.png')))).toBe(RUNNING);
  });

  it('in a GIF', () => {
    expect(read(parseGif(bytesOf('v1-running.gif')))).toBe(RUNNING);
  });

  it('in an SVG', () => {
    expect(read(parseSvg(fixtureText('v1-stopped.svg')))).toBe(STOPPED);
  });

  it.each([
    ['v1-running.txg', 'txg', RUNNING],
    ['v1-stopped.txg', 'txg', STOPPED],
    ['v1-competition.txg', 'txg', COMPETITION],
    ['v1-robots.txg', 'txg', ROBOTS],
    ['v1-by-mail.txg', 'txg', BY_MAIL],
    ['v1-running.txt', 'text', RUNNING],
    ['v1-running-mailed.txt', 'text', RUNNING],
    ['v1-running.png', 'png', RUNNING],
    ['v1-stopped.svg', 'svg', STOPPED],
    ['v1-running.gif', 'gif', RUNNING],
  ])('and %s is known as %s by its content', (file, form, record) => {
    const found = parseRecord(bytesOf(file), form === 'png' ? 'txg' : 'png');
    expect(found.form).toBe(form);
    expect(read(found)).toBe(record);
  });
});
