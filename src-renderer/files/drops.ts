import { reportErrors } from '../stage/failures';
import { openDropped } from './opening';

/** From now on a file dropped anywhere on the window is opened. */
export function takeDrops(): void {
  window.addEventListener('dragover', (event) => event.preventDefault());
  window.addEventListener('drop', (event) => {
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    if (file) void reportErrors(() => openDropped(file));
  });
}
