import type { en } from '../words/en';
import { makeStore } from '../ui/store';

/** What is told in passing, in the status bar; each is nothing but its words. */
export type StatusNote = keyof typeof en.status.note;

const { reading, set } = makeStore<StatusNote | undefined>(undefined);

export const { use: useStatusNote, get: statusNoteNow } = reading;

export const showStatusNote = (note: StatusNote | undefined): void => set(note);

export const clearStatusNote = (): void => set(undefined);
