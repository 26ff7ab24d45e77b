import { create } from 'zustand';
import type { PrintProblem } from '../../src-shared/bridge/bridge';

/** What kept the topic from being printed; forgotten with the next attempt. */
export const usePrintProblem = create<{ readonly problem?: PrintProblem | undefined }>(() => ({}));

/** Prints the topic that is shown. */
export async function printTopic(): Promise<void> {
  usePrintProblem.setState({ problem: undefined });
  const reply = await window.tantrix.printHelp();
  if (reply.kind === 'failed') usePrintProblem.setState({ problem: reply.problem });
}
