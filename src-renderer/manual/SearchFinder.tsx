import { help } from 'virtual:help';
import { useMemo } from 'react';
import { Input, ListBox, ListBoxItem, SearchField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { searchFor, useBrowsing, visit } from './browsing';
import { makeSearch } from './search';

const search = makeSearch(help.topics);

/** Full-text search: the topics that fit best come first, and Enter shows the first of them. */
export function SearchFinder() {
  const { t } = useTranslation();
  const query = useBrowsing((browsing) => browsing.query);
  const hits = useMemo(() => search(query), [query]);
  const isAsked = query.trim() !== '';
  return (
    <>
      <SearchField
        className="help-field"
        aria-label={t('help.query')}
        autoFocus
        value={query}
        onChange={searchFor}
        onSubmit={() => hits[0] && visit({ topic: hits[0].topic.id })}
      >
        <Input className="text-input" placeholder={t('help.query')} />
      </SearchField>
      <p className="help-count" role="status">
        {isAsked ? t('help.hits', { count: hits.length }) : t('help.queryHint')}
      </p>
      <ListBox
        className="help-list"
        aria-label={t('help.finder.search')}
        items={hits.map((hit) => ({ ...hit, id: hit.topic.id }))}
        onAction={(key) => visit({ topic: String(key) })}
      >
        {({ id, topic, excerpt }) => (
          <ListBoxItem id={id} className="help-line" textValue={topic.title}>
            <span className="help-hit">{topic.title}</span>
            <span className="help-detail">{excerpt}</span>
          </ListBoxItem>
        )}
      </ListBox>
    </>
  );
}
