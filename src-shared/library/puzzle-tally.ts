import type { Entry } from './entry';
import type { PuzzleFacts } from './facts';
import { grouped } from './grouped';

/** What came of one puzzle each time it was solved. */
export interface PuzzleTally {
  /** As its facts know it: the id in the catalogue, or the code. */
  readonly puzzle: string;
  /** What it was called when it was solved last. */
  readonly name: string;
  /** What tells a good solution from a better one: little time, or many points. */
  readonly counts: 'seconds' | 'points';
  /** How often it was solved, with help and without. */
  readonly solved: number;
  readonly helped: number;
  /** Without help: the best, the mean and the last; left out as long as it was only solved with help. */
  readonly alone?: { readonly best: number; readonly mean: number; readonly last: number };
  /** When it was solved last, in milliseconds since 1970. */
  readonly at: number;
}

export interface PuzzleTallies {
  /** How many different puzzles were solved, with help or without. */
  readonly solved: number;
  /** How many of them were only solved with help. */
  readonly onlyHelped: number;
  /** Those that were solved last in front. */
  readonly puzzles: readonly PuzzleTally[];
}

interface Solved {
  readonly at: number;
  readonly facts: PuzzleFacts;
}

/** The puzzles that were solved among some entries. */
export function puzzleTalliesOf(entries: readonly Entry[]): PuzzleTallies {
  const solved = entries.flatMap(({ at, facts }): Solved[] =>
    facts.kind === 'puzzle' && facts.isSolved ? [{ at, facts }] : [],
  );
  const puzzles = [...grouped(solved, ({ facts }) => [facts.puzzle])]
    .map(([puzzle, all]) => tallyOf(puzzle, all))
    .toSorted((a, b) => b.at - a.at || (a.puzzle < b.puzzle ? -1 : 1));
  return { solved: puzzles.length, onlyHelped: puzzles.filter(({ alone }) => !alone).length, puzzles };
}

function tallyOf(puzzle: string, all: readonly Solved[]): PuzzleTally {
  const inOrder = all.toSorted((a, b) => a.at - b.at);
  const counts = all.some(({ facts }) => facts.score !== undefined) ? 'points' : 'seconds';
  const values = inOrder.flatMap(({ facts }) => (facts.isHelped ? [] : (valueOf(facts, counts) ?? [])));
  const last = values.at(-1);
  const better = counts === 'points' ? Math.max : Math.min;
  return {
    puzzle,
    name: inOrder.at(-1)?.facts.name ?? '',
    counts,
    solved: all.length,
    helped: all.filter(({ facts }) => facts.isHelped).length,
    ...(last === undefined
      ? {}
      : {
          alone: {
            best: values.reduce((a, b) => better(a, b)),
            mean: values.reduce((a, b) => a + b, 0) / values.length,
            last,
          },
        }),
    at: inOrder.at(-1)?.at ?? 0,
  };
}

const valueOf = ({ score, seconds }: PuzzleFacts, counts: PuzzleTally['counts']): number | undefined =>
  counts === 'points' ? score : seconds;
