import type { ReactNode } from 'react';
import { CloseButton } from '../../stage/CloseButton';
import { dismissNews } from '../solver-requests';

interface NewsFrameProps {
  readonly title: string;
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** A note that can be closed, which ends a search, too. */
export function NewsFrame({ title, isBusy = false, children }: NewsFrameProps) {
  return (
    <section className="puzzle-news" aria-label={title} aria-busy={isBusy}>
      <header>
        <h3>{title}</h3>
        <CloseButton onPress={dismissNews} />
      </header>
      {children}
    </section>
  );
}
