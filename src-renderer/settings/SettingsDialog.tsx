import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { DialogButtons, DialogFrame } from '../stage/DialogFrame';
import { LookTab } from './LookTab';
import { MailTab } from '../mail/MailTab';
import { PlayTab } from './PlayTab';
import { SoundsTab } from './SoundsTab';
import { TableTab } from './TableTab';
import { type PropsOf } from '../stage/dialogs';
import { type settingsDialog } from './settings';

/** What the person can set, by subject. */
const TABS = {
  look: <LookTab />,
  table: <TableTab />,
  play: <PlayTab />,
  sounds: <SoundsTab />,
  mail: <MailTab />,
} as const satisfies Record<string, ReactNode>;
const TAB_NAMES = ['look', 'table', 'play', 'sounds', 'mail'] as const;

/** Everything that can be set. It holds at once; Cancel and Esc go back to what was set before. */
export function SettingsDialog({ answer }: PropsOf<typeof settingsDialog>) {
  const { t } = useTranslation();
  return (
    <DialogFrame title={t('settings.title')} onCancel={() => answer('cancel')}>
      <Tabs className="settings">
        <TabList className="tabs" aria-label={t('settings.title')}>
          {TAB_NAMES.map((name) => (
            <Tab key={name} id={name} className="tab">
              {t(`settings.tab.${name}`)}
            </Tab>
          ))}
        </TabList>
        {TAB_NAMES.map((name) => (
          <TabPanel key={name} id={name} className="tab-panel">
            {TABS[name]}
          </TabPanel>
        ))}
      </Tabs>
      <DialogButtons
        focusPrimary={false}
        choices={[
          { words: t('button.cancel'), run: () => answer('cancel') },
          { words: t('button.ok'), run: () => answer('keep'), look: 'primary' },
        ]}
      />
    </DialogFrame>
  );
}
