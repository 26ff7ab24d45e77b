import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { useMemo } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { Topic } from '../../src-shared/help/topics';
import { FigureView } from './FigureView';
import { TopicLink } from './TopicLink';

/** What a topic says, with links that lead on, and figures. */
export function TopicBody({ topic }: { topic: Topic }) {
  return useMemo(() => {
    const figure = ({ 'data-figure': number }: { 'data-figure'?: unknown }) => {
      const drawn = topic.figures[Number(number)];
      return drawn && <FigureView figure={drawn} />;
    };
    return toJsxRuntime(topic.body, { Fragment, jsx, jsxs, components: { a: TopicLink, figure } });
  }, [topic]);
}
