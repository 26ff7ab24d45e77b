import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveProgram } from '../files';
import { documentOf, isEdited, nameOf } from '../stage/document';
import { useIsExitGuarded } from '../stage/exit';
import { reportErrors } from '../stage/failures';
import { asksToLeave } from '../stage/leaving';
import { shownIn, useTables } from '../stage/tables';

/** Keeps main's title and its question before closing true to what is open; draws nothing itself. */
export function TitleKeeper() {
  const { t } = useTranslation();
  const name = useTables((tables) => nameOf(shownIn(tables), t));
  const edited = useTables((tables) => isEdited(shownIn(tables)));
  const file = useTables((tables) => documentOf(shownIn(tables))?.file?.id);
  const tablesAsk = useTables(asksToLeave);
  const asks = useIsExitGuarded() || tablesAsk;
  useEffect(() => {
    void reportErrors(() => window.tantrix.showDocument({ name, edited, asks, ...(file ? { file } : {}) }));
  }, [name, edited, asks, file]);
  useEffect(() => window.tantrix.onCloseRequested(() => void reportErrors(leaveProgram)), []);
  return null;
}
