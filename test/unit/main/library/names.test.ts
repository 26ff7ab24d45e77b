import { assert, property, string } from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { entryIdIn, newEntryId, otherEntryId } from '../../../../src-main/library/names';
import { EntryIdSchema } from '../../../../src-shared/bridge/bridge';
import { gameOfSeed } from '../../../support/library-games';

const GAME = gameOfSeed(1);
const called = (name: string) => ({ ...GAME, players: GAME.players.map((player) => ({ ...player, name })) });

describe('the name of a new entry', () => {
  it.each([
    ['Ann', / Ann - Ann.* [0-9a-f]{12}$/],
    ['Ann/Bob: “x”?', / Ann-Bob- “x”-/],
    ['../..', / ..-.. - ..-/],
    ['李雷', / 李雷 - 李雷/],
    ['CON', / CON - CON/],
  ])('is made of %s, and can be one of a file everywhere', (name, made) => {
    expect(newEntryId(called(name), Date.UTC(2026, 10, 21, 12))).toMatch(new RegExp(`^2026-11-2[12]${made.source}`));
  });

  it('stands for an entry whatever people are called, and leaves room for what is written beside it', () => {
    assert(
      property(string({ unit: 'binary', minLength: 1, maxLength: 100 }), (name) => {
        for (const id of [newEntryId(called(name), 0), otherEntryId(name)]) {
          expect(v.is(EntryIdSchema, id)).toBe(true);
          expect(entryIdIn(`${id}.txg`)).toBe(id);
          expect(Buffer.from(id).toString()).toBe(id);
          expect(Buffer.byteLength(`${id}.txg.1795472275619.damaged`)).toBeLessThanOrEqual(255);
        }
      }),
      { seed: 25 },
    );
  });

  it('is another each time', () => {
    const id = newEntryId(GAME, 0);
    expect(new Set([id, newEntryId(GAME, 0), otherEntryId(id), otherEntryId('mine'), otherEntryId('mine')]).size).toBe(
      5,
    );
    expect(otherEntryId('mine')).toMatch(/^mine [0-9a-f]{12}$/);
  });
});
