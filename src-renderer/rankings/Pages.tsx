import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Icon } from '../stage/Icon';

/** So many players are drawn at a time: more would keep the window waiting. */
export const PAGE_SIZE = 50;

interface PagesProps {
  /** From 0. */
  readonly page: number;
  /** Of players on all pages. */
  readonly count: number;
  readonly onChange: (page: number) => void;
}

/** Leafs through a table that is too long for one page. */
export function Pages({ page, count, onChange }: PagesProps) {
  const { t } = useTranslation();
  const pages = Math.ceil(count / PAGE_SIZE);
  if (pages <= 1) return null;
  return (
    <div className="rankings-pages" role="group" aria-label={t('rankings.pages')}>
      <Button
        className="close-button"
        aria-label={t('rankings.previousPage')}
        isDisabled={page === 0}
        onPress={() => onChange(page - 1)}
      >
        <Icon path="M12.5 4.5L7 10l5.5 5.5" />
      </Button>
      <span>{t('rankings.page', { page: page + 1, count: pages })}</span>
      <Button
        className="close-button"
        aria-label={t('rankings.nextPage')}
        isDisabled={page === pages - 1}
        onPress={() => onChange(page + 1)}
      >
        <Icon path="M7.5 4.5L13 10l-5.5 5.5" />
      </Button>
    </div>
  );
}
