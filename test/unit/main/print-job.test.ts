import { afterEach, describe, expect, it, vi } from 'vitest';
import { problemOfPrinting, usualPaper, zeroBased } from '../../../src-main/print/print-job';

describe('what Electron says of a print job', () => {
  afterEach(() => void vi.restoreAllMocks());

  it.each([
    ['Print job canceled', { kind: 'cancelled' }],
    ['cancelled', { kind: 'cancelled' }],
    ['Invalid deviceName provided', { kind: 'failed', problem: 'printerGone' }],
    ['Failed to enumerate printers', { kind: 'failed', problem: 'noPrinter' }],
    ['No printers available on the network', { kind: 'failed', problem: 'noPrinter' }],
  ])('“%s” is understood', (reason, reply) => expect(problemOfPrinting(reason)).toEqual(reply));

  it('is left in the log when it is something else', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(problemOfPrinting('Print job failed')).toEqual({ kind: 'failed', problem: 'failed' });
    expect(log).toHaveBeenCalledWith('Printing failed:', 'Print job failed');
  });
});

describe('a print job', () => {
  it('counts pages from 0', () => expect(zeroBased({ from: 1, to: 3 })).toEqual({ from: 0, to: 2 }));

  it.each([
    ['US', 'Letter'],
    ['CA', 'Letter'],
    ['DE', 'A4'],
    ['', 'A4'],
  ])('in %s goes on paper of that country', (country, paper) => expect(usualPaper(country)).toBe(paper));
});
