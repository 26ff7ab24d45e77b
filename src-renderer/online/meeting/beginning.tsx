import { useImperativeHandle, useState } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { reportErrors } from '../../stage/failures';
import type { StartFieldsProps, StartTabs } from '../../stage/starts';
import { openHostingAgain, openJoining } from './opening';

/** The part of the New Game dialog that is about games online. */

const WAYS = ['join', 'host'] as const;
const OPENING = { join: openJoining, host: openHostingAgain };

export const onlineToStart = (): Promise<StartTabs> =>
  Promise.resolve({ what: 'online', tabs: ['online'], first: 'online', Fields: OnlineFields });

/** Whether a table is joined or opened: each has a dialog of its own. */
function OnlineFields({ tab, ref }: StartFieldsProps) {
  const { t } = useTranslation();
  const [way, setWay] = useState<(typeof WAYS)[number]>('join');
  useImperativeHandle(ref, () => ({ start: () => void reportErrors(OPENING[way]) }));
  if (tab === undefined) return null;
  return (
    <>
      <RadioGroup
        className="field meeting-ways"
        value={way}
        onChange={(value) => setWay(WAYS.find((each) => each === value) ?? way)}
      >
        <Label>{t('online.begin.way')}</Label>
        {WAYS.map((each) => (
          <Radio key={each} value={each} className="character">
            <strong>{t(`online.begin.ways.${each}`)}</strong>
            <span>{t(`online.begin.waysText.${each}`)}</span>
          </Radio>
        ))}
      </RadioGroup>
      <p className="field-hint">{t('online.begin.text')}</p>
    </>
  );
}
