import path from 'node:path';
import type { Link } from 'mdast';
import { EXTERNAL_LINKS } from '../../src-shared/help/external-links';
import { placeText, TOPIC_LINK } from '../../src-shared/help/topics';
import type { ParsedTopic } from './parse-topic';

/**
 * Turns the links of a topic into those the help window follows; gives a message for each that leads nowhere.
 *
 * @param topics all topics by the paths of their files
 * @param page the project's, if it has one
 */
export const resolveLinks = (
  { file, links }: ParsedTopic,
  topics: ReadonlyMap<string, ParsedTopic>,
  page?: string,
): { readonly link: Link; readonly message: string }[] =>
  links.flatMap((link) => {
    const message = /^[a-z]+:/.test(link.url) ? outsideProblem(link.url, page) : resolveLink(link, file, topics);
    return message === undefined ? [] : [{ link, message }];
  });

function outsideProblem(url: string, page?: string): string | undefined {
  return url === page || EXTERNAL_LINKS.includes(url) ? undefined : `${url} is not on the list of external-links.ts`;
}

function resolveLink(link: Link, from: string, topics: ReadonlyMap<string, ParsedTopic>): string | undefined {
  const [name = '', heading] = link.url.split('#');
  const file = name === '' ? from : path.posix.join(path.posix.dirname(from), name);
  const topic = topics.get(file);
  if (!topic) return `no topic ${link.url}`;
  if (heading !== undefined && !topic.headings.some(({ slug }) => slug === heading)) return `no heading ${link.url}`;
  link.url = TOPIC_LINK + placeText({ topic: topic.id, heading });
  return undefined;
}
