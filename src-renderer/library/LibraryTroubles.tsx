import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { CloseButton } from '../stage/CloseButton';
import { reportErrors } from '../stage/failures';
import { figureWords } from '../words/words';
import { chooseFolder } from './folder';
import { forgetDamaged, forgetUnread, stopReading, useLibrary } from './library';

/** What is wrong with the folder, what was set aside in it, and how far it has been read. */
export function LibraryTroubles() {
  const { t } = useTranslation();
  const { problem, damaged, unread, progress } = useLibrary();
  const [name] = damaged;
  const [unreadName] = unread;
  return (
    <>
      {problem && (
        <div className="library-trouble" role="alert">
          <p>{t(`library.problem.${problem}`)}</p>
          <Button className="button" onPress={() => void reportErrors(chooseFolder)}>
            {t('library.chooseFolder')}
          </Button>
        </div>
      )}
      {name !== undefined && (
        <div className="library-trouble" role="alert">
          <p>{t('library.damaged', { count: damaged.length, name })}</p>
          <CloseButton onPress={forgetDamaged} />
        </div>
      )}
      {unreadName !== undefined && (
        <div className="library-trouble" role="alert">
          <p>{t('library.unread', { count: unread.length, name: unreadName })}</p>
          <CloseButton onPress={forgetUnread} />
        </div>
      )}
      {progress && <Reading read={progress.read} of={progress.of} />}
    </>
  );
}

function Reading({ read, of }: { read: number; of: number }) {
  const { t } = useTranslation();
  return (
    <div className="library-trouble is-reading" role="group" aria-label={t('library.readingFolder')}>
      <p>{t('library.reading', { read: figureWords(read, 0), of: figureWords(of, 0) })}</p>
      <progress aria-label={t('library.readingFolder')} value={read} max={of} />
      <Button className="button" onPress={() => void stopReading()}>
        {t('button.cancel')}
      </Button>
    </div>
  );
}
