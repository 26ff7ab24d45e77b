import type { en } from '../words/en';
import { makeStore } from '../ui/store';

/** What is told in passing, in the status bar; each is nothing but its words. */
export type Note = keyof typeof en.status.note;

const { reading, set } = makeStore<Note | undefined>(undefined);

export const { use: useNote, get: noteNow } = reading;

export const showNote = (note: Note | undefined): void => set(note);

export const forgetNote = (): void => set(undefined);
