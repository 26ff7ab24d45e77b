import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PrintSetup } from '../../src-shared/bridge/bridge';
import { reportErrors } from '../stage/failures';
import { keepPrintSetup } from './printing';
import { DialogButtons, DialogFrame } from '../stage/DialogFrame';
import { PrintFields } from './PrintFields';

/** Chooses printer and paper for the next time something is printed. */
export function PrintSetupDialog({ setup: before, onClose }: { setup: PrintSetup; onClose: () => void }) {
  const { t } = useTranslation();
  const [setup, setSetup] = useState(before);
  const keep = () => {
    onClose();
    void reportErrors(() => keepPrintSetup(setup));
  };
  return (
    <DialogFrame title={t('print.setupTitle')} onCancel={onClose}>
      <div className="print-form">
        <PrintFields setup={setup} onChange={setSetup} />
        <p className="field-hint">{t('print.optionsHint')}</p>
      </div>
      <DialogButtons
        choices={[
          { words: t('button.cancel'), run: onClose },
          { words: t('button.ok'), run: keep, look: 'primary' },
        ]}
      />
    </DialogFrame>
  );
}
