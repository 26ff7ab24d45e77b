import path from 'node:path';
import { compileFigure } from '../../src-shared/help/figures/compile';
import type { Help } from '../../src-shared/help/topics';
import { compileHelp } from './compile';
import { uncovered } from './coverage';
import { problemText } from './problem';
import { readTopics, TOPICS_FOLDER } from './read-topics';

/**
 * The manual of a folder of topics, what is wrong with it or missing in it, and the files it is made of.
 *
 * @param page where errors are reported, if there is such a page
 */
export function manual(folder = TOPICS_FOLDER, page?: string): { help: Help; mistakes: string[]; files: string[] } {
  const topics = readTopics(folder);
  const { help, problems } = compileHelp(topics, compileFigure, page);
  return {
    help,
    mistakes: [...problems.map(problemText), ...uncovered(help).map((subject) => `no topic explains ${subject}`)],
    files: topics.map((topic) => path.join(folder, topic.path)),
  };
}
