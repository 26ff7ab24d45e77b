import { type Help, type TopicPlace, parsePlace, ofSubject } from '../../src-shared/help/topics';
import { ERROR_GROUPS, SUBJECTS } from '../../src-renderer/stage/subjects';
import type { ParsedTopic } from './parse-topic';
import type { Problem } from './problem';

/** The places that the topics say explain something; what they say wrong is added to the problems. */
export function placesOfSubjects(topics: readonly ParsedTopic[], problems: Problem[]): Record<string, TopicPlace> {
  const places: Record<string, TopicPlace> = {};
  for (const topic of topics) {
    for (const entry of topic.front.covers) {
      const { topic: subject, heading } = parsePlace(entry);
      const message = problemOf(subject, heading, topic, places);
      if (message === undefined) places[subject] = { topic: topic.id, heading };
      else problems.push({ file: topic.file, line: 1, message });
    }
  }
  return places;
}

function problemOf(
  subject: string,
  heading: string | undefined,
  { headings }: ParsedTopic,
  places: Readonly<Record<string, TopicPlace>>,
): string | undefined {
  if (![...SUBJECTS, ...ERROR_GROUPS].includes(subject)) return `covers ${subject}, which the program does not have`;
  if (heading !== undefined && !headings.some(({ slug }) => slug === heading)) return `covers #${heading}: no heading`;
  const other = places[subject];
  return other ? `covers ${subject}, which ${other.topic} does already` : undefined;
}

/** What the program has and no topic explains. */
export const uncovered = (help: Pick<Help, 'subjects'>): string[] =>
  SUBJECTS.filter((subject) => ofSubject(help.subjects, subject) === undefined);
