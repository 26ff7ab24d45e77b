import { makeStore } from '../ui/store';
import { subjectAt } from '../stage/explained';
import { isDialog } from '../stage/roles';

/** What's this?: what is clicked next, or has the focus, is explained on the spot. */

/** Something that is explained. */
export interface Asked {
  /** Undefined where the manual says nothing of it. */
  readonly subject: string | undefined;
  /** What the thing itself is called, where it has a name of its own. */
  readonly label: string | undefined;
  /** Where it is in the window. */
  readonly box: DOMRect;
  /** What had the focus, and gets it back. */
  readonly home: Element | null;
}

interface Asking {
  /** The pointer is a question mark. */
  readonly isAsking: boolean;
  readonly asked?: Asked | undefined;
}

/** What the question mark of *What's this?* is at: nothing, pointing, or what was pointed at and is explained. */
const { reading, set } = makeStore<Asking>({ isAsking: false });

export const { use: useAsking } = reading;

export const startAsking = (): void => set({ isAsking: true, asked: undefined });

/** The pointer is what it was; what is being explained stays. */
export const stopAsking = (): void => set({ isAsking: false });

/**
 * Explains an element or the part of the window it lies in. Where there is nothing to explain, that is said beside `point`,
 * for what was pressed may be as large as the window.
 */
export function askAbout(element: Element, point = element.getBoundingClientRect()): void {
  const subject = subjectAt(element);
  const label = element.closest('[aria-label]')?.getAttribute('aria-label') ?? undefined;
  const box = subject === undefined ? point : element.getBoundingClientRect();
  set({ asked: { subject, label, box, home: document.activeElement } });
}

/** Explains what the keyboard has come to; where it has come to nothing, the pointer asks. */
export function askHere(): void {
  const focused = document.activeElement;
  // A dialog has the focus as long as nothing in it has.
  if (focused?.matches(':focus-visible') && !isDialog(focused) && subjectAt(focused) !== undefined) askAbout(focused);
  else startAsking();
}

/** Takes the explanation away, and leaves the focus where it is. */
export const forget = (): void => set({ asked: undefined });

/** Takes the explanation away, and gives the focus back. */
export function dismiss(): void {
  const { asked } = reading.get();
  forget();
  if (asked?.home instanceof HTMLElement || asked?.home instanceof SVGElement)
    asked.home.focus({ preventScroll: true });
}
