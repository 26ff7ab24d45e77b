import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announcement } from '../game/announce';
import { messageOf } from '../game/status';
import { useTable } from '../stage/table';
import { useNote } from '../stage/note';

/** Tells a screen reader what happens at the table: moves when there is a pause, refusals and warnings at once. */
export function Announcer() {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const table = useTable();
  const message = messageOf(table, useNote(), t);
  useEffect(
    () =>
      useTable.subscribe((after, before) => {
        const news = announcement(before, after, t);
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
