import { type CommandId } from '../../../src-renderer/stage/commands';

/** One thing that the help document of the original program tells. */
export interface Row {
  /** In our words, the document's for its commands and fields. */
  readonly what: string;
  readonly kind: 'command' | 'key' | 'tool' | 'field' | 'gesture' | 'message' | 'window';
  /** The lines of the document that tell it, such as `961, 975–979`; what the program has besides has none. */
  readonly lines?: string;
  readonly command?: CommandId;
  /** Why this program has nothing of the kind; it then needs no proof. */
  readonly without?: string;
  /** The part of the program that it waits for. */
  readonly later?: string;
}

export type Rows = Readonly<Record<string, Row>>;

/** The numbers of the lines that `lines` of a row names. */
export const linesIn = (text: string): number[] =>
  text.split(', ').flatMap((range) => {
    const [first = Number.NaN, last = first] = range.split('–').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
