import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MARGIN_NAMES, ORIENTATIONS, PAPER_NAMES, type Printer, type PrintSetup } from '../../src-shared/bridge/bridge';
import { attempt } from '../play/dialogs';
import { SegmentField } from './SegmentField';
import { SelectField } from './SelectField';

/** No printer is called so: names are not empty. */
const DEFAULT = '';

interface PrintFieldsProps {
  readonly setup: PrintSetup;
  readonly onChange: (setup: PrintSetup) => void;
}

/** What the Print and the Print Setup dialog have in common: on what, and how. */
export function PrintFields({ setup, onChange }: PrintFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <PrinterField setup={setup} onChange={onChange} />
      <div className="print-row">
        <SelectField
          label={t('print.paper')}
          value={setup.paper}
          options={PAPER_NAMES.map((paper) => ({ value: paper, words: paper }))}
          onChange={(paper) => onChange({ ...setup, paper })}
        />
        <SelectField
          label={t('print.margin')}
          value={setup.margin}
          options={MARGIN_NAMES.map((margin) => ({ value: margin, words: t(`print.margins.${margin}`) }))}
          onChange={(margin) => onChange({ ...setup, margin })}
        />
      </div>
      <div className="print-row">
        <SegmentField
          label={t('print.orientation')}
          value={setup.orientation}
          options={ORIENTATIONS.map((orientation) => ({ value: orientation, words: t(`print.${orientation}`) }))}
          onChange={(orientation) => onChange({ ...setup, orientation })}
        />
        <SegmentField
          label={t('print.ink')}
          value={setup.colour ? 'colour' : 'grey'}
          options={(['colour', 'grey'] as const).map((ink) => ({ value: ink, words: t(`print.${ink}`) }))}
          onChange={(ink) => onChange({ ...setup, colour: ink === 'colour' })}
        />
      </div>
    </>
  );
}

function PrinterField({ setup, onChange }: PrintFieldsProps) {
  const { t } = useTranslation();
  const printers = usePrinters();
  const chosen = setup.printer ?? DEFAULT;
  const known = printers ?? [];
  // One that was chosen earlier may be off at the moment.
  const missing =
    chosen !== DEFAULT && !known.some(({ name }) => name === chosen) ? [{ name: chosen, shown: chosen }] : [];
  const options = [...known, ...missing].map(({ name, shown }) => ({ value: name, words: shown }));
  const { printer: _, ...rest } = setup;
  return (
    <div className="printer-field">
      <SelectField
        label={t('print.printer')}
        value={chosen}
        options={[{ value: DEFAULT, words: t('print.defaultPrinter') }, ...options]}
        onChange={(printer) => onChange(printer === DEFAULT ? rest : { ...rest, printer })}
      />
      <p className="field-hint" role="status">
        {printers === undefined ? t('print.searching') : printers.length === 0 ? t('print.none') : ''}
      </p>
    </div>
  );
}

/** What the system can print on; undefined while it is asked, which takes a while on some networks. */
function usePrinters(): readonly Printer[] | undefined {
  const [printers, setPrinters] = useState<readonly Printer[]>();
  useEffect(() => {
    let isShown = true;
    void attempt(async () => {
      const found = await window.tantrix.printers();
      if (isShown) setPrinters(found);
    });
    return () => {
      isShown = false;
    };
  }, []);
  return printers;
}
