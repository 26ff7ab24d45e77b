import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useTable } from '../play/table';
import { type CommandId, isEnabled, runCommand } from './commands';
import { COMMAND_ICONS } from './icons';

interface CommandButtonProps {
  readonly id: CommandId;
  /** `icon` shows the command's picture, its words for screen readers alone. */
  readonly look?: 'primary' | 'plain' | 'icon';
}

/** A button that runs a command and is enabled when the command is. */
export function CommandButton({ id, look = 'plain' }: CommandButtonProps) {
  const { t } = useTranslation();
  const isReady = useTable((table) => isEnabled(id, table));
  const words = t(`command.${id}`);
  return (
    <Button
      className={`button button-${look}`}
      isDisabled={!isReady}
      // The focus stays with the tile, so that Enter plays it.
      preventFocusOnPress
      onPress={() => runCommand(id)}
      {...(look === 'icon' ? { 'aria-label': words } : {})}
    >
      {look === 'icon' ? <Icon path={COMMAND_ICONS[id] ?? ''} /> : words}
    </Button>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
