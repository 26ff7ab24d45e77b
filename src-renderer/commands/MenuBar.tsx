import { Fragment } from 'react';
import {
  Button,
  Keyboard,
  Menu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  Separator,
  Text,
} from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { attempt } from '../play/dialogs';
import { openRecent } from '../play/opening';
import { useTable } from '../play/table';
import { COMMANDS, type CommandId, MENUS, type MenuId, menuGroups, runCommand } from './commands';
import { keyWords } from './keys';

export function MenuBar() {
  return (
    <div className="menu-bar">
      {MENUS.map((menu) => (
        <MenuButton key={menu} menu={menu} />
      ))}
    </div>
  );
}

function MenuButton({ menu }: { menu: MenuId }) {
  const { t } = useTranslation();
  const table = useTable();
  return (
    <MenuTrigger>
      <Button className="menu-button">{t(`menu.${menu}`)}</Button>
      <Popover className="menu-popover" offset={2} placement="bottom start">
        <Menu className="menu">
          {menuGroups(menu).map((ids, at) => (
            <Fragment key={ids.join()}>
              {at > 0 && <Separator className="menu-line" />}
              <MenuSection aria-label={t(`menu.${menu}`)}>
                {ids
                  .filter((id) => COMMANDS[id].isShown?.(table) ?? true)
                  .map((id) => (
                    <CommandItem key={id} id={id} />
                  ))}
              </MenuSection>
            </Fragment>
          ))}
          {menu === 'file' && <RecentItems />}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

function CommandItem({ id }: { id: CommandId }) {
  const { t } = useTranslation();
  const table = useTable();
  const { isEnabled, isOn, keys = [] } = COMMANDS[id];
  return (
    <MenuItem
      id={id}
      className="menu-item"
      onAction={() => runCommand(id)}
      isDisabled={!isEnabled(table)}
      textValue={t(`command.${id}`)}
    >
      <span className="menu-tick" aria-hidden="true">
        {isOn?.(table) ? '✓' : ''}
      </span>
      <Text slot="label">{t(`command.${id}`)}</Text>
      {keys[0] && <Keyboard>{keyWords(keys[0], t)}</Keyboard>}
    </MenuItem>
  );
}

/** The files that were open last, at the foot of the File menu. */
function RecentItems() {
  const { t } = useTranslation();
  const recent = useTable((table) => table.recent);
  if (recent.length === 0) return null;
  return (
    <>
      <Separator className="menu-line" />
      <MenuSection aria-label={t('recent')}>
        {recent.map((entry, at) => (
          <MenuItem
            key={entry.file}
            id={entry.file}
            className="menu-item"
            onAction={() => void attempt(() => openRecent(entry))}
            textValue={entry.name}
          >
            <span className="menu-tick" aria-hidden="true">
              {at + 1}
            </span>
            <Text slot="label">{entry.name}</Text>
            <Text slot="description" className="menu-folder">
              {entry.folder}
            </Text>
          </MenuItem>
        ))}
      </MenuSection>
    </>
  );
}
