import { Button, Tooltip, TooltipTrigger } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { type CommandId, isEnabled, isFaint, isMarked, runCommand, shownKeysOf, useCommands } from './commands';
import { helpOn } from './explained';
import { type FocusRank, focusTarget } from './focus-targets';
import { Icon, COMMAND_ICONS } from './Icon';
import { keyWords } from './keys';

interface CommandButtonProps {
  readonly id: CommandId;
  /**
   * `link` looks like a word that leads somewhere; `icon` shows the command's picture, its words for screen readers and in a
   * tooltip; `tool` shows the words beside the picture where the bar has room, and `spare` is left out where it has none.
   */
  readonly look?: 'primary' | 'plain' | 'link' | 'icon' | 'tool' | 'spare';
  /** What it says where the words of the command would be vague. */
  readonly words?: string;
  /** When it gets the focus from what is gone; left out, never. */
  readonly rank?: FocusRank;
}

/** Milliseconds the pointer rests before a tooltip shows itself. */
const TOOLTIP_DELAY = 600;

/** A button that runs a command and is enabled when the command is; it is dimmed while the command would be refused. */
export function CommandButton({ id, look = 'plain', words: own, rank }: CommandButtonProps) {
  const { t } = useTranslation();
  const isReady = useCommands((table) => isEnabled(id, table));
  const isDim = useCommands((table) => isFaint(id, table));
  const hasNews = useCommands((table) => isMarked(id, table));
  const words = own ?? t(`command.${id}`);
  const isIcon = look === 'icon' || look === 'tool' || look === 'spare';
  const button = (
    <Button
      ref={rank && focusTarget(rank)}
      className={isDim ? `button button-${look} is-faint` : `button button-${look}`}
      isDisabled={!isReady}
      // The focus stays with the tile, so that Enter plays it.
      preventFocusOnPress
      onPress={() => runCommand(id)}
      {...helpOn(`command:${id}`)}
      {...(isIcon ? { 'aria-label': hasNews ? t('withNews', { words }) : words } : {})}
    >
      {isIcon && <Icon path={COMMAND_ICONS[id] ?? ''} />}
      {hasNews && <span className="news-mark" aria-hidden="true" />}
      {look === 'tool' && <span className="tool-words">{words}</span>}
      {!isIcon && words}
    </Button>
  );
  if (!isIcon) return button;
  return (
    <TooltipTrigger delay={TOOLTIP_DELAY}>
      {button}
      <Tooltip className="tooltip" offset={6}>
        <CommandHint id={id} />
      </Tooltip>
    </TooltipTrigger>
  );
}

/** The words of a command and the keys that do the same. */
function CommandHint({ id }: { id: CommandId }) {
  const { t } = useTranslation();
  const keys = shownKeysOf(id);
  return (
    <>
      {t(`command.${id}`).replace('…', '')}
      {keys && <kbd>{keyWords(keys, t)}</kbd>}
    </>
  );
}
