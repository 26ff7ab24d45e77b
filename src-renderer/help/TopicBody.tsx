import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { useMemo } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { Topic } from '../../src-shared/help/topics';
import { TopicLink } from './TopicLink';

/** What a topic says, with links that lead on. */
export function TopicBody({ topic }: { topic: Topic }) {
  return useMemo(() => toJsxRuntime(topic.body, { Fragment, jsx, jsxs, components: { a: TopicLink } }), [topic]);
}
