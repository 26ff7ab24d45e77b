import { useTranslation } from 'react-i18next';
import { whatIsOpen, whatWords } from '../../stage/document';
import { downwards, type Tables, useTables } from '../../stage/tables';

/** The table that waits under the study, if any. */
function waitingIn(tables: Tables) {
  const [, below] = downwards(tables);
  return below;
}

/** Says that what waits under the study comes back. */
export function StudyStatusEnd() {
  const { t } = useTranslation();
  const below = useTables(waitingIn);
  return below ? <p className="rules-note">{t('tutorial.parked', whatWords(whatIsOpen(below), t))}</p> : null;
}
