import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { refereeOnline } from '../../scripts/record/referee-online';
import { parseLine } from '../../src-main/kept-rows/row-text';
import type { OnlineGame } from '../../src-shared/bridge/online';
import { type Line, LineSchema } from '../../src-shared/online/lines';

/** What programs that played with each other have shown, and what they have kept: one history. */

/** What was shown once, by anybody: tiles in the order in which they were drawn, and moves that counted. */
export interface Seen {
  readonly drawn: number[];
  readonly moves: string[];
}

/** It is shown alike for ever. */
export function checkSeen({ drawn, moves, isSettled }: OnlineGame, seen: Seen): void {
  const counting = isSettled ? moves : moves.slice(0, -1);
  const texts = counting.map(({ tile, q, r, rotation }) => [tile, q, r, rotation].join());
  for (const [at, tile] of drawn.entries()) assert.equal(tile, (seen.drawn[at] ??= tile), `tile ${at} is another`);
  for (const [at, text] of texts.entries()) assert.equal(text, (seen.moves[at] ??= text), `move ${at} is another`);
  assert.equal(new Set(drawn).size, drawn.length, 'a tile is drawn twice');
}

/** The games of a profile, each the name and the text of its log. */
export function logsOf(profile: string): readonly { readonly name: string; readonly text: string }[] {
  const folder = path.join(profile, 'online');
  const names = readdirSync(folder).filter((name) => name.endsWith('.log'));
  return names.map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));
}

/** The lines of a log; one that was cut off at the end is left out. */
export const linesIn = (text: string): readonly Line[] =>
  text.split('\n').flatMap((line) => parseLine(line, LineSchema) ?? []);

const historyIn = (text: string): readonly unknown[] => linesIn(text).flatMap(commonOf);

const byParty = <T extends { readonly party: number }>(all: readonly T[]): readonly T[] =>
  all.toSorted((a, b) => a.party - b.party);

/** What all programs must have alike of a line, whoever was heard first; nothing of what is one's own. */
function commonOf(line: Line): readonly unknown[] {
  if (line.kind === 'terms') return [line.terms];
  if (line.kind === 'begun') return [byParty(line.commits)];
  if (line.kind === 'settled') return [byParty(line.answers)];
  return line.kind === 'step' ? [line] : [];
}

/** The logs of one game that is over tell one history, line by line, and the referee finds nothing wrong with any. */
export function checkLogs(profiles: readonly string[]): void {
  const [first = [], ...others] = profiles.map(logsOf);
  expect(first).toHaveLength(1);
  for (const each of others) {
    expect(each.map(({ name }) => name)).toEqual(first.map(({ name }) => name));
    expect(each.map(({ text }) => historyIn(text))).toEqual(first.map(({ text }) => historyIn(text)));
  }
  for (const { text } of [first, ...others].flat()) expect(refereeOnline(text)).toMatchObject({ ok: true });
}
