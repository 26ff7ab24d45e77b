import { compileFigure } from '../../src-shared/help/figures/compile';
import {
  type Brief,
  type Briefs,
  type Help,
  type TopicPlace,
  SECTIONS,
  type Topic,
} from '../../src-shared/help/topics';
import { placesOfSubjects } from './coverage';
import { resolveLinks } from './links';
import { type FigureParser, type ParsedTopic, parseTopic, type TopicFile } from './parse-topic';
import type { Problem } from './problem';

/**
 * The manual made of all its topics, and everything that is wrong with them.
 *
 * @param page where errors are reported, if there is such a page
 */
export function compileHelp(
  files: readonly TopicFile[],
  parseFigure: FigureParser = compileFigure,
  page?: string,
): { readonly help: Help; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const parsed = files.flatMap((file) => parseTopic(file, { parseFigure, page }, problems) ?? []).toSorted(byPlace);
  refuseSameNames(parsed, problems);
  const byFile = new Map(parsed.map((topic) => [topic.file, topic]));
  for (const topic of parsed) {
    for (const { link, message } of resolveLinks(topic, byFile, page)) {
      problems.push({ file: topic.file, line: link.position?.start.line ?? 1, message });
    }
  }
  const subjects = placesOfSubjects(parsed, problems);
  return { help: { topics: parsed.map(topicOf), subjects, briefs: briefsOf(subjects, parsed) }, problems };
}

/** By section, and there by the order that the topics ask for. */
const byPlace = (a: ParsedTopic, b: ParsedTopic): number =>
  SECTIONS.indexOf(a.section) - SECTIONS.indexOf(b.section) ||
  a.front.order - b.front.order ||
  a.id.localeCompare(b.id, 'en');

/** What is said first of each subject. */
function briefsOf(subjects: Help['subjects'], topics: readonly ParsedTopic[]): Briefs {
  const byId = new Map(topics.map((topic) => [topic.id, topic]));
  const briefOf = ({ topic: id, heading }: TopicPlace): Brief => {
    const topic = byId.get(id);
    const under = topic?.headings.find(({ slug }) => slug === heading);
    return { title: under?.words ?? topic?.front.title ?? '', words: topic?.briefs.get(heading ?? '') ?? '' };
  };
  return Object.fromEntries(Object.entries(subjects).map(([subject, place]) => [subject, briefOf(place)]));
}

function refuseSameNames(topics: readonly ParsedTopic[], problems: Problem[]): void {
  for (const [at, { id, file }] of topics.entries()) {
    const other = topics.slice(0, at).find((each) => each.id === id);
    if (other) problems.push({ file, line: 1, message: `${other.file} has the same name` });
  }
}

const topicOf = ({ id, section, front, headings, text, body, figures }: ParsedTopic): Topic => ({
  id,
  section,
  title: front.title,
  keywords: front.keywords,
  headings,
  text,
  body: body(),
  figures,
});
