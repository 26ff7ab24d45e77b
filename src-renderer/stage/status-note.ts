import type { en } from '../words/en';
import { makeStore } from '../ui/store';

/** What is told in passing, in the status bar; each is nothing but its words. */
export type StatusNote = keyof typeof en.status.note;

/** Another object at each showing: what is said once more has its whole time again. */
interface Showing {
  readonly note: StatusNote;
  /** What its words speak of. */
  readonly told: { readonly players?: string };
}

const { reading, set } = makeStore<Showing | undefined>(undefined);

export const useShowing = (): Showing | undefined => reading.use();

export const useStatusNote = (): StatusNote | undefined => reading.use((showing) => showing?.note);

export const statusNoteNow = (): StatusNote | undefined => reading.get()?.note;

/** What the note that is shown speaks of. */
export const toldNow = (): Showing['told'] => reading.get()?.told ?? {};

export const showStatusNote = (note: StatusNote, told: Showing['told'] = {}): void => set({ note, told });

export const clearStatusNote = (): void => set(undefined);
