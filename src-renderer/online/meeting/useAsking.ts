import { useRef, useState } from 'react';
import type { OnlineProblem } from '../../../src-shared/bridge/bridge';
import { reportErrors } from '../../stage/failures';

/** Asks main for one thing at a time: what is asked later takes the place of what was asked before, as it does in main. */
export function useAsking() {
  const last = useRef<object>(undefined);
  const [isAsking, setAsking] = useState(false);
  const set = (asked: object | undefined) => {
    last.current = asked;
    setAsking(asked !== undefined);
  };
  /** @param onRefused is told why it was not granted, unless something else is wanted by then */
  const ask = (go: () => Promise<OnlineProblem | null>, onRefused: (refused: OnlineProblem) => void) => {
    const asked = {};
    set(asked);
    void reportErrors(async () => {
      try {
        const refused = await go();
        if (refused && last.current === asked) onRefused(refused);
      } finally {
        if (last.current === asked) set(undefined);
      }
    });
  };
  /** What was asked is not wanted any more. */
  const forget = () => set(undefined);
  return { isAsking, ask, forget };
}
