import { Fragment } from 'react';
import { Separator, Toolbar } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useShallow } from 'zustand/react/shallow';
import { shownIn, useTables } from '../stage/tables';
import { CommandButton } from '../stage/CommandButton';
import { type CommandId, isShown } from '../stage/commands';
import { helpOn } from '../stage/explained';

interface Tools {
  readonly ids: readonly CommandId[];
  /** Whether their words stand beside the pictures where there is room. */
  readonly areWorded?: boolean;
}

/** In the order of the original program, of Save and Update the one that the open game has; then what it had not. */
const TOOLS: readonly Tools[] = [
  { ids: ['newGame', 'open', 'save', 'update'] },
  { ids: ['print'] },
  { ids: ['copy'] },
  { ids: ['undo', 'redo'], areWorded: true },
  { ids: ['replay'] },
  { ids: ['rotateAnticlockwise', 'rotateClockwise'] },
  { ids: ['helpTopics', 'whatsThis'] },
  { ids: ['hint', 'analysis', 'fitBoard'], areWorded: true },
];

const ALL = TOOLS.flatMap(({ ids }) => ids);

/** The commands that are used most, as pictures; those used while one plays have words, too. */
export function ToolBar() {
  const { t } = useTranslation();
  const shown = useTables(useShallow((tables) => ALL.filter((id) => isShown(id, shownIn(tables)))));
  return (
    <Toolbar className="toolbar" {...helpOn('place:toolbar')} aria-label={t('command.toolbar')}>
      {TOOLS.map(({ ids, areWorded = false }, at) => (
        <Fragment key={ids.join()}>
          {at > 0 && <Separator orientation="vertical" className="toolbar-line" />}
          {ids
            .filter((id) => shown.includes(id))
            .map((id) => (
              <CommandButton key={id} id={id} look={areWorded ? 'tool' : 'icon'} />
            ))}
        </Fragment>
      ))}
    </Toolbar>
  );
}
