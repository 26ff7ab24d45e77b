import { describe, expect, it } from 'vitest';
import * as subjects from '../../../src-shared/bridge/bridge';
import { CALLS, EVENTS, HELP_PAGE_CHANNELS } from '../../../src-shared/bridge/channels';

/** The names in the tables of all subjects whose own name ends so. */
const namesIn = (ending: string): string[] =>
  Object.entries(subjects).flatMap(([name, table]) =>
    // `TABLE_EVENTS` is a list of something else.
    name.endsWith(ending) && !Array.isArray(table) ? Object.keys(table) : [],
  );

describe('the tables of the contract', () => {
  it.each([
    ['calls', '_CALLS', CALLS],
    ['events', '_EVENTS', EVENTS],
  ])('hold the %s of every subject, each once', (_, ending, table) => {
    expect(Object.keys(table).toSorted()).toEqual(namesIn(ending).toSorted());
  });

  it('tell calls and events apart by their names', () => {
    expect(Object.keys(CALLS).filter((name) => /^on[A-Z]/.test(name))).toEqual([]);
    expect(Object.keys(EVENTS).filter((name) => !/^on[A-Z]/.test(name))).toEqual([]);
  });

  it('let the manual change nothing that is kept', () => {
    expect(HELP_PAGE_CHANNELS.filter((name) => /^(?:keep|set|write|remove|remember)/.test(name))).toEqual([]);
  });
});
