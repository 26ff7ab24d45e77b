import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { nodePrimitives } from '../../../src-main/online/keys';
import { checkReceipt } from '../../../src-shared/online/check-receipt';
import { MessageSchema } from '../../../src-shared/online/messages';
import { receiptIn } from '../../../src-shared/online/receipt';
import { MAX_MESSAGE_BYTES, WhoSchema, WireSchema } from '../../../src-shared/online/wire';
import { FIXTURE_GAMES } from '../../support/fixture-games';

const PROTOCOL = readFileSync('src-shared/online/PROTOCOL.md', 'utf8');
const examples = [...PROTOCOL.matchAll(/```json\n(.*)\n```/g)].map(([, text = '']) => text);
const AnySchema = v.union([WhoSchema, WireSchema, MessageSchema]);
const kindsOf = (options: readonly { readonly entries: { readonly kind: { readonly literal: string } } }[]) =>
  options.map(({ entries }) => entries.kind.literal);

describe('the examples of PROTOCOL.md', () => {
  it.each(examples)('are messages: %s', (text) => {
    expect(v.safeParse(AnySchema, JSON.parse(text)).issues).toBeUndefined();
    expect(Buffer.byteLength(text)).toBeLessThan(MAX_MESSAGE_BYTES);
  });

  it('show a receipt of a game that was stopped', () => {
    const receipt = receiptIn(/```receipt\n(.*)\n```/.exec(PROTOCOL)?.[1] ?? '');
    expect(receipt?.epochs[0]?.steps.at(-1)).toMatchObject({ asked: { kind: 'stop' } });
    // Nothing is wrong with it, but that this is the record of no game.
    const { record } = FIXTURE_GAMES[0] ?? {};
    expect(receipt && record && checkReceipt(nodePrimitives, receipt, record)).toEqual({ code: 'terms' });
  });

  it('leave none out', () => {
    const shown = new Set(examples.map((text) => v.parse(AnySchema, JSON.parse(text)).kind));
    const all = ['who', ...kindsOf(WireSchema.options), ...kindsOf(MessageSchema.options)];
    expect(all.filter((kind) => !shown.has(v.parse(v.any(), kind)))).toEqual([]);
  });
});
