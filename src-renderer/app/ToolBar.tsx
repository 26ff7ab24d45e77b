import { Fragment } from 'react';
import { Separator, Toolbar } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useShallow } from 'zustand/react/shallow';
import { shownIn, useTables } from '../stage/tables';
import { CommandButton } from '../stage/CommandButton';
import { type CommandId, isShown } from '../stage/commands';
import { helpOn } from '../stage/explained';

/** In the order of the original program; of Save and Update the one that the open game has. */
const TOOLS: readonly (readonly CommandId[])[] = [
  ['newGame', 'open', 'save', 'update'],
  ['print'],
  ['copy', 'undo', 'redo', 'replay'],
  ['rotateAnticlockwise', 'rotateClockwise'],
  ['helpTopics', 'whatsThis'],
];

/** The commands that are used most, as pictures. */
export function ToolBar() {
  const { t } = useTranslation();
  const shown = useTables(useShallow((tables) => TOOLS.flat().filter((id) => isShown(id, shownIn(tables)))));
  return (
    <Toolbar className="toolbar" {...helpOn('place:toolbar')} aria-label={t('command.toolbar')}>
      {TOOLS.map((ids, at) => (
        <Fragment key={ids.join()}>
          {at > 0 && <Separator orientation="vertical" className="toolbar-line" />}
          {ids
            .filter((id) => shown.includes(id))
            .map((id) => (
              <CommandButton key={id} id={id} look="icon" />
            ))}
        </Fragment>
      ))}
    </Toolbar>
  );
}
