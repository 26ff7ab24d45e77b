import { declared } from '../ui/declared';

/** What may have the focus of its own accord, as those declare it who draw it. */

type Focusable = HTMLElement | SVGElement;
const target = () => declared<Focusable>();

/** Where the focus goes when what had it is gone: to the first of these that there is. */
const TARGETS = {
  selectedInHand: target(),
  selectedOnBoard: target(),
  selectedInBox: target(),
  newsOfPuzzle: target(),
  tileInBox: target(),
  puzzleButton: target(),
  handingOn: target(),
  tileToPlay: target(),
  result: target(),
  replayStep: target(),
  replayRun: target(),
  startScreen: target(),
} as const;
export type FocusRank = keyof typeof TARGETS;

/** The `ref` that declares an element to be one that gets the focus, by its rank. */
export const focusTarget = (rank: FocusRank) => TARGETS[rank].ref;

/** Whether an element was declared with the rank. */
export const isFocusTarget = (element: Element, rank: FocusRank): boolean => TARGETS[rank].has(element);

/** What the browser takes the focus from only when it draws next; drawings have it by their tabindex alone. */
const WITHOUT_FOCUS = ':disabled, [inert] *, svg :not([tabindex])';

/** Gives the focus to the first that can have it. */
export function focusFirstTarget(): void {
  const [first] = Object.values(TARGETS).flatMap(({ all }) => all().filter((each) => !each.matches(WITHOUT_FOCUS)));
  first?.focus();
}

const pastFocus = declared();

/** The `ref` of what is still there and is to have the focus no more. */
export const noFocusTarget = pastFocus.ref;

/** Whether an element is still there and takes no focus any more. */
export const takesNoFocus = (element: Element): boolean => pastFocus.has(element) || element.matches(WITHOUT_FOCUS);
