import { describe, expect, it } from 'vitest';
import { DEFAULT_PRINT_SETUP } from '../../../src-shared/bridge/bridge';
import { jobOptions, sourcesIn } from '../../../src-main/print/trays';

describe('the trays of a printer', () => {
  it('are read from the list of its options', () => {
    const listing =
      'PageSize/Page Size: *A4 Letter\nInputSlot/Media Source: *Auto Tray1 by-pass_2\nDuplex/Two-Sided: *None DuplexTumble\n';
    expect(sourcesIn(listing)).toEqual(['Auto', 'Tray1', 'by-pass_2']);
    expect(sourcesIn('InputSlot/Papierfach: Oben *Unten\r\n')).toEqual(['Oben', 'Unten']);
  });

  it('are none where the list names none', () => {
    for (const listing of ['', 'PageSize/Page Size: *A4 Letter\n', 'InputSlot/Media Source:\nDuplex/Sides: *None\n']) {
      expect(sourcesIn(listing)).toEqual([]);
    }
  });
});

it('a job from a tray is told of all that is set', () => {
  const setup = { ...DEFAULT_PRINT_SETUP, printer: 'laser 1', copies: 2, sides: 'shortEdge', colour: false } as const;
  const options = 'InputSlot=Tray2|-o|media=A4|-o|sides=two-sided-short-edge|-o|print-color-mode=monochrome';
  expect(jobOptions(setup, 'Tray2').join('|')).toBe(`-d|laser 1|-n|2|-o|${options}`);
  expect(jobOptions(DEFAULT_PRINT_SETUP, 'Tray2').slice(0, 2)).toEqual(['-n', '1']);
});
