import path from 'node:path';
import type { Help } from '../../src-shared/help/topics';
import { compileHelp } from './compile';
import { uncovered } from './coverage';
import { problemText } from './problem';
import { readTopics, TOPICS_FOLDER } from './read-topics';

/** The manual of a folder of topics, what is wrong with it or missing in it, and the files it is made of. */
export function manual(folder = TOPICS_FOLDER): { help: Help; mistakes: string[]; files: string[] } {
  const topics = readTopics(folder);
  const { help, problems } = compileHelp(topics);
  return {
    help,
    mistakes: [...problems.map(problemText), ...uncovered(help).map((subject) => `no topic explains ${subject}`)],
    files: topics.map((topic) => path.join(folder, topic.path)),
  };
}
