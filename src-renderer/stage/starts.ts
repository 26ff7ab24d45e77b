import type { ComponentType, Ref } from 'react';
import type { en } from '../words/en';
import type { What } from '../words/translation';
import { declareDialog, openDialog } from './dialogs';
import { whatIsOpen } from './document';

/** What can be started: each room says what it has, and the dialog New Game shows a tab for each way to start. */

/** A way to start something, as the words of its tab are called. */
export type StartTab = keyof typeof en.newGame.kind;

/** What a room has to start. */
export interface StartTabs {
  readonly what: What | 'online' | 'gobble';
  /** From left to right. */
  readonly tabs: readonly StartTab[];
  /** The one of them that is in front at first. */
  readonly first: StartTab;
  /** What is filled in under them; it is there as long as the dialog is. */
  readonly Fields: ComponentType<StartFieldsProps>;
}

export interface StartFieldsProps {
  /** The tab that is in front; undefined while it is another room's: then nothing is drawn. */
  readonly tab: StartTab | undefined;
  readonly ref: Ref<Startable>;
}

/** What is filled in, to be started if it is right; what is wrong is shown. */
export interface Startable {
  readonly start: () => void;
}

type StartRoom = () => Promise<StartTabs>;

let startRooms: readonly StartRoom[] = [];

/** Says who has something to start, in the order of their tabs; to be called once. */
export function knowStarts(known: readonly StartRoom[]): void {
  startRooms = known;
}

/**
 * All that can be started.
 *
 * @param own what a room has in place of what it usually has
 */
export async function allStarts(own?: StartTabs): Promise<StartTabs[]> {
  const all = await Promise.all(startRooms.map((room) => room()));
  return all.map((tabs) => (tabs.what === own?.what ? own : tabs));
}

/** What the dialog is called. */
type Title = 'newGame.title' | 'newGame.playAgainTitle';

export const newGameDialog = declareDialog<{
  readonly title: Title;
  readonly rooms: readonly StartTabs[];
  /** The tab that is in front at first. */
  readonly first: StartTab;
}>('newGame');

/** Opens the dialog in which one of these is started, with a tab in front for what is open now. */
export function openStarts(title: Title, rooms: readonly StartTabs[]): void {
  const room = rooms.find(({ what }) => what === whatIsOpen()) ?? rooms[0];
  if (room) openDialog(newGameDialog, { title, rooms, first: room.first });
}
