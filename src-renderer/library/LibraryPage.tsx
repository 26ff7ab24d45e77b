import { useEffect, useMemo, useRef, useState } from 'react';
import { type Key, TabPanel, Tabs } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useSize } from '../board/useSize';
import { helpOn } from '../stage/explained';
import { reportErrors } from '../stage/failures';
import { Detail } from './detail/Detail';
import { EmptyLibrary } from './EmptyLibrary';
import './library.css';
import './library-head.css';
import './library-troubles.css';
import './list/filters.css';
import './list/game-list.css';
import './detail/detail.css';
import './library-empty.css';
import { LibraryHead } from './LibraryHead';
import { LibraryTroubles } from './LibraryTroubles';
import { useLibrary } from './library';
import { FilterBar } from './list/FilterBar';
import { GameList } from './list/GameList';
import { NothingFound } from './list/NothingFound';
import { useEntries, useListing } from './list/useListing';
import { tell } from './news';
import { loadOnlineGames, useOnlineEntries } from './online-games';
import { openEntry } from './opening';
import { OverlayPlace } from './overlay-place';
import { Statistics } from './statistics/Statistics';
import { showTab, TABS, useTab } from './tab';
import { useDrops } from './useDrops';
import { usePageKeys } from './usePageKeys';
import { choose, showDetail, useView } from './view';

/** The page *My games*: all games that are kept, and the one that is chosen beside them where there is room. */
export function LibraryPage() {
  const { t } = useTranslation();
  const page = useRef<HTMLElement>(null);
  const measure = useRef<HTMLSpanElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [place, setPlace] = useState<Element | null>(null);
  const [{ width }, { width: roomy }] = [useSize(page), useSize(measure)];
  const isRoomy = width >= roomy;
  const listing = useListing();
  const hasNone = useLibrary(({ isKnown, entries, progress }) => isKnown && entries.length === 0 && !progress);
  const isEmpty = useOnlineEntries().length === 0 && hasNone;
  const entries = useLibrary((library) => library.entries);
  const tab = useTab();
  usePageKeys({ listing, search, isRoomy });
  const drops = useDrops();
  useEffect(() => void reportErrors(loadOnlineGames), []);
  // Who comes back later has seen what was told.
  useEffect(() => () => tell(undefined), []);
  return (
    <main
      ref={page}
      className={drops.isOver ? 'library is-dropped-on' : 'library'}
      aria-label={t('library.title')}
      {...helpOn('command:myGames')}
      {...drops.handlers}
    >
      <span ref={measure} className="library-measure" aria-hidden="true" />
      <OverlayPlace value={place}>
        <Tabs className="library-tabbed" selectedKey={tab} onSelectionChange={showTabOf}>
          <LibraryHead search={search} isEmpty={isEmpty} isRoomy={isRoomy} />
          <LibraryTroubles />
          <TabPanel id="games" className="library-panel">
            {isEmpty ? <EmptyLibrary /> : width > 0 && <Games listing={listing} isRoomy={isRoomy} />}
          </TabPanel>
          <TabPanel id="statistics" className="library-panel">
            <Statistics entries={entries} />
          </TabPanel>
        </Tabs>
      </OverlayPlace>
      <div ref={setPlace} className="library-overlays" />
      {drops.isOver && <p className="library-drop">{t('library.drop')}</p>}
    </main>
  );
}

const showTabOf = (key: Key): void => showTab(TABS.find((each) => each === key) ?? 'games');

/** The list, the details, or both; where nothing is found there are none. */
function Games({ listing, isRoomy }: { listing: ReturnType<typeof useListing>; isRoomy: boolean }) {
  const isDetailShown = useView((view) => view.isDetailShown);
  const isOne = useEntries().length < 2;
  useSomeChosen(listing);
  const open = (id: string) => (isRoomy ? void reportErrors(() => openEntry(id)) : showDetail(true));
  const isFound = listing.entries.length > 0;
  if (isFound && !isRoomy && isDetailShown) return <Detail isAlone />;
  return (
    <div className={`library-columns ${isRoomy ? (isFound ? 'is-roomy' : '') : 'is-small'}`}>
      <div className="library-list">
        {!isOne && <FilterBar />}
        {isFound ? <GameList listing={listing} onOpen={open} /> : <NothingFound />}
      </div>
      {isFound && isRoomy && <Detail />}
    </div>
  );
}

/** One of the games that are listed is always chosen: the first, where none else is. While many are read, nobody knows which. */
function useSomeChosen({ entries, isAll }: ReturnType<typeof useListing>): void {
  const chosen = useView((view) => view.chosen);
  const [first] = entries;
  const listed = useMemo(() => entries.flatMap(({ id }) => (chosen.has(id) ? [id] : [])), [entries, chosen]);
  useEffect(() => {
    if (!isAll || !first || (listed.length > 0 && listed.length === chosen.size)) return;
    // Nobody is to delete what they do not see.
    choose(new Set(listed.length > 0 ? listed : [first.id]));
  }, [isAll, listed, chosen, first]);
}
