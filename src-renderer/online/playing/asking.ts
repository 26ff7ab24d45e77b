import type { OnlineGame } from '../../../src-shared/bridge/bridge';
import { gameRules } from '../../../src-shared/sessions/game';
import { isOver } from '../../../src-shared/tantrix';
import type { OpenGame } from '../../game/open-game';
import { ask, declareQuestion } from '../../stage/dialogs';
import { reportErrors } from '../../stage/failures';
import { showStatusNote } from '../../stage/status-note';
import { makeStore } from '../../ui/store';
import { seatRobots, stopWithout } from './away';
import { isPlayed, knownOf, peopleHereIn } from './game';
import type { Put, Question } from './questions';

/** Asking the others for what all must agree to, and answering. */

const { reading, set } = makeStore<ReadonlySet<string>>(new Set());

/** What was put away, by the keys of the questions. */
export const { use: usePutAway } = reading;

export const putAway = ({ key }: Put): void => set((before) => new Set([...before, key]), true);

/** Does something that may not be possible any more by the time it is asked for. */
const tell = (does: () => Promise<boolean>): void =>
  void reportErrors(async () => {
    if (!(await does())) showStatusNote('onlineNotYet');
  });

/** What asks the others whether tiles are taken back; undefined where that cannot be asked for. */
export function undoFirst(open: OpenGame): (() => void) | undefined {
  const game = knownOf(open);
  const to = game && isPlayed(open) && !open.record.isCompetition ? undoTo(open, game) : undefined;
  return to === undefined ? undefined : () => tell(() => window.tantrix.agreeOnline({ kind: 'undo', to }));
}

/** Back to before the last tile of somebody here, and of anybody where there is none yet. */
function undoTo({ session }: OpenGame, game: OnlineGame): number | undefined {
  const here = peopleHereIn(game);
  const own = session.log.moves.findLastIndex(({ by }) => here.includes(by));
  if (here.length === 0 || session.pending.length > 0) return undefined;
  return own === -1 ? gameRules.undoTo(session.log) : own;
}

export const stopOnline = declareQuestion<'ask'>('stopOnline');

/** What asks the others whether the game ends here, once the person is sure. */
export function stopFirst(open: OpenGame): (() => void) | undefined {
  if (!open.online) return undefined;
  return () =>
    void reportErrors(async () => {
      if (isPlayed(open) && (await ask(stopOnline, {})) !== 'ask') return;
      tell(async () => isPlayed(open) && window.tantrix.agreeOnline({ kind: 'stop' }));
    });
}

/** What asks the others for another game; of one that is not connected any more, everybody is to be found anew. */
export function playAgainFirst(open: OpenGame): (() => void) | undefined {
  if (!knownOf(open) || !isOver(open.record.game)) return undefined;
  return () => tell(() => window.tantrix.chatOnline({ kind: 'again' }));
}

export type Answer = 'agree' | 'withdraw' | 'robot' | 'stop';

/** Does what a person has chosen. */
export function answer(question: Question, choice: Answer, game: OnlineGame): void {
  tell(() => {
    if (question.kind === 'away') return choice === 'stop' ? stopWithout(game) : seatRobots(game);
    if (question.kind === 'goOn') return window.tantrix.agreeToGoOn(question.proposal);
    if (question.kind === 'again') return window.tantrix.chatOnline({ kind: 'again' });
    if (choice === 'withdraw') return window.tantrix.withdrawOnline(question.asked);
    return window.tantrix.agreeOnline(question.asked);
  });
}
