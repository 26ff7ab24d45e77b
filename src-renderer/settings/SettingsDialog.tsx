import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { DialogButtons, DialogFrame } from '../stage/DialogFrame';
import { type PropsOf } from '../stage/dialogs';
import { type settingsDialog } from './settings';
import { settingsTabs } from './tabs';

/** Everything that can be set. It holds at once; Cancel and Esc go back to what was set before. */
export function SettingsDialog({ answer }: PropsOf<typeof settingsDialog>) {
  const { t } = useTranslation();
  return (
    <DialogFrame title={t('settings.title')} onCancel={() => answer('cancel')}>
      <Tabs className="settings">
        <TabList className="tabs" aria-label={t('settings.title')}>
          {settingsTabs().map(({ name }) => (
            <Tab key={name} id={name} className="tab">
              {t(`settings.tab.${name}`)}
            </Tab>
          ))}
        </TabList>
        {settingsTabs().map(({ name, Content }) => (
          <TabPanel key={name} id={name} className="tab-panel">
            <Content />
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
