import type { ComponentType } from 'react';
import type { LibraryChange } from '../../src-shared/bridge/bridge';
import { declarePage, openScreen } from '../stage/dialogs';
import type { Subject } from '../stage/subjects';

/** The page *My games*. */

export const libraryPage = declarePage<{ readonly Page: ComponentType; readonly Status: ComponentType }>(
  'library',
  'command:myGames' satisfies Subject,
);

/** Shows it. What draws it is read only now: most starts of the program never need it. */
export async function openLibrary(): Promise<void> {
  // Main reads what it knows meanwhile; what it tells of the folder before anybody listens is not lost.
  const missed: LibraryChange[] = [];
  const stopListening = window.tantrix.onLibrary((change) => missed.push(change));
  const known = window.tantrix.library();
  const { LibraryPage, LibraryStatus, loadLibrary } = await import('./page');
  stopListening();
  await loadLibrary(known, missed);
  openScreen(libraryPage, { Page: LibraryPage, Status: LibraryStatus });
}
