import type { Node } from 'unist';

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

/** Changing the address of one changes the body that is made of the topic. */
  readonly links: readonly Link[];
  readonly body: () => HastRoot;
}

export type Report = (node: Node | undefined, message: string) => void;
