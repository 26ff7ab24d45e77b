import * as v from 'valibot';
import { parseDocument } from 'yaml';

const Line = v.pipe(v.string(), v.trim(), v.minLength(1));

const FrontMatterSchema = v.strictObject({
  title: Line,
  /** The place of the topic in its section. */
  order: v.number(),
  keywords: v.optional(v.array(Line), []),
  /** The subjects it explains; each may end in `#` and the slug of a heading. */
  covers: v.optional(v.array(Line), []),
  /** Numbers in its text that no claim proves, since the program cannot know them: years, records, numbers of tiles. */
  told: v.optional(v.union([v.literal('all'), v.array(v.number())]), []),
});
export type FrontMatter = v.InferOutput<typeof FrontMatterSchema>;

/** What stands between the two lines of hyphens at the beginning of a topic, or what is wrong with it. */
export function parseFrontMatter(yaml: string): FrontMatter | string {
  const document = parseDocument(yaml);
  const [error] = document.errors;
  if (error) return `the front matter is no YAML: ${firstLine(error.message)}`;
  const result = v.safeParse(FrontMatterSchema, document.toJS());
  if (result.success) return result.output;
  const [issue] = result.issues;
  return `the front matter: ${v.getDotPath(issue) ?? ''} ${issue.message}`;
}

export const firstLine = (text: string): string => text.split('\n')[0] ?? '';
