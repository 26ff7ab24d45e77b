import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { clearFilters } from '../view';

/** No game fits search and filters. */
export function NothingFound() {
  const { t } = useTranslation();
  return (
    <div className="library-nothing" role="status">
      <h2>{t('library.none')}</h2>
      <p>{t('library.noneText')}</p>
      <Button className="button" onPress={clearFilters}>
        {t('library.clear')}
      </Button>
    </div>
  );
}
