import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { MAX_PICTURE_SIZE, MAX_TEXT_SIZE } from '../../../src-shared/limits';
import {
  DEFAULT_PREFERENCES,
  DocumentStateSchema,
  EMPTY_MAIL_ACCOUNT,
  FileIdSchema,
  JournalEntrySchema,
  MailDraftSchema,
  KeptGameSchema,
  RememberedGamesSchema,
  ReportSchema,
  SendMailSchema,
  SomePreferencesSchema,
  WriteRequestSchema,
} from '../../../src-shared/bridge/bridge';

const bytes = new Uint8Array(3);
const request = { bytes, kind: 'txg', suggestedName: 'a' };
const games = { kind: 'people', starts: 'drawn' };
const player = { name: 'Ann', email: '', country: '', colour: 'red' };
const mail = { to: ['a@b'], subject: 'x', text: 'y' };
const sending = { account: EMPTY_MAIL_ACCOUNT, message: mail };
const mailGame = { id: 'a'.repeat(32), text: 'x', home: 1, at: 0, handedOn: 'sent' };
const robot = { character: 'mason', level: 3 };

describe('the schemas of the bridge', () => {
  it.each([
    ['a file id', FileIdSchema, 'file-1'],
    ['a first save', WriteRequestSchema, { bytes, kind: 'txg', suggestedName: 'Ann – Ben' }],
    ['a save to a known file', WriteRequestSchema, { ...request, file: 'file-1', force: true }],
    ['a large picture', WriteRequestSchema, { ...request, kind: 'png', bytes: new Uint8Array(MAX_PICTURE_SIZE) }],
    ['a journalled game', JournalEntrySchema, { text: 'x', file: { id: 'file-1', kind: 'png' }, edited: true }],
    ['a journalled game by mail', JournalEntrySchema, { mailGame: 'a'.repeat(32) }],
    ['no game', JournalEntrySchema, null],
    ['no change', SomePreferencesSchema, {}],
    ['the preferences of the start', SomePreferencesSchema, DEFAULT_PREFERENCES],
    ['some colours', SomePreferencesSchema, { colours: { background: '#0a7f3c', valid: '#ffffff' } }],
    ['a document', DocumentStateSchema, { name: '', edited: false, asks: true }],
    ['no game yet', RememberedGamesSchema, games],
    ['two players', RememberedGamesSchema, { ...games, people: [player, { ...player, colour: 'blue' }] }],
    ['a computer player', RememberedGamesSchema, { ...games, computer: [player, { ...player, robot }] }],
    ['a mail', SendMailSchema, { ...sending, message: { ...mail, attachment: { name: 'a.txg', content: 'x' } } }],
    ['a mail with its password', SendMailSchema, { ...sending, password: 'x' }],
    ['a draft', MailDraftSchema, { ...mail, shortText: '' }],
    ['a game by mail', KeptGameSchema, mailGame],
    ['a game by mail of an onlooker', KeptGameSchema, { ...mailGame, home: null, earlier: 'y' }],
    ['a report', ReportSchema, { error: 'Error', game: 'x' }],
  ])('accept %s', (_, schema, value) => {
    expect(v.is(schema, value)).toBe(true);
  });

  it.each([
    ['a path for a file id', FileIdSchema, '/etc/passwd'],
    ['a path for the file to save', WriteRequestSchema, { ...request, file: '../a' }],
    ['a text for the bytes', WriteRequestSchema, { ...request, bytes: 'x' }],
    ['a game over the limit', WriteRequestSchema, { ...request, bytes: new Uint8Array(MAX_TEXT_SIZE + 1) }],
    [
      'a picture over the limit',
      WriteRequestSchema,
      { ...request, kind: 'svg', bytes: new Uint8Array(MAX_PICTURE_SIZE + 1) },
    ],
    ['an unknown kind', WriteRequestSchema, { ...request, kind: 'toString' }],
    ['an unknown property', WriteRequestSchema, { ...request, path: '/tmp/a' }],
    ['no name to suggest', WriteRequestSchema, { ...request, suggestedName: '' }],
    ['a journalled path', JournalEntrySchema, { text: 'x', file: { id: '/tmp/a', kind: 'png' }, edited: true }],
    ['a file without a kind in the journal', JournalEntrySchema, { text: 'x', file: { id: 'a' }, edited: true }],
    ['half a move taken back', JournalEntrySchema, { text: 'x', edited: true, undone: 0.5 }],
    ['a path for a journalled game by mail', JournalEntrySchema, { mailGame: '../../x' }],
    ['a game by mail and a copy of it', JournalEntrySchema, { mailGame: 'a'.repeat(32), text: 'x', edited: false }],
    ['a book in the journal', JournalEntrySchema, { text: 'x'.repeat(MAX_TEXT_SIZE + 1), edited: true }],
    ['a port over the limit', SomePreferencesSchema, { mailAccount: { ...EMPTY_MAIL_ACCOUNT, port: 65_536 } }],
    ['mail in the clear', SendMailSchema, { ...sending, account: { ...EMPTY_MAIL_ACCOUNT, security: 'none' } }],
    ['an attachment by its path', SendMailSchema, { ...sending, message: { ...mail, attachment: { path: '/a' } } }],
    ['a mail to everybody', SendMailSchema, { ...sending, message: { ...mail, to: Array(9).fill('a@b') } }],
    ['a mail with a library', MailDraftSchema, { ...mail, shortText: 'x'.repeat(MAX_TEXT_SIZE + 1) }],
    ['a preference of another type', SomePreferencesSchema, { reopenAtStart: 1 }],
    ['a volume over the limit', SomePreferencesSchema, { volume: 101 }],
    ['half a speed', SomePreferencesSchema, { animationSpeed: 2.5 }],
    ['an unknown theme', SomePreferencesSchema, { theme: 'pink' }],
    ['a size of letters in between', SomePreferencesSchema, { textSize: 110 }],
    ['a style sheet for a colour', SomePreferencesSchema, { colours: { selected: 'red; display: none' } }],
    ['a number for a flag', DocumentStateSchema, { name: '', edited: 1, asks: false }],
    ['one player', RememberedGamesSchema, { ...games, people: [player] }],
    ['five players', RememberedGamesSchema, { ...games, people: Array.from({ length: 5 }, () => player) }],
    ['a fifth colour', RememberedGamesSchema, { ...games, people: [player, { ...player, colour: 'pink' }] }],
    ['level 7', RememberedGamesSchema, { ...games, people: [player, { ...player, robot: { ...robot, level: 7 } }] }],
    ['a kind of game that is none', RememberedGamesSchema, { ...games, kind: 'toString' }],
    ['a path for a game by mail', KeptGameSchema, { ...mailGame, id: '../../x' }],
    ['a fifth computer', KeptGameSchema, { ...mailGame, home: 5 }],
    ['a report as long as a book', ReportSchema, { error: 'Error', game: 'x'.repeat(MAX_TEXT_SIZE + 1) }],
  ])('refuse %s', (_, schema, value) => {
    expect(v.is(schema, value)).toBe(false);
  });
});
