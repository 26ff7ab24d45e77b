import type { FileKind } from '../../../src-shared/bridge/bridge';
import type { Entry } from '../../../src-shared/library/entry';
import { makeResultsCsv } from '../../../src-shared/library/results-csv';
import { tell } from '../news';
import { zipOf } from './zip';

/** Several games leave the library together. */

/** All in one file, each as it is kept. */
export async function exportZip(entries: readonly Entry[], name: string): Promise<void> {
  const bytes = await zipOf(entries.map(({ id }) => id));
  await write(bytes, 'zip', name, entries.length);
}

/** What came of them, as a table. */
export const exportResults = (entries: readonly Entry[], name: string): Promise<void> =>
  write(new TextEncoder().encode(makeResultsCsv(entries)), 'csv', name, entries.length);

async function write(
  bytes: Uint8Array<ArrayBuffer>,
  kind: FileKind,
  suggestedName: string,
  count: number,
): Promise<void> {
  const reply = await window.tantrix.writeFile({ bytes, kind, suggestedName });
  if (reply.kind === 'saved') tell({ kind: 'exported', count });
  if (reply.kind === 'failed') tell({ kind: 'notExported', problem: reply.problem });
}
