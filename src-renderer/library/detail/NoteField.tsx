import { useEffect, useRef, useState } from 'react';
import { TextArea, TextField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { type Entry, MAX_NOTE_LENGTH } from '../../../src-shared/library/entry';
import { writeNote } from '../changing';

/** What the person notes of a game; it is kept when the field is left, in whatever way. */
export function NoteField({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  const [text, setText] = useState(entry.notes.note ?? '');
  const latest = useRef({ entry, text });
  useEffect(() => {
    latest.current = { entry, text };
  });
  useEffect(() => () => keep(latest.current), []);
  return (
    <TextField
      className="detail-note"
      aria-label={t('library.note')}
      value={text}
      onChange={setText}
      onBlur={() => keep({ entry, text })}
      maxLength={MAX_NOTE_LENGTH}
    >
      <TextArea placeholder={t('library.noteHint')} />
    </TextField>
  );
}

function keep({ entry, text }: { readonly entry: Entry; readonly text: string }): void {
  if (text.trim() !== (entry.notes.note ?? '')) writeNote(entry, text.trim());
}
