import { useSyncExternalStore } from 'react';
import { onOutgoing, useOutgoing } from '../mail/outgoing';
import { onFiles, useFiles } from '../files/files';
import { type Table, useTable } from '../stage/table';
import { onStage } from '../stage/dialogs';
import { onPreferences, usePreferences } from '../preferences/preferences';

/** All that commands go by, wherever it is kept: whether they can be run, are shown, are on. */
const SOURCES: readonly ((listener: () => void) => () => void)[] = [
  useTable.subscribe,
  onPreferences,
  onStage,
  onFiles,
  onOutgoing,
];

/** Calls the listener whenever a command may stand otherwise; gives the function that ends it. */
export function onCommands(listener: () => void): () => void {
  const ends = SOURCES.map((subscribe) => subscribe(listener));
  return () => ends.forEach((end) => end());
}

/** How a command stands: a plain value, by which a component that is always there is drawn anew. */
export const useCommands = <Part extends boolean | number | string | undefined>(select: (table: Table) => Part): Part =>
  useSyncExternalStore(onCommands, () => select(useTable.getState()));

/** The table for a component that shows many commands for a while: it is drawn anew whenever one may stand otherwise. */
export function useCommandTable(): Table {
  usePreferences();
  useFiles();
  useOutgoing();
  return useTable();
}
