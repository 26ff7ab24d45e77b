import { help } from 'virtual:help';
import { useState } from 'react';
import { Input, ListBox, ListBoxItem, SearchField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { visit } from './browsing';
import { indexEntries } from './index-entries';

/** A line of the index for each topic an entry leads to. */
const LINES = indexEntries(help.topics).flatMap(({ words, topics }) =>
  topics.map((topic) => ({ id: `${words} ${topic.id}`, words, topic, isAmbiguous: topics.length > 1 })),
);

/** The entries of the index that hold what is typed. */
export function IndexFinder() {
  const { t } = useTranslation();
  const [filter, setFilter] = useState('');
  const wanted = filter.trim().toLowerCase();
  const lines = LINES.filter(({ words }) => words.toLowerCase().includes(wanted));
  return (
    <>
      <SearchField className="help-field" aria-label={t('help.filter')} value={filter} onChange={setFilter}>
        <Input className="text-input" placeholder={t('help.filter')} />
      </SearchField>
      <ListBox
        className="help-list"
        aria-label={t('help.finder.index')}
        items={lines}
        renderEmptyState={() => <p className="help-none">{t('help.noEntry')}</p>}
        onAction={(key) => {
          const line = LINES.find(({ id }) => id === key);
          if (line) visit({ topic: line.topic.id });
        }}
      >
        {({ id, words, topic, isAmbiguous }) => (
          <ListBoxItem id={id} className="help-line" textValue={isAmbiguous ? `${words}: ${topic.title}` : words}>
            {words}
            {isAmbiguous && <span className="help-detail">{topic.title}</span>}
          </ListBoxItem>
        )}
      </ListBox>
    </>
  );
}
