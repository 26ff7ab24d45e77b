import { useTranslation } from 'react-i18next';
import { MAIL_WAYS } from '../../src-shared/bridge/bridge';
import { openTestDraft, sendTestMail } from './mail-settings';
import { tryPreferences, usePreferences } from '../preferences/preferences';
import { SegmentField } from '../ui/SegmentField';
import { FieldGroup } from '../ui/FieldGroup';
import { AccountField, ServerFields } from './AccountFields';
import { MailTest } from './MailTest';

/** How games are sent, and through which account. */
export function MailTab() {
  const { t } = useTranslation();
  const way = usePreferences(({ mailWay }) => mailWay);
  return (
    <>
      <div className="mail-way">
        <SegmentField
          label={t('settings.mailWay.label')}
          value={way}
          options={MAIL_WAYS.map((each) => ({ value: each, words: t(`settings.mailWay.${each}`) }))}
          onChange={(mailWay) => tryPreferences({ mailWay })}
        />
        <p className="field-hint">{t(`settings.mailWayHint.${way}`)}</p>
      </div>
      {way !== 'none' && (
        <FieldGroup title={t('settings.mailYou')}>
          <div className="mail-row">
            <AccountField name="name" label={t('settings.mailName')} />
            <AccountField name="address" label={t('settings.mailAddress')} />
          </div>
        </FieldGroup>
      )}
      {way === 'account' && (
        <FieldGroup title={t('settings.mailServer')}>
          <ServerFields />
        </FieldGroup>
      )}
      {way === 'account' && <MailTest key="mail" label={t('settings.mailTest')} run={() => sendTestMail(t)} />}
      {way === 'program' && <MailTest key="draft" label={t('settings.mailTestDraft')} run={() => openTestDraft(t)} />}
    </>
  );
}
