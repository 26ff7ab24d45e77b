import { Button, Menu, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components';
import { reportErrors } from '../stage/failures';
import { Icon } from '../stage/Icon';
import { usePopoverPlace } from './overlay-place';

export interface PageMenuItem {
  readonly words: string;
  readonly run: () => unknown;
}

interface PageMenuProps {
  /** What the button is called. */
  readonly label: string;
  /** What it shows; left out, three dots. */
  readonly words?: string;
  /** A line is drawn between each two. */
  readonly groups: readonly (readonly PageMenuItem[])[];
}

const DOTS = 'M4.5 10h.01M10 10h.01M15.5 10h.01';

/** A button that opens a menu. */
export function PageMenu({ label, words, groups }: PageMenuProps) {
  const place = usePopoverPlace();
  const items = groups.filter((group) => group.length > 0);
  return (
    <MenuTrigger>
      <Button className={words ? 'button' : 'button button-icon page-menu'} {...(words ? {} : { 'aria-label': label })}>
        {words ?? <Icon path={DOTS} />}
      </Button>
      <Popover className="menu-popover" placement="bottom end" offset={3} {...place}>
        <Menu className="menu" aria-label={label}>
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
      </Popover>
    </MenuTrigger>
  );
}
