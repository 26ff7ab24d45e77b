import '../support/tables';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { commandIds, commandOf } from '../../src-renderer/stage/commands';
import { keyWords } from '../../src-renderer/stage/keys';
import { DOCUMENT_LENGTH, DOCUMENTED, PROSE } from '../support/help-document';
import { linesIn, type Row } from '../support/help-document/row';
import { PROVES, unproved } from '../support/proofs';
import { t } from '../support/words';

afterEach(() => void vi.unstubAllGlobals());

const rows: readonly Row[] = Object.values(DOCUMENTED);
const ofCommands = rows.flatMap((row) => (row.command ? [{ ...row, command: row.command }] : []));

const needed = unproved([]);
const said = (ids: readonly string[]) => ids.map((description) => ({ type: PROVES, description }));
const result = (status: string, ids: readonly string[]) => ({ status, annotations: said(ids) });
const report = (...results: readonly object[]) => ({
  suites: [{ specs: [], suites: [{ specs: [{ title: '', file: '', tests: [{ status: 'expected', results }] }] }] }],
  stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 0 },
  errors: [],
});

describe('what the help document lists', () => {
  it('has a row for every line of the document, but for its prose', () => {
    const told = new Set([PROSE, ...rows.flatMap(({ lines = [] }) => lines)].flatMap(linesIn));
    const all = linesIn(`1–${DOCUMENT_LENGTH}`);
    expect(all.filter((line) => !told.has(line))).toEqual([]);
    expect(told.size).toBe(all.length);
  });

  it('names every command of the program', () => {
    const named = new Set(ofCommands.map(({ command }) => command));
    expect(commandIds().filter((id) => !named.has(id))).toEqual([]);
  });

  it('waits exactly where the command does', () => {
    const wrong = ofCommands.filter(({ command, later }) => {
      const found = commandOf(command);
      return ('waitsFor' in found ? found.waitsFor : undefined) !== later;
    });
    expect(wrong).toEqual([]);
  });

  it('has the keys that are documented', () => {
    vi.stubGlobal('navigator', { platform: 'Win32' });
    const wrong = ofCommands.filter(({ kind, what, command }) => {
      const keys = commandOf(command).keys ?? [];
      return kind === 'key' && !keys.some((each) => keyWords(each, t) === what);
    });
    expect(wrong).toEqual([]);
  });
});

describe('the proofs of a run', () => {
  it('are all that is not waited for, nor left out with a reason', () => {
    expect(needed).toContain('file.new');
    expect(needed).not.toContain('message.cd');
    expect(unproved([report(result('passed', needed))])).toEqual([]);
  });

  it('are those of tests that passed, not of a try that failed', () => {
    const [first = '', second = '', ...others] = needed;
    const retried = report(result('failed', [first, second]), result('passed', [second, ...others]));
    expect(unproved([retried])).toEqual([first]);
  });

  it('may come in parts, beside annotations of another kind', () => {
    const [first = '', ...others] = needed;
    const slow = { status: 'passed', annotations: [...said([first]), { type: 'slow', description: others[0] }] };
    expect(unproved([report(slow)])).toEqual(others);
    expect(unproved([report(slow), report(result('passed', others))])).toEqual([]);
  });

  it('cannot be read from what is no report', () => {
    expect(() => unproved([{}])).toThrow(/suites/);
  });
});
