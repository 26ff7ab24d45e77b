import { type BrowserWindow, screen } from 'electron';
import { remembered } from './remembered';
import { visibleBounds, type WindowPlace, WindowPlaceSchema } from './window-place';

export interface PlaceKeeper {
  /** Where the window was when it was last closed; null when that is not known, or out of sight. */
  readonly placeOf: () => WindowPlace | null;
  /** Keeps where the window is, for the next time. */
  readonly keep: (window: BrowserWindow) => void;
}

/** Remembers the place of a window under a name of its own. */
export function placeKeeper(name: string): PlaceKeeper {
  const store = remembered('window', name, WindowPlaceSchema);
  return {
    placeOf() {
      const place = store.read();
      const areas = screen.getAllDisplays().map(({ workArea }) => workArea);
      const bounds = place && visibleBounds(place.bounds, areas);
      return place && bounds && { ...place, bounds };
    },
    keep(window) {
      let place: WindowPlace | undefined;
      const note = () => {
        place = { bounds: window.getNormalBounds(), isMaximized: window.isMaximized() };
      };
      window.on('resize', note).on('move', note).on('maximize', note).on('unmaximize', note);
      // By now the window itself can no longer be asked.
      window.on('closed', () => place && store.write(place));
    },
  };
}
