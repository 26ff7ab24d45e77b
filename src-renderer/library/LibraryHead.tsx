import type { RefObject } from 'react';
import { Button, Input, SearchField, Tab, TabList } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { closeScreen } from '../stage/dialogs';
import { reportErrors } from '../stage/failures';
import { Icon } from '../stage/Icon';
import { chooseFolder, forgetAll, openFolder } from './folder';
import { importGames } from './importing';
import { useLibrary } from './library';
import { PageMenu } from './PageMenu';
import { StatisticsTools } from './statistics/StatisticsTools';
import { TABS, useTab } from './tab';
import { filterBy, showDetail, useView } from './view';

const BACK = 'M12.5 4.5L7 10l5.5 5.5';
const GLASS = 'M9 3.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11zM13 13l4 4';

interface LibraryHeadProps {
  readonly search: RefObject<HTMLInputElement | null>;
  /** Whether there is nothing to search in. */
  readonly isEmpty: boolean;
  /** Whether list and details stand beside each other. */
  readonly isRoomy: boolean;
}

/** What the page is called, the way back, what it shows, and what is done with all of that. */
export function LibraryHead({ search, isEmpty, isRoomy }: LibraryHeadProps) {
  const { t } = useTranslation();
  const entries = useLibrary((library) => library.entries);
  const isOfGames = useTab() === 'games';
  const isInDetail = useView(({ isDetailShown }) => isDetailShown) && !isRoomy && isOfGames;
  return (
    <header className="library-head">
      <Button
        className="button button-icon library-back"
        aria-label={t(isInDetail ? 'library.toList' : 'library.back')}
        onPress={() => (isInDetail ? showDetail(false) : closeScreen())}
      >
        <Icon path={BACK} />
      </Button>
      <h1 className={isRoomy ? undefined : 'hidden-label'}>{t('library.title')}</h1>
      <TabList className="segments library-tabs" aria-label={t('library.tabs')}>
        {TABS.map((tab) => (
          <Tab key={tab} id={tab} className="segment">
            {t(`library.tab.${tab}`)}
          </Tab>
        ))}
      </TabList>
      <span className="library-gap" />
      {isOfGames ? <GamesTools search={search} isEmpty={isEmpty} /> : <StatisticsTools entries={entries} />}
    </header>
  );
}

/** The search, and what is done with all games. */
function GamesTools({ search, isEmpty }: Pick<LibraryHeadProps, 'search' | 'isEmpty'>) {
  const { t } = useTranslation();
  const text = useView(({ filters }) => filters.text);
  return (
    <>
      {!isEmpty && (
        <SearchField
          className="library-search"
          aria-label={t('library.search')}
          value={text}
          onChange={(words) => filterBy({ text: words })}
        >
          <Icon path={GLASS} />
          <Input ref={search} placeholder={t('library.search')} autoComplete="off" spellCheck={false} />
        </SearchField>
      )}
      <Button className="button" onPress={() => void reportErrors(() => importGames('files'))}>
        {t('library.import')}
      </Button>
      <PageMenu
        label={t('library.more')}
        groups={[
          [{ words: t('library.importFolder'), run: () => importGames('folder') }],
          [
            { words: t('library.openFolder'), run: openFolder },
            { words: t('library.chooseFolder'), run: chooseFolder },
          ],
          isEmpty ? [] : [{ words: t('library.forget'), run: forgetAll }],
        ]}
      />
    </>
  );
}
