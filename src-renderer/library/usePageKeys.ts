import { type RefObject, useEffect, useRef } from 'react';
import type { EntryId } from '../../src-shared/bridge/bridge';
import { closeScreen, stageNow } from '../stage/dialogs';
import { reportErrors } from '../stage/failures';
import { isMac } from '../stage/keys';
import { isInMenu } from '../stage/roles';
import { deleteListed, entriesOf, star, undoDelete } from './changing';
import type { Listing } from './list/useListing';
import { tabNow } from './tab';
import { choose, showDetail, viewNow } from './view';

interface Around {
  readonly listing: Listing;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly isRoomy: boolean;
}

/** The keys of the page, wherever the focus is; those that lead through the list are React Aria's. */
export function usePageKeys(around: Around): void {
  const latest = useRef(around);
  useEffect(() => {
    latest.current = around;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event, latest.current);
    // Before the list has them, which has other uses for some.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}

function press(event: KeyboardEvent, around: Around): void {
  const { target } = event;
  if (!(target instanceof Element) || stageNow().dialog || isElsewhere(target)) return;
  const act = KEYS[keyOf(event)];
  const isTyping = target.matches('input, textarea');
  if (!act || (isTyping && !act.isWhileTyping) || (act.isOfList && !target.closest('[role=grid]'))) return;
  if (act.run(around, target) === 'notMine') return;
  event.preventDefault();
  event.stopPropagation();
}

/** What opens over the page, or beside it, has keys of its own. */
const isElsewhere = (target: Element): boolean =>
  isInMenu(target) || target.closest('.library-overlays, [role=listbox]') !== null;

const keyOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string => {
  const isMod = isMac() ? metaKey : ctrlKey;
  if (altKey || (shiftKey && key.length > 1)) return '';
  return `${isMod ? 'mod+' : ''}${key.length === 1 ? key.toLowerCase() : key}`;
};

interface Act {
  run(around: Around, target: Element): unknown;
  /** It means the same where text is typed in. */
  readonly isWhileTyping?: boolean;
  /** It is about what is chosen in the list, and the focus is there. */
  readonly isOfList?: boolean;
}

const find: Act['run'] = ({ search }) => {
  search.current?.focus();
  search.current?.select();
};

const starChosen = (): void => {
  const chosen = entriesOf(viewNow().chosen);
  star(
    chosen,
    chosen.some(({ notes }) => !notes.starred),
  );
};

/** As `keyOf` writes them. */
const KEYS: Readonly<Partial<Record<string, Act>>> = {
  'mod+f': { run: find, isWhileTyping: true },
  '/': { run: find },
  'mod+z': { run: () => void reportErrors(undoDelete) },
  Escape: { run: leave, isWhileTyping: true },
  Delete: { run: ({ listing }) => deleteListed(viewNow().chosen, listing.entries), isOfList: true },
  ' ': { run: starChosen, isOfList: true },
  s: { run: starChosen, isOfList: true },
};

/** Of several games that on which the focus is, which is in view; else the first. */
function chooseOne(chosen: readonly EntryId[], target: Element): void {
  const focused = target.closest('[data-key]')?.getAttribute('data-key');
  const [first] = chosen;
  const one = chosen.find((id) => id === focused) ?? first;
  if (one !== undefined) choose(new Set([one]));
}

/** Out of a field, back from the details, from several games to one, or back to where one came from. */
function leave({ isRoomy }: Around, target: Element): unknown {
  const { chosen, isDetailShown } = viewNow();
  if (target instanceof HTMLInputElement && target.value !== '') return 'notMine';
  if (target instanceof HTMLTextAreaElement) return target.blur();
  if (tabNow() === 'statistics') return closeScreen();
  if (isDetailShown && !isRoomy) return showDetail(false);
  if (chosen.size > 1) return chooseOne([...chosen], target);
  return closeScreen();
}
