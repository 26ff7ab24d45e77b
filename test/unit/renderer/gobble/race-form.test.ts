import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { firstForm, formAfter, rememberedOf, withRow } from '../../../../src-renderer/gobble/start/race-form';
import { RememberedRaceSchema } from '../../../../src-shared/bridge/bridge';

const FORM = {
  ...withRow(withRow(firstForm, 1, { who: 'swift', extra: 3 }), 0, { name: 'Kim' }),
  count: 3,
  isSlow: true,
  sharing: 'atOnce',
  turnSeconds: 10,
} as const;

describe('what is filled in before a race', () => {
  it('is a person against three computer players at first', () => expect(formAfter(null)).toBe(firstForm));

  it('is what was filled in the last time', () => {
    const kept = v.parse(RememberedRaceSchema, JSON.parse(JSON.stringify(rememberedOf(FORM))));
    expect(formAfter(kept)).toEqual(FORM);
  });

  it.each([
    ['a pace that is not known', { rows: FORM.rows.map((row) => ({ ...row, who: 'lightning' })) }],
    ['a seat too few', { rows: FORM.rows.slice(1) }],
    ['more players than race', { count: 7 }],
    ['more tiles than anybody takes', { rows: FORM.rows.map((row) => ({ ...row, extra: 9 })) }],
    ['another clock', { turnSeconds: 11 }],
  ])('is not remembered with %s', (_, change) => {
    expect(formAfter({ ...rememberedOf(FORM), ...change })).toBe(firstForm);
  });
});
