import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  DocumentStateSchema,
  FileIdSchema,
  MAX_FILE_BYTES,
  RememberedPlayersSchema,
  SaveRequestSchema,
} from '../../../src-shared/bridge/bridge';

const player = { name: 'Ann', email: '', country: '', colour: 'red' };

describe('the schemas of the bridge', () => {
  it.each([
    ['a file id', FileIdSchema, 'file-1'],
    ['a first save', SaveRequestSchema, { text: 'x', suggestedName: 'Ann – Ben' }],
    ['a save to a known file', SaveRequestSchema, { text: '', file: 'file-1', suggestedName: 'a' }],
    ['a document', DocumentStateSchema, { name: '', edited: false }],
    ['two players', RememberedPlayersSchema, [player, { ...player, colour: 'blue' }]],
  ])('accept %s', (_, schema, value) => {
    expect(v.is(schema, value)).toBe(true);
  });

  it.each([
    ['a path for a file id', FileIdSchema, '/etc/passwd'],
    ['a path for the file to save', SaveRequestSchema, { text: '', file: '../a', suggestedName: 'a' }],
    ['a text over the limit', SaveRequestSchema, { text: 'x'.repeat(MAX_FILE_BYTES + 1), suggestedName: 'a' }],
    ['an unknown property', SaveRequestSchema, { text: '', suggestedName: 'a', path: '/tmp/a' }],
    ['no name to suggest', SaveRequestSchema, { text: '', suggestedName: '' }],
    ['a number for a flag', DocumentStateSchema, { name: '', edited: 1 }],
    ['one player', RememberedPlayersSchema, [player]],
    ['five players', RememberedPlayersSchema, Array.from({ length: 5 }, () => player)],
    ['a colour that is none of the four', RememberedPlayersSchema, [player, { ...player, colour: 'pink' }]],
  ])('refuse %s', (_, schema, value) => {
    expect(v.is(schema, value)).toBe(false);
  });
});
