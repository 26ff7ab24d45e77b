import { Fragment } from 'react';
import { Separator, Toolbar } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useShallow } from 'zustand/react/shallow';
import { type OpenTable, shownIn, useTables } from '../stage/tables';
import { CommandButton } from '../stage/CommandButton';
import { type CommandId, isEnabled, isShown } from '../stage/commands';
import { helpOn } from '../stage/explained';

interface Tools {
  readonly ids: readonly CommandId[];
  /** Those used while one plays have words where there is room; spare ones go where there is none. */
  readonly look?: 'tool' | 'spare';
}

/** In the order of the original program, of Save and Update the one that the open game has; then what it had not. */
const TOOLS: readonly Tools[] = [
  { ids: ['newGame', 'open', 'save', 'update'] },
  { ids: ['print'], look: 'spare' },
  { ids: ['copy'], look: 'spare' },
  { ids: ['undo', 'redo'], look: 'tool' },
  { ids: ['replay'] },
  { ids: ['rotateAnticlockwise', 'rotateClockwise'] },
  { ids: ['helpTopics', 'whatsThis'], look: 'spare' },
  { ids: ['hint', 'analysis', 'fitBoard', 'chat'], look: 'tool' },
];

/** Of use only where there is somebody to talk to. */
const WHERE_ENABLED: readonly CommandId[] = ['chat'];

const ALL = TOOLS.flatMap(({ ids }) => ids);

const isTool = (id: CommandId, table: OpenTable | undefined): boolean =>
  isShown(id, table) && (!WHERE_ENABLED.includes(id) || isEnabled(id, table));

/** The commands that are used most, as pictures; those used while one plays have words, too. */
export function ToolBar() {
  const { t } = useTranslation();
  const shown = useTables(useShallow((tables) => ALL.filter((id) => isTool(id, shownIn(tables)))));
  return (
    <Toolbar className="toolbar" {...helpOn('place:toolbar')} aria-label={t('command.toolbar')}>
      {TOOLS.map(({ ids, look }, at) => (
        <Fragment key={ids.join()}>
          {at > 0 && <Separator orientation="vertical" className="toolbar-line" />}
          {ids
            .filter((id) => shown.includes(id))
            .map((id) => (
              <CommandButton key={id} id={id} look={look ?? 'icon'} />
            ))}
        </Fragment>
      ))}
    </Toolbar>
  );
}
