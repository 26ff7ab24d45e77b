import { useEffect, useState } from 'react';
import type { Identity } from '../../src-shared/rankings';
import { reportErrors } from '../stage/failures';

/**
 * What main answers about a player.
 *
 * @param ask always the same function
 * @param nothing what is known before there is an answer
 */
export function useToldOf<Told>(player: Identity, ask: (player: Identity) => Promise<Told>, nothing: Told): Told {
  const [told, setTold] = useState(nothing);
  useEffect(() => {
    let isGone = false;
    void reportErrors(async () => {
      const answer = await ask(player);
      if (!isGone) setTold(answer);
    });
    return () => {
      isGone = true;
    };
  }, [player, ask]);
  return told;
}
