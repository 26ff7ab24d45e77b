import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { app } from 'electron';
import * as v from 'valibot';
import { type Part, PartSchema, type ProgramFacts } from '../src-shared/bridge/bridge';

/** Written by the build. */
const PARTS = path.resolve(import.meta.dirname, '../licences.json');
const PartsSchema = v.pipe(v.string(), v.parseJson(), v.array(PartSchema));

/** What the program is, what it runs on, and what it is made of. */
export const programFacts = async (): Promise<ProgramFacts> => ({
  version: app.getVersion(),
  electron: process.versions.electron,
  chromium: process.versions.chrome,
  system: `${os.type()} ${process.getSystemVersion()}, ${process.arch}`,
  parts: await readParts(),
});

async function readParts(): Promise<readonly Part[] | null> {
  try {
    return v.parse(PartsSchema, await readFile(PARTS, 'utf8'));
  } catch (error) {
    console.error('The licences cannot be read:', error);
    return null;
  }
}
