import { help } from 'virtual:help';
import { Button, type Key, Tree, TreeItem, TreeItemContent } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { SECTIONS } from '../../src-shared/help/topics';
import { Icon } from '../stage/Icon';
import { openOnly, shownVisit, topicOf, useBrowsing, visit } from './browsing';

const BRANCHES = SECTIONS.map((section) => ({
  section,
  topics: help.topics.filter((topic) => topic.section === section),
})).filter(({ topics }) => topics.length > 0);

/** Brings the topic that is shown into view. */
const reveal = (item: Element | null): void => item?.scrollIntoView({ block: 'nearest' });

const isSection = (key: Key): boolean => SECTIONS.some((each) => each === key);

/** All topics as a tree: sections open and close, a topic is shown when it is chosen. */
export function Contents() {
  const { t } = useTranslation();
  const shown = useBrowsing((browsing) => topicOf(shownVisit(browsing)));
  const open = useBrowsing((browsing) => browsing.open);
  const choose = (key: Key) => {
    if (isSection(key)) openOnly(toggled(open, key));
    else visit({ topic: String(key) });
  };
  return (
    <Tree
      className="help-tree"
      aria-label={t('help.finder.contents')}
      selectionMode="single"
      selectedKeys={shown ? [shown.id] : []}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : keys;
        if (key !== undefined) choose(key);
      }}
      disallowEmptySelection
      expandedKeys={open}
      onExpandedChange={openOnly}
    >
      {BRANCHES.map(({ section, topics }) => (
        <TreeItem key={section} id={section} textValue={t(`help.section.${section}`)} className="help-branch">
          <TreeItemContent>
            <Button slot="chevron" className="help-chevron">
              <Icon path="M7 4.5l6 5.5-6 5.5" />
            </Button>
            <span>{t(`help.section.${section}`)}</span>
          </TreeItemContent>
          {topics.map((topic) => (
            <TreeItem
              key={topic.id}
              ref={topic === shown ? reveal : null}
              id={topic.id}
              textValue={topic.title}
              className="help-leaf"
            >
              <TreeItemContent>{topic.title}</TreeItemContent>
            </TreeItem>
          ))}
        </TreeItem>
      ))}
    </Tree>
  );
}

const toggled = (open: ReadonlySet<Key>, key: Key): Set<Key> =>
  new Set(open.has(key) ? [...open].filter((each) => each !== key) : [...open, key]);
