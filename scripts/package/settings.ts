import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { ROOT } from '../lib/steps';

const Word = v.pipe(v.string(), v.minLength(1));
const json = (name: string): unknown => JSON.parse(readFileSync(path.join(ROOT, name), 'utf8'));

/** What of package.json goes into packages. */
export const PROGRAM = v.parse(
  v.object({ name: Word, version: Word, author: Word, desktopName: Word }),
  json('package.json'),
);

/** What electron-builder is told, as far as our own packages and the tests need it. */
export const SETTINGS = v.parse(
  v.object({
    appId: Word,
    productName: Word,
    electronFuses: v.record(Word, v.boolean()),
    fileAssociations: v.tuple([v.object({ ext: Word, name: Word, description: Word, mimeType: Word })]),
    protocols: v.tuple([v.object({ name: Word, schemes: v.tuple([Word]) })]),
    linux: v.object({
      executableName: Word,
      synopsis: Word,
      description: Word,
      category: Word,
      desktop: v.object({ entry: v.record(Word, Word) }),
    }),
  }),
  parse(readFileSync(path.join(ROOT, 'electron-builder.yml'), 'utf8')),
);

/** Where the icons lie that are made of the drawing. */
export const ICONS = path.join(ROOT, 'assets/icons');
