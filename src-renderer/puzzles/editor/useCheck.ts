import { useEffect, useState } from 'react';
import type { Puzzle } from '../../../src-shared/puzzles/puzzle';
import { reportErrors } from '../../stage/failures';
import { runInWorker } from '../../workers/run-in-worker';

/** What is known of a puzzle: whether it can be solved, then in how many ways. */
export type Finding =
  | { readonly kind: 'searching' | 'counting'; readonly progress?: number | undefined }
  | { readonly kind: 'none' }
  /** Somebody stopped the search: before a solution was found, or before all were counted. */
  | { readonly kind: 'stopped'; readonly hasSolution: boolean }
  | { readonly kind: 'counted'; readonly count: number };

const SEED = 1;

/** Lets a worker solve a puzzle and count its solutions; whatever is under way ends with the dialog. */
export function useCheck() {
  const [finding, setFinding] = useState<Finding>();
  const [running, setRunning] = useState<AbortController>();
  useEffect(() => () => running?.abort(), [running]);
  const check = (puzzle: Puzzle) => {
    const stop = new AbortController();
    setRunning(stop);
    void find(puzzle, stop.signal, setFinding).catch((error: unknown) => {
      if (!stop.signal.aborted) void reportErrors(() => Promise.reject(error));
    });
  };
  const stop = () => {
    setRunning(undefined);
    setFinding((now) => ({ kind: 'stopped', hasSolution: now?.kind === 'counting' }));
  };
  const forget = () => {
    setRunning(undefined);
    setFinding(undefined);
  };
  return { finding, check, stop, forget };
}

async function find(puzzle: Puzzle, signal: AbortSignal, told: (finding: Finding) => void): Promise<void> {
  const say = (finding: Finding) => {
    if (!signal.aborted) told(finding);
  };
  const telling = (kind: 'searching' | 'counting') => ({
    signal,
    tell: ({ progress }: { readonly progress?: number }) => say({ kind, progress }),
  });
  say({ kind: 'searching' });
  const solution = await runInWorker('solvePuzzle', { puzzle, laid: [], seed: SEED }, telling('searching'));
  if (!solution) return say({ kind: 'none' });
  say({ kind: 'counting' });
  say({ kind: 'counted', count: await runInWorker('countSolutions', { puzzle, seed: SEED }, telling('counting')) });
}
