import type { Node } from 'mdast';

/** Something wrong with the manual, for whoever writes it. */
export interface Problem {
  /** From the folder of the topics. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly message: string;
}

/** As compilers write it, so that editors find the place. */
export const problemText = ({ file, line, message }: Problem): string => `${file}:${line} ${message}`;

/** Tells what is wrong with a part of a topic; of the topic itself where no part is named. */
export type Report = (node: Node | undefined, message: string) => void;
