import { type MouseEvent, useRef, useState } from 'react';
import { Popover } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { ListState } from 'react-stately';
import type { Entry } from '../../../src-shared/library/entry';
import type { AnyRecord } from '../../../src-shared/record';
import { reportErrors } from '../../stage/failures';
import { entryGroups } from '../detail/entry-items';
import { manyItems } from '../detail/many-items';
import { onlineGameOf } from '../online-games';
import { usePopoverPlace } from '../overlay-place';
import { MenuOfGroups } from '../PageMenu';
import { recordOf } from '../records';
import { pick, viewNow } from '../view';
import type { Listing } from './useListing';

/** What the menu is about, and where it opens: in pixels of the window. */
interface Asked {
  readonly entries: readonly Entry[];
  /** Of a single game, where it can be read. */
  readonly record: AnyRecord | undefined;
  readonly x: number;
  readonly y: number;
}

/**
 * The menu of the right button, or of its key, at a game: about all that are chosen where that is one of them, else about it
 * alone, which is then chosen. Gives the listener of the list, and what is drawn beside it.
 */
export function useRowMenu({ selectionManager }: ListState<Entry>, listing: Listing) {
  const [asked, setAsked] = useState<Asked>();
  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    const row = event.target instanceof Element ? event.target.closest('[data-key]') : null;
    const id = row?.getAttribute('data-key');
    if (id == null) return;
    event.preventDefault();
    const { clientX: x, clientY: y } = event;
    if (!viewNow().chosen.has(id)) pick(new Set([id]));
    selectionManager.setFocused(true);
    selectionManager.setFocusedKey(id);
    const { chosen } = viewNow();
    const entries = listing.entries.filter((entry) => chosen.has(entry.id));
    void reportErrors(async () => {
      const record = entries.length === 1 && !onlineGameOf({ id }) ? await recordOf(id) : undefined;
      setAsked({ entries, record, x, y });
    });
  };
  const menu = asked && <RowMenu asked={asked} listing={listing} onClose={() => setAsked(undefined)} />;
  return { onContextMenu, menu };
}

interface RowMenuProps {
  readonly asked: Asked;
  readonly listing: Listing;
  readonly onClose: () => void;
}

function RowMenu({ asked: { entries, record, x, y }, listing, onClose }: RowMenuProps) {
  const { t } = useTranslation();
  const place = usePopoverPlace();
  const anchor = useRef<HTMLSpanElement>(null);
  const [first] = entries;
  const label = t('library.more');
  const groups =
    entries.length === 1 && first ? entryGroups(first, record, listing, t) : [manyItems(entries, listing, t)];
  return (
    <>
      <span ref={anchor} className="row-menu-place" style={{ left: x, top: y }} />
      <Popover
        className="menu-popover"
        // No button opens it: the popover is then a dialog, and has a name of its own.
        aria-label={label}
        triggerRef={anchor}
        placement="bottom start"
        isOpen
        onOpenChange={onClose}
        {...place}
      >
        <MenuOfGroups label={label} groups={groups} onClose={onClose} />
      </Popover>
    </>
  );
}
