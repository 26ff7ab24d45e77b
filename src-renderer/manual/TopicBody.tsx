import { useMemo } from 'react';
import type { Topic } from '../../src-shared/help/topics';
import { FigureView } from './FigureView';
import { TopicLink } from './TopicLink';
import { drawTree, type ElementProps } from './topic-tree';

/** What a topic says, with links that lead on, and figures. */
export function TopicBody({ topic }: { topic: Topic }) {
  return useMemo(() => {
    const figure = ({ 'data-figure': number }: ElementProps) => {
      const drawn = topic.figures[Number(number)];
      return drawn && <FigureView figure={drawn} />;
    };
    return drawTree(topic.body, { a: TopicLink, figure });
  }, [topic]);
}
