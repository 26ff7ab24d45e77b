import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { FINDERS, type Finder, find, useBrowsing } from './browsing';
import { Contents } from './Contents';
import { IndexFinder } from './IndexFinder';
import { SearchFinder } from './SearchFinder';

const PANELS: Readonly<Record<Finder, () => React.JSX.Element>> = {
  contents: Contents,
  index: IndexFinder,
  search: SearchFinder,
};

const isFinder = (key: unknown): key is Finder => FINDERS.some((each) => each === key);

/** The three ways of finding a topic. */
export function Finders() {
  const { t } = useTranslation();
  const finder = useBrowsing((browsing) => browsing.finder);
  return (
    <nav className="help-finders" aria-label={t('help.ways')}>
      <Tabs className="help-tabs" selectedKey={finder} onSelectionChange={(key) => isFinder(key) && find(key)}>
        <TabList className="tabs" aria-label={t('help.ways')}>
          {FINDERS.map((id) => (
            <Tab key={id} id={id} className="tab">
              {t(`help.finder.${id}`)}
            </Tab>
          ))}
        </TabList>
        {FINDERS.map((id) => {
          const Panel = PANELS[id];
          return (
            <TabPanel key={id} id={id} className="help-panel">
              <Panel />
            </TabPanel>
          );
        })}
      </Tabs>
    </nav>
  );
}
