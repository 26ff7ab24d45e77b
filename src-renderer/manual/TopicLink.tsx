import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EXTERNAL_LINKS } from '../../src-shared/help/external-links';
import { parsePlace, TOPIC_LINK } from '../../src-shared/help/topics';
import { visit } from './browsing';
import { openLink } from './main-calls';

/** A link in a topic: to another place of the manual, or to an address that the browser opens. */
export function TopicLink({ href = '', children }: { href?: string | undefined; children?: ReactNode }) {
  const { t } = useTranslation();
  const isOutside = !href.startsWith(TOPIC_LINK);
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    if (!isOutside) return visit(parsePlace(href.slice(TOPIC_LINK.length)));
    const address = EXTERNAL_LINKS.find((each) => each === href);
    if (address) void openLink(address);
  };
  return (
    <a
      href={isOutside ? href : `#${href.slice(TOPIC_LINK.length)}`}
      className={isOutside ? 'outside-link' : undefined}
      title={isOutside ? t('help.outside', { address: href }) : undefined}
      onClick={follow}
      // The middle button would open a window, which the program does not have.
      onAuxClick={(event) => event.preventDefault()}
    >
      {children}
    </a>
  );
}
