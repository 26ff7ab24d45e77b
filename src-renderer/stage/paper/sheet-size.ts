import { MARGINS, PAPERS, type PrintSetup } from '../../../src-shared/bridge/bridge';

/** A sheet of paper as it lies before the reader; all in millimetres. */
export interface SheetSize {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
}

export function sheetSize({ paper, orientation, margin }: PrintSetup): SheetSize {
  const { width, height } = PAPERS[paper];
  const sides = orientation === 'portrait' ? { width, height } : { width: height, height: width };
  return { ...sides, margin: MARGINS[margin] };
}
