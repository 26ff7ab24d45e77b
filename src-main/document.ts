import type { BrowserWindow } from 'electron';
import type { DocumentState } from '../src-shared/bridge/bridge';
import { sendEvent } from './events';

export interface DocumentWindow {
  show: (state: DocumentState) => void;
  /** Closes the window without asking. */
  close: () => void;
  /** The page can answer no question any more; the one in its place will say how its game stands. */
  pageGone: () => void;
}

/** Keeps title and window in step with the open game, and lets the page ask, where it has to, before the window is closed. */
export function setUpDocument(window: BrowserWindow): DocumentWindow {
  let asks = false;
  const canAsk = watchResponsiveness(window);
  window.on('page-title-updated', (event) => event.preventDefault());
  window.on('close', (event) => {
    // A page that cannot answer must not keep its window open for ever.
    if (!asks || !canAsk()) return;
    event.preventDefault();
    sendEvent(window, 'onCloseRequested', undefined);
  });
  return {
    show(state) {
      asks = state.asks;
      window.setTitle(titleOf(state, process.platform));
      window.setDocumentEdited(state.edited);
    },
    close: () => window.destroy(),
    pageGone() {
      asks = false;
    },
  };
}

/** Says whether the page is alive and answers. */
function watchResponsiveness(window: BrowserWindow): () => boolean {
  let responsive = true;
  window.on('unresponsive', () => {
    responsive = false;
  });
  window.on('responsive', () => {
    responsive = true;
  });
  // A page that hung and was killed never says so; the one in its place starts afresh.
  window.webContents.on('render-process-gone', () => {
    responsive = true;
  });
  return () => responsive && !window.webContents.isCrashed();
}

/** What the title bar says. macOS marks an edited document in its own way. */
export function titleOf({ name, edited }: Pick<DocumentState, 'name' | 'edited'>, platform: NodeJS.Platform): string {
  const marker = edited && platform !== 'darwin' ? '• ' : '';
  return name === '' ? `${marker}Tantrix` : `${marker}${name} – Tantrix`;
}
