// Whether the end-to-end tests have proved every row of the help document: takes the JSON report of a run by Playwright, or
// several of a run in parts, and names the rows that no passed test has marked.
import { readFileSync } from 'node:fs';
import { DOCUMENTED } from './support/help-document';
import { unproved } from './support/proofs';

const reports = process.argv.slice(2).map((file): unknown => JSON.parse(readFileSync(file, 'utf8')));
const missing = unproved(reports);
for (const id of missing) console.log(`not proved: ${id}`);
console.log(`${missing.length} of ${Object.keys(DOCUMENTED).length} rows of the help document lack their proof`);
process.exitCode = reports.length > 0 && missing.length === 0 ? 0 : 1;
