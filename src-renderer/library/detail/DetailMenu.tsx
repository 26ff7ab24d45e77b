import { useTranslation } from 'react-i18next';
import type { Entry } from '../../../src-shared/library/entry';
import type { AnyRecord } from '../../../src-shared/record';
import { savingKnown } from '../../stage/saving';
import { star } from '../changing';
import { useListing } from '../list/useListing';
import { rematchEntry } from '../opening';
import { PageMenu } from '../PageMenu';
import { deleteChosen } from '../usePageKeys';

/** The forms in which one game leaves the library; the replay as a moving picture is shared. */
const FORMS = ['txg', 'text', 'png'] as const;

/** What else is done with a game. */
export function DetailMenu({ entry, record }: { entry: Entry; record: AnyRecord | null | undefined }) {
  const { t } = useTranslation();
  const listing = useListing();
  const { facts, notes, id } = entry;
  const mayRematch = facts.kind === 'game' && facts.end !== undefined;
  return (
    <PageMenu
      label={t('library.more')}
      groups={[
        [
          ...(mayRematch ? [{ words: t('result.rematch'), run: () => rematchEntry(id) }] : []),
          {
            words: t(notes.starred ? 'library.act.unstar' : 'library.act.star'),
            run: () => star([entry], !notes.starred),
          },
        ],
        record
          ? FORMS.map((form) => ({ words: t(`library.form.${form}`), run: () => savingKnown().writeAs(record, form) }))
          : [],
        [{ words: t('library.act.delete'), run: () => deleteChosen(listing) }],
      ]}
    />
  );
}
