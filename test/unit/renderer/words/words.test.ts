import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SPACE_KINDS } from '../../../../src-renderer/board/model';
import { OBJECTIONS } from '../../../../src-shared/sessions/rules';
import { en } from '../../../../src-renderer/words/en';
import { listWords, playerWords } from '../../../../src-renderer/words/words';
import { DRAFT_FORMS, FILE_PROBLEMS, MAIL_PROBLEMS, MAIL_WAYS } from '../../../../src-shared/bridge/bridge';
import { FIELD_PROBLEMS, PLAYER_FIELDS, PUZZLE_RECORD_PROBLEMS, TXG_PROBLEMS } from '../../../../src-shared/record';
import { COLOURS } from '../../../../src-shared/tantrix';
import { DEAL_PROBLEMS } from '../../../../src-shared/tantrix/deal';
import { t } from '../../../support/words';

/** Each list of what the program can say, and where its words stand; `spare` are words for something besides. */
const LISTS: readonly { what: string; codes: readonly string[]; words: object; spare?: readonly string[] }[] = [
  { what: 'refusals', codes: OBJECTIONS, words: en.refusal },
  { what: 'problems of opening', codes: FILE_PROBLEMS, words: en.fileTrouble.open },
  { what: 'problems of saving', codes: FILE_PROBLEMS, words: en.fileTrouble.save },
  {
    what: 'problems of records',
    codes: TXG_PROBLEMS,
    words: en.fileTrouble.record,
    spare: ['tooLarge', 'tooMuchWork', 'notAPicture', 'noGame', 'badPuzzle', 'isPuzzle'],
  },
  { what: 'problems of mail', codes: MAIL_PROBLEMS, words: en.mail.problem },
  { what: 'drafts', codes: DRAFT_FORMS, words: en.mail.opened },
  { what: 'ways of sending', codes: MAIL_WAYS, words: en.settings.mailWayHint },
  { what: 'problems of puzzles', codes: PUZZLE_RECORD_PROBLEMS, words: en.fileTrouble.puzzle },
  { what: 'problems of deals', codes: DEAL_PROBLEMS, words: en.fileTrouble.deal },
  {
    what: 'problems of fields',
    codes: FIELD_PROBLEMS,
    words: en.newGame.problem,
    spare: ['seed', 'colourTwice', 'emailMissing', 'oneComputer'],
  },
  { what: 'colours', codes: COLOURS, words: en.colour },
  { what: 'colours inside sentences', codes: COLOURS, words: en.colourInText },
  { what: 'letters of colours', codes: COLOURS, words: en.colourLetter },
  { what: 'kinds of spaces', codes: SPACE_KINDS.filter((kind) => kind !== 'playable'), words: en.board.kind },
];

describe.each(LISTS)('the words for $what', ({ codes, words, spare = [] }) => {
  it('are there for each, and for nothing else', () => {
    expect(Object.keys(words).toSorted()).toEqual([...codes, ...spare].toSorted());
  });

  it('say something', () => {
    expect(Object.values(words).filter((each) => String(each).trim() === '')).toEqual([]);
  });
});

/** All texts of the locale file with the keys that lead to them. */
const textsIn = (words: object, path = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? textsIn(value, `${path}${key}.`) : [[path + key, String(value)]],
  );

describe('the locale file', () => {
  it('has the words for each field', () => {
    expect(PLAYER_FIELDS.filter((field) => !Object.hasOwn(en.newGame, field))).toEqual([]);
  });

  it('has no straight quotes, double spaces, or blanks that are not closed', () => {
    const wrong = /["'`]|\s\s|^\s|\s$|\{\{(?!\w+\}\})|(?<!\w)\}\}|TODO/;
    expect(textsIn(en).filter(([, text]) => wrong.test(text))).toEqual([]);
  });

  it('has each plural in all its forms', () => {
    const keys = textsIn(en).map(([key]) => key);
    const stems = keys.filter((key) => key.endsWith('_one')).map((key) => key.slice(0, -4));
    expect(stems.filter((stem) => !keys.includes(`${stem}_other`))).toEqual([]);
    expect(keys.filter((key) => key.endsWith('_other') && !stems.includes(key.slice(0, -6)))).toEqual([]);
  });
});

describe('sentences', () => {
  it('name players with their colour, whatever they are called', () => {
    for (const name of ['Ann', 'Zoë <b>&amp;</b>', '{{colour}}', '$t(app.name)', '{{name}}', '%s', '$&']) {
      expect(playerWords(t, name, 'green')).toBe(`${name} (green)`);
    }
  });

  it.each([
    [['Ann'], 'Ann'],
    [['Ann', 'Bob'], 'Ann and Bob'],
    [['Ann', 'Bob', 'Chris'], 'Ann, Bob, and Chris'],
  ])('list %j as %s', (items, words) => {
    expect(listWords(items)).toBe(words);
  });

  it.each([
    [0, 'Bag: empty'],
    [1, 'Bag: 1 tile'],
    [44, 'Bag: 44 tiles'],
  ])('count a bag of %i', (count, words) => {
    expect(t('status.bag', { count })).toBe(words);
  });
});

describe('the files of words', () => {
  it('share no key, for the later would silently take its place', async () => {
    const folder = resolve(import.meta.dirname, '../../../../src-renderer/words/en');
    const files = await Promise.all(
      readdirSync(folder).map(async (name): Promise<Record<string, object>> => import(join(folder, name))),
    );
    const keys = files.flatMap((file) => Object.values(file)).flatMap(Object.keys);
    expect(keys.toSorted()).toEqual(Object.keys(en).toSorted());
  });
});
