import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../stage/Icon';
import { dismissNews } from '../solver-requests';

interface NewsFrameProps {
  readonly title: string;
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** A note that can be closed, which ends a search, too. */
export function NewsFrame({ title, isBusy = false, children }: NewsFrameProps) {
  const { t } = useTranslation();
  return (
    <section className="puzzle-news" aria-label={title} aria-busy={isBusy}>
      <header>
        <h3>{title}</h3>
        <Button className="close-button" aria-label={t('button.close')} onPress={dismissNews}>
          <Icon path="M5 5l10 10M15 5L5 15" />
        </Button>
      </header>
      {children}
    </section>
  );
}
