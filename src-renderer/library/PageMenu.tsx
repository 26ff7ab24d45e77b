import { Button, Menu, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components';
import { reportErrors } from '../stage/failures';
import { Icon } from '../stage/Icon';
import { usePopoverPlace } from './overlay-place';

export interface PageMenuItem {
  readonly words: string;
  readonly run: () => unknown;
}

interface MenuOfGroupsProps {
  /** What it is called. */
  readonly label: string;
  /** A line is drawn between each two. */
  readonly groups: readonly (readonly PageMenuItem[])[];
}

interface PageMenuProps extends MenuOfGroupsProps {
  /** What the button shows; left out, three dots. */
  readonly words?: string;
}

const DOTS = 'M4.5 10h.01M10 10h.01M15.5 10h.01';

/** A button that opens a menu. */
export function PageMenu({ label, words, groups }: PageMenuProps) {
  const place = usePopoverPlace();
  return (
    <MenuTrigger>
      <Button className={words ? 'button' : 'button button-icon page-menu'} {...(words ? {} : { 'aria-label': label })}>
        {words ?? <Icon path={DOTS} />}
      </Button>
      <Popover className="menu-popover" placement="bottom end" offset={3} {...place}>
        <MenuOfGroups label={label} groups={groups} />
      </Popover>
    </MenuTrigger>
  );
}

/** What such a menu holds, wherever it opens. */
export function MenuOfGroups({ label, groups, onClose }: MenuOfGroupsProps & { readonly onClose?: () => void }) {
  const items = groups.filter((group) => group.length > 0);
  return (
    <Menu className="menu" aria-label={label} {...(onClose ? { onClose, autoFocus: 'first' } : {})}>
      {items.map((group, at) => (
        <MenuSection key={at} className="page-menu-group" aria-label={label}>
          {group.map(({ words: item, run }) => (
            <MenuItem
              key={item}
              id={item}
              className="page-menu-item"
              onAction={() => void reportErrors(async () => run())}
            >
              {item}
            </MenuItem>
          ))}
        </MenuSection>
      ))}
    </Menu>
  );
}
