import { readFile } from 'node:fs/promises';
import { isOwnPng, isOwnSvg, isPng, isSvg } from '../../src-shared/record';
import { problemOf } from './problems';

/** Whether a file is a picture whose drawing is not as this program left it; one that is gone is none. */
export async function isDrawnInto(file: string): Promise<boolean> {
  const bytes = await bytesOf(file);
  if (bytes === null) return false;
  if (isPng(bytes)) return !isOwnPng(bytes);
  const text = new TextDecoder().decode(bytes);
  return isSvg(text) && !isOwnSvg(text);
}

async function bytesOf(file: string): Promise<Uint8Array | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (problemOf(error) === 'notFound') return null;
    throw error;
  }
}
