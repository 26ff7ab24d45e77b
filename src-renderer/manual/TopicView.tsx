import { help } from 'virtual:help';
import { useEffect, useRef, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Topic } from '../../src-shared/help/topics';
import { SCROLLER, shownVisit, topicOf, useBrowsing, type Visit, visit } from './browsing';
import { FigureView } from './FigureView';
import { TopicLink } from './TopicLink';
import { drawTree, type ElementProps } from './topic-tree';

/** The topic that is shown, scrolled to the heading that is wanted or to where it was left. */
export function TopicView() {
  const { t, i18n } = useTranslation();
  const ref = useRef<HTMLElement>(null);
  const shown = useBrowsing(shownVisit);
  const topic = topicOf(shown);
  useEffect(() => {
    document.title = topic ? t('help.topicTitle', { topic: topic.title }) : t('help.title');
  }, [topic, t]);
  useEffect(() => {
    if (ref.current && shown) scrollTo(ref.current, shown);
  }, [shown]);
  if (!topic) return <main className="help-topic" />;
  return (
    <main id={SCROLLER} className="help-topic" ref={ref} tabIndex={-1}>
      {i18n.language !== 'en' && <p className="help-language">{t('help.englishOnly')}</p>}
      <article key={topic.id} lang="en">
        <p className="help-section" lang={i18n.language}>
          {t(`help.section.${topic.section}`)}
        </p>
        <h1>{topic.title}</h1>
        <TopicBody topic={topic} />
      </article>
      <Neighbours topic={topic} />
    </main>
  );
}

function scrollTo(scroller: HTMLElement, { heading, scroll }: Visit): void {
  const target = heading && scroller.querySelector<HTMLElement>(`[data-heading="${CSS.escape(heading)}"]`);
  if (scroll !== undefined) scroller.scrollTo(0, scroll);
  else if (target) target.scrollIntoView();
  else scroller.scrollTo(0, 0);
}

/** The topics before and after this one, for who reads on. */
function Neighbours({ topic }: { topic: Topic }) {
  const { t } = useTranslation();
  const at = help.topics.indexOf(topic);
  const before = help.topics[at - 1];
  const after = help.topics[at + 1];
  return (
    <nav className="help-neighbours" aria-label={t('help.neighbours')}>
      {before && <NeighbourLink topic={before} words={t('help.previous', { topic: before.title })} />}
      {after && <NeighbourLink topic={after} words={t('help.next', { topic: after.title })} />}
    </nav>
  );
}

function NeighbourLink({ topic, words }: { topic: Topic; words: string }) {
  return (
    <a
      href={`#${topic.id}`}
      onClick={(event) => {
        event.preventDefault();
        visit({ topic: topic.id });
      }}
    >
      {words}
    </a>
  );
}

/** What a topic says, with links that lead on, and figures. */
function TopicBody({ topic }: { topic: Topic }) {
  return useMemo(() => {
    const figure = ({ 'data-figure': number }: ElementProps) => {
      const drawn = topic.figures[Number(number)];
      return drawn && <FigureView figure={drawn} />;
    };
    return drawTree(topic.body, { a: TopicLink, figure });
  }, [topic]);
}
