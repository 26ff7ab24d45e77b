import { useImperativeHandle } from 'react';
import type { StartFieldsProps, StartTabs } from '../../stage/starts';
import { PuzzleChoice } from './PuzzleChoice';
import { usePuzzleForm } from './usePuzzleForm';

/** The part of the New Game dialog that is about puzzles. */
export function PuzzleFields({ tab, ref }: StartFieldsProps) {
  const isInFront = tab !== undefined;
  const { start, ...choice } = usePuzzleForm(isInFront);
  useImperativeHandle(ref, () => ({ start }));
  return isInFront && <PuzzleChoice {...choice} />;
}

const TABS: StartTabs = { what: 'puzzle', tabs: ['puzzle'], first: 'puzzle', Fields: PuzzleFields };

/** What can be started of puzzles. */
export const puzzlesToStart = (): Promise<StartTabs> => Promise.resolve(TABS);
