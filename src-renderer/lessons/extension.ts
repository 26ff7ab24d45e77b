import type { GameExtension } from '../game/extensions';
import { endShowing, isShowing } from './lesson-steps';
import { TipCallout } from './TipCallout';
import { closeTip, hasTip } from './tips';

/** What lessons have to do with games: tips in them, and Esc at what they show. */
export const lessonExtension: GameExtension = {
  NearBoard: TipCallout,
  wayOut() {
    if (isShowing()) return endShowing;
    return hasTip() ? closeTip : undefined;
  },
};
