import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LineFile } from '../../../../src-main/online/process/kept/line-file';
import { TurnClock } from '../../../../src-main/online/process/playing/clock';
import { Notebook } from '../../../../src-main/online/process/playing/notebook';
import type { GameView } from '../../../../src-shared/online/view';

let folder = '';
let notebook: Notebook;
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-clock-'));
  const beside = await LineFile.open(path.join(folder, 'a.notes'));
  notebook = new Notebook({ beside, notes: [] });
});
afterEach(async () => {
  await notebook.end();
  rmSync(folder, { recursive: true });
});

/** A game after so many steps, in which it is the turn of party 0 of two, unless a draw waits. */
const viewAt = (n: number, isSettled = true): GameView => ({
  n,
  drawn: [],
  moves: [],
  isSettled,
  isStopped: false,
  isOver: false,
  used: [0, 0],
  mover: isSettled ? { seat: 0, party: 0 } : undefined,
  members: [0, 1],
  playedBy: [{ party: 0 }, { party: 1 }],
  asked: [],
  proposed: [],
  epochs: 0,
  isOneSession: true,
});
const all = () => true;
const nobody = () => false;

describe('the clock of a turn', () => {
  it('stands while a draw waits, and while others are away', () => {
    const clock = new TurnClock(notebook);
    clock.note(viewAt(1, false), all, false, 1_000);
    expect([clock.since, clock.usedAt(2_000)]).toEqual([undefined, 0]);
    clock.note(viewAt(1), all, false, 2_000);
    expect([clock.since, clock.usedAt(2_500)]).toEqual([2_000, 500]);
    clock.note(viewAt(1), nobody, false, 3_000);
    expect([clock.since, clock.usedAt(60_000)]).toEqual([undefined, 1_000]);
    clock.note(viewAt(1), all, false, 60_000);
    expect([clock.since, clock.used, clock.usedAt(61_000)]).toEqual([60_000, 1_000, 2_000]);
  });

  it('stands while the disk takes nothing', () => {
    const clock = new TurnClock(notebook);
    clock.note(viewAt(1), all, true, 1_000);
    expect(clock.since).toBeUndefined();
  });

  it('begins anew with each step, and is not turned back by a clock that is set', () => {
    const clock = new TurnClock(notebook);
    clock.note(viewAt(1), all, false, 1_000);
    clock.note(viewAt(2), all, false, 9_000);
    expect([clock.usedAt(9_100), clock.usedAt(0)]).toEqual([100, 0]);
  });

  it('goes on after the program was killed with what was noted', () => {
    const clock = new TurnClock(notebook);
    clock.note(viewAt(3), all, false, 1_000);
    clock.note(viewAt(3), all, false, 13_000);
    const again = new TurnClock(notebook);
    again.note(viewAt(3), all, false, 100_000);
    expect(again.usedAt(100_500)).toBe(12_500);
  });
});
