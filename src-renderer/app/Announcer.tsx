import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { kindOf } from '../stage/known-kinds';
import { messageOf } from '../stage/message';
import { onTables, shownIn, useTables } from '../stage/tables';
import { useStatusNote } from '../stage/status-note';

/** Tells a screen reader what happens at the table: moves when there is a pause, refusals and warnings at once. */
export function Announcer() {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const table = useTables(shownIn);
  const message = messageOf(table, useStatusNote(), t);
  useEffect(
    () =>
      onTables((tables, before) => {
        const [now, last] = [shownIn(tables), shownIn(before)];
        if (!now || now === last) return;
        const kind = kindOf(now);
        // A table that was waiting has no news for having waited.
        const news = kind.news(now.state, kind.tables.stateOf(before.open.get(now.id)), t);
        if (news !== undefined) setWords(news);
      }),
    [t],
  );
  return (
    <>
      <p className="hidden-label" aria-live="polite">
        {words}
      </p>
      <p className="hidden-label" role="alert">
        {message.isWarning ? message.words : ''}
      </p>
    </>
  );
}
