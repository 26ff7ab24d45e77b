import { useTranslation } from 'react-i18next';
import { whatIsOpen, whatWords } from '../stage/document';
import { downwards, useTables } from '../stage/tables';
import type { Tables } from '../stage/tables';

/** The table that waits under a lesson, if any. */
function waitingIn(tables: Tables) {
  const [, below] = downwards(tables);
  return below;
}

/** Says that what waits under the lesson comes back. */
export function LessonStatusEnd() {
  const { t } = useTranslation();
  const below = useTables(waitingIn);
  return below ? <p className="rules-note">{t('tutorial.parked', whatWords(whatIsOpen(below), t))}</p> : null;
}
