import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Listed, listed } from '../../scripts/flows/entered';
import { Sources } from '../../scripts/flows/sources';
import { FLOWS } from './flows';
import { follow } from './follow';

/**
 * Follows the flows in a program that was built with source maps, and writes which functions of ours each of them enters:
 * `tsx test/flows/trace.ts PROGRAM OUT`, the folder of the program and a file.
 */

const [program, out] = process.argv.slice(2);
if (program === undefined || out === undefined) throw new Error('tsx test/flows/trace.ts PROGRAM OUT');
const sources = new Sources(program);

const all: Record<string, Listed> = {};
for (const flow of FLOWS) {
  const entered = await follow(flow, program, sources);
  if (entered.length === 0) throw new Error(`${flow.name} enters nothing: has the program source maps?`);
  all[flow.name] = listed(entered);
  console.log(`${flow.name}: ${entered.length} functions`);
}
await mkdir(path.dirname(out), { recursive: true });
await writeFile(out, `${JSON.stringify(all, null, 2)}\n`);
