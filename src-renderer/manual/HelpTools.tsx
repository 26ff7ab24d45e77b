import { Button, Toolbar, Tooltip, TooltipTrigger } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Icon, COMMAND_ICONS } from '../stage/Icon';
import type { Words } from '../words/words';
import { mayLeaf, placeAsked, leaf, useBrowsing, visit } from './browsing';
import { printTopic, type Trouble, useTrouble } from './main-calls';

/** Milliseconds the pointer rests before a tooltip shows itself. */
const TOOLTIP_DELAY = 600;

const ICONS = {
  back: 'M12.5 4L6.5 10l6 6M7 10h10',
  forward: 'M7.5 4l6 6-6 6M13 10H3',
  start: 'M3 9.5L10 3.5l7 6M5 8.5V16.5h3.8v-4.5h2.4v4.5H15V8.5',
  print: COMMAND_ICONS.print ?? '',
} as const;

/** Back, forward, the first page and printing. */
export function HelpTools() {
  const { t } = useTranslation();
  const browsing = useBrowsing();
  const trouble = useTrouble();
  return (
    <header className="help-tools">
      <Toolbar className="toolbar" aria-label={t('help.tools')}>
        <Tool id="back" isReady={mayLeaf(browsing, -1)} run={() => leaf(-1)} />
        <Tool id="forward" isReady={mayLeaf(browsing, 1)} run={() => leaf(1)} />
        <Tool id="start" isReady run={() => visit(placeAsked(''))} />
        <Tool id="print" isReady run={() => void printTopic()} />
      </Toolbar>
      <p className="help-trouble" role="alert">
        {trouble && troubleWords(trouble, t)}
      </p>
    </header>
  );
}

function troubleWords(trouble: Trouble, t: Words): string {
  if (trouble.kind === 'print') return t(`print.problem.${trouble.problem}`);
  if (trouble.kind === 'link') return t('help.trouble.link', { address: trouble.address });
  return t('help.trouble.position');
}

function Tool({ id, isReady, run }: { id: keyof typeof ICONS; isReady: boolean; run: () => void }) {
  const { t } = useTranslation();
  return (
    <TooltipTrigger delay={TOOLTIP_DELAY}>
      <Button className="button button-icon" aria-label={t(`help.${id}`)} isDisabled={!isReady} onPress={run}>
        <Icon path={ICONS[id]} />
      </Button>
      <Tooltip className="tooltip" offset={6}>
        {t(`help.${id}`)}
      </Tooltip>
    </TooltipTrigger>
  );
}
