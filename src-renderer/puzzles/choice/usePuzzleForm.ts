import { useState } from 'react';
import { create } from 'zustand';
import { useTranslation } from 'react-i18next';
import { reportErrors } from '../../stage/failures';
import { changePreferences } from '../../stage/switches';
import { preferencesNow } from '../../preferences/preferences';
import { puzzleResultsNow } from '../results';
import { isShelf } from '../shelves';
import { startPuzzle } from '../starting';
import { beginStudy } from '../studies/beginning';
import {
  isProblem,
  type MadeChoice,
  type PuzzleForm,
  puzzleFormFor,
  type PuzzleFormProblems,
  startFrom,
} from './puzzle-form';
import { useMaking } from './useMaking';

/** What was started last, until the program ends. */
const useLastChoice = create<MadeChoice>(() => ({ key: undefined, drawnColours: 'three', level: 'easy' }));

/** The choice of a puzzle, beginning with the collection that was in front the last time. */
export function usePuzzleForm(isInFront: boolean) {
  const { t } = useTranslation();
  const [form, setForm] = useState(() => {
    const { puzzleShelf } = preferencesNow();
    const shelf = isShelf(puzzleShelf) ? puzzleShelf : 'classic';
    return puzzleFormFor(shelf, puzzleResultsNow(), useLastChoice.getState());
  });
  const [problems, setProblems] = useState<PuzzleFormProblems>();
  const { isMaking, make, stop } = useMaking(isInFront);
  const onChange = (next: PuzzleForm) => {
    setForm(next);
    setProblems(undefined);
    stop();
  };
  const start = () => {
    if (isMaking) return;
    const chosen = startFrom(form, t);
    if (isProblem(chosen)) return setProblems(chosen);
    void reportErrors(async () => {
      if ('at' in chosen) beginStudy(chosen.at);
      else {
        const made = 'generating' in chosen ? await make(chosen) : chosen;
        if (!made) return;
        startPuzzle(made);
      }
      useLastChoice.setState({ key: form.key, drawnColours: form.drawnColours, level: form.level });
      if (form.shelf !== preferencesNow().puzzleShelf) await changePreferences({ puzzleShelf: form.shelf });
    });
  };
  return { form, problems, isMaking, onChange, start };
}
