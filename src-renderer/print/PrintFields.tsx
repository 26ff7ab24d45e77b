import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  MARGIN_NAMES,
  ORIENTATIONS,
  PAPER_NAMES,
  type Printer,
  type PrintSetup,
  DUPLEX_MODES,
} from '../../src-shared/bridge/bridge';
import { reportErrors } from '../stage/failures';
import { SegmentField } from '../ui/SegmentField';
import { SelectField } from '../ui/SelectField';

/** No printer and no tray is called so: names are not empty. */
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
        <SourceField setup={setup} onChange={onChange} />
        <SelectField
          label={t('print.sides')}
          value={setup.sides}
          options={DUPLEX_MODES.map((sides) => ({ value: sides, words: t(`print.side.${sides}`) }))}
          onChange={(sides) => onChange({ ...setup, sides })}
        />
      </div>
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
  // Another printer has other trays.
  const { printer: _, source: __, ...rest } = setup;
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

function SourceField({ setup, onChange }: PrintFieldsProps) {
  const { t } = useTranslation();
  const { source: chosen = DEFAULT, ...rest } = setup;
  const sources = new Set([DEFAULT, ...usePaperSources(setup.printer), chosen]);
  return (
    <SelectField
      label={t('print.source')}
      value={chosen}
      options={[...sources].map((source) => ({ value: source, words: source || t('print.automatic') }))}
      onChange={(source) => onChange(source === DEFAULT ? rest : { ...rest, source })}
    />
  );
}

/** The trays of a printer, as far as the system tells of them. */
function usePaperSources(printer: string | undefined): readonly string[] {
  const [known, setKnown] = useState<{ printer: string | undefined; sources: readonly string[] }>();
  useEffect(() => {
    let isShown = true;
    void reportErrors(async () => {
      const sources = await window.tantrix.paperSources(printer);
      if (isShown) setKnown({ printer, sources });
    });
    return () => {
      isShown = false;
    };
  }, [printer]);
  return known?.printer === printer ? (known?.sources ?? []) : [];
}

/** What the system can print on; undefined while it is asked, which takes a while on some networks. */
function usePrinters(): readonly Printer[] | undefined {
  const [printers, setPrinters] = useState<readonly Printer[]>();
  useEffect(() => {
    let isShown = true;
    void reportErrors(async () => {
      const found = await window.tantrix.printers();
      if (isShown) setPrinters(found);
    });
    return () => {
      isShown = false;
    };
  }, []);
  return printers;
}
