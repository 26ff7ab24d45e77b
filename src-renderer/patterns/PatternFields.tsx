import { useImperativeHandle } from 'react';
import { useTranslation } from 'react-i18next';
import { NO_GUIDE } from '../../src-shared/patterns/guide';
import { closeDialog } from '../stage/dialogs';
import { showRecord } from '../stage/known-kinds';
import type { StartFieldsProps, StartTabs } from '../stage/starts';

function start(): void {
  closeDialog();
  showRecord({ laid: [], guide: NO_GUIDE, sheet: {} });
}

/** The part of the New Game dialog that is about free tables: there is nothing to fill in. */
export function PatternFields({ tab, ref }: StartFieldsProps) {
  const { t } = useTranslation();
  useImperativeHandle(ref, () => ({ start }));
  return tab !== undefined && <p className="field-hint">{t('pattern.inShort')}</p>;
}

const TABS: StartTabs = { what: 'pattern', tabs: ['pattern'], first: 'pattern', Fields: PatternFields };

/** What can be started of free tables. */
export const patternsToStart = (): Promise<StartTabs> => Promise.resolve(TABS);
