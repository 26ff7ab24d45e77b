import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type PaperProps, Sheets } from './Sheets';

/** Does something while the window shows the game's pages on paper; on the screen nothing of them is seen. */
export async function onPaper<T>(props: PaperProps, action: () => Promise<T>): Promise<T> {
  const host = document.createElement('div');
  host.className = 'on-paper';
  document.body.append(host);
  const root = createRoot(host);
  try {
    flushSync(() => root.render(<Sheets {...props} />));
    // Letters that the screen has not needed yet would be missing.
    await document.fonts.load('10pt "Inter Variable"', host.textContent ?? '');
    return await action();
  } finally {
    root.unmount();
    host.remove();
  }
}
