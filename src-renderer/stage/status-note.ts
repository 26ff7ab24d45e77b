import type { en } from '../words/en';
import { makeStore } from '../ui/store';

/** What is told in passing, in the status bar; each is nothing but its words. */
export type StatusNote = keyof typeof en.status.note;

/** Another object at each showing: what is said once more has its whole time again. */
interface Showing {
  readonly note: StatusNote;
}

const { reading, set } = makeStore<Showing | undefined>(undefined);

export const useShowing = (): Showing | undefined => reading.use();

export const useStatusNote = (): StatusNote | undefined => reading.use((showing) => showing?.note);

export const statusNoteNow = (): StatusNote | undefined => reading.get()?.note;

export const showStatusNote = (note: StatusNote): void => set({ note });

export const clearStatusNote = (): void => set(undefined);
