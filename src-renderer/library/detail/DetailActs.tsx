import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { Entry } from '../../../src-shared/library/entry';
import type { AnyRecord } from '../../../src-shared/record';
import { reportErrors } from '../../stage/failures';
import { PageMenu } from '../PageMenu';
import { actItems, shareItems } from './entry-items';

interface DetailActsProps {
  readonly entry: Entry;
  readonly record: AnyRecord | undefined;
  /** Whether the first of them gets the focus as it comes. */
  readonly hasFocus: boolean;
}

/** What is done most with a game: going on with it, or looking back at it, and showing it around. */
export function DetailActs({ entry, record, hasFocus }: DetailActsProps) {
  const { t } = useTranslation();
  return (
    <div className="detail-acts">
      {actItems(entry, t).map(({ words, run, isMain }, at) => (
        <Button
          key={words}
          className={isMain ? 'button button-primary' : 'button'}
          autoFocus={hasFocus && at === 0}
          onPress={() => void reportErrors(async () => run())}
        >
          {words}
        </Button>
      ))}
      <PageMenu
        label={t('library.act.share')}
        words={t('library.act.share')}
        groups={[record ? shareItems(entry, record, t) : []]}
      />
    </div>
  );
}
