import { type BrowserWindow, screen } from 'electron';
import { remembered } from './remembered';
import { visibleBounds, type WindowPlace, WindowPlaceSchema } from './window-place';

const store = remembered('window', 'place', WindowPlaceSchema);

/** Where the window was when it was last closed; null when that is not known, or out of sight. */
export function rememberedPlace(): WindowPlace | null {
  const place = store.read();
  const areas = screen.getAllDisplays().map(({ workArea }) => workArea);
  const bounds = place && visibleBounds(place.bounds, areas);
  return place && bounds && { ...place, bounds };
}

/** Keeps where the window is, for the next start. */
export function rememberPlace(window: BrowserWindow): void {
  let place: WindowPlace | undefined;
  const note = () => {
    place = { bounds: window.getNormalBounds(), isMaximized: window.isMaximized() };
  };
  window.on('resize', note).on('move', note).on('maximize', note).on('unmaximize', note);
  // By now the window itself can no longer be asked.
  window.on('closed', () => place && store.write(place));
}
