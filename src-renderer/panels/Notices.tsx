import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { attempt } from '../play/dialogs';
import { useTable } from '../play/table';
import { SendNotice } from './SendNotice';

/** What is said in passing over the table or the start screen; one thing at a time, and turns that are to be sent wait. */
export function Notices() {
  return useTable(({ isReading }) => isReading) ? <ReadingNotice /> : <SendNotice />;
}

/** Something takes a while to read, for which nobody needs to wait. */
function ReadingNotice() {
  const { t } = useTranslation();
  return (
    <div className="next-player send-notice">
      <p role="status">{t('reading')}</p>
      <Button className="button" onPress={() => void attempt(() => window.tantrix.stopReading())}>
        {t('button.cancel')}
      </Button>
    </div>
  );
}
