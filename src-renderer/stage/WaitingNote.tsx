import { useTranslation } from 'react-i18next';
import { whatIsOpen, whatWords } from './document';
import { downwards, type Tables, useTables } from './tables';

/** The table that waits under the shown one, if any. */
function waitingIn(tables: Tables) {
  const [, below] = downwards(tables);
  return below;
}

/** Says that what waits under the shown table comes back. */
export function WaitingNote() {
  const { t } = useTranslation();
  const below = useTables(waitingIn);
  return below ? <p className="rules-note">{t('tutorial.parked', whatWords(whatIsOpen(below), t))}</p> : null;
}
