import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TopicFile } from './parse-topic';

/** Where the topics lie. */
export const TOPICS_FOLDER = path.resolve(import.meta.dirname, '../../assets/help/en');

/** All topics of a folder. */
export const readTopics = (folder = TOPICS_FOLDER): TopicFile[] =>
  readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => ({
      path: name.split(path.sep).join('/'),
      source: readFileSync(path.join(folder, name), 'utf8'),
    }));
