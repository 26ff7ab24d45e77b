import type { PuzzleResult } from '../../../src-shared/bridge/bridge';
import { STUDIES } from '../../../src-shared/robots/studies/all-studies';
import { standingOf } from '../standing';
import { studyId } from './study-guide';

/** The place of the first study that is not solved, searched from the one behind a study; when all are, of the one behind it. */
export function studyAfter(at: number, results: readonly PuzzleResult[]): number {
  const places = STUDIES.map((_, place) => (at + 1 + place) % STUDIES.length);
  const isOpen = (place: number): boolean => {
    const study = STUDIES[place];
    return study !== undefined && !standingOf(studyId(study), results).isSolved;
  };
  return places.find(isOpen) ?? places[0] ?? 0;
}
