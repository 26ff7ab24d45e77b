import { useEffect } from 'react';
import { tinykeys } from 'tinykeys';
import { find, placeAsked, leaf, visit } from './browsing';
import { printTopic } from './main-calls';

/** A key that the browser in the window is to make nothing of. */
const taken = (action: () => unknown) => (event: KeyboardEvent) => {
  event.preventDefault();
  action();
};

const KEYS = {
  'Alt+ArrowLeft': taken(() => leaf(-1)),
  'Alt+ArrowRight': taken(() => leaf(1)),
  'Alt+Home': taken(() => visit(placeAsked(''))),
  '$mod+p': taken(printTopic),
  '$mod+f': taken(() => find('search')),
  F1: taken(() => visit(placeAsked('using-help'))),
  '$mod+w': taken(() => window.close()),
};

/** The keys of the window of the manual, as browsers have them; none of them means anything to a field. */
export function useHelpKeys(): void {
  useEffect(() => tinykeys(window, KEYS, { ignore: () => false }), []);
}
