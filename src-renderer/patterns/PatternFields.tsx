import { useImperativeHandle } from 'react';
import { useTranslation } from 'react-i18next';
import { NO_GUIDE } from '../../src-shared/patterns/guide';
import { BoardPicture } from '../board/BoardPicture';
import { FLOWER } from './flower';
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
  if (tab === undefined) return null;
  return (
    <div className="pattern-in-short">
      <p>{t('pattern.inShort')}</p>
      <BoardPicture tiles={FLOWER.laid} />
    </div>
  );
}

const TABS: StartTabs = { what: 'pattern', tabs: ['pattern'], first: 'pattern', Fields: PatternFields };

/** What can be started of free tables. */
export const patternsToStart = (): Promise<StartTabs> => Promise.resolve(TABS);
