import { useTranslation } from 'react-i18next';
import { PROJECT_PAGE } from '../../src-shared/help/external-links';

/** Where a report goes, as whoever built the program has said, or that nobody has. */
export function ReportPlace() {
  const { t } = useTranslation();
  const words = PROJECT_PAGE ? t('about.reportAt', { page: PROJECT_PAGE }) : t('about.reportNowhere');
  return <p className="field-hint report-place">{words}</p>;
}
