import { useImperativeHandle } from 'react';
import type { StartFieldsProps } from '../../stage/starts';
import { PuzzleChoice } from './PuzzleChoice';
import { usePuzzleForm } from './usePuzzleForm';

/** The part of the New Game dialog that is about puzzles. */
export function PuzzleFields({ tab, ref }: StartFieldsProps) {
  const isInFront = tab !== undefined;
  const { start, ...choice } = usePuzzleForm(isInFront);
  useImperativeHandle(ref, () => ({ start }));
  return isInFront && <PuzzleChoice {...choice} />;
}
