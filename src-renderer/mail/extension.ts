import { withHosts } from '../../src-shared/mail-games/seats';
import { isUnsent } from '../../src-shared/mail-games/turns';
import type { GameExtension } from '../game/extensions';
import type { OpenGame } from '../game/open-game';
import { personAt } from '../game/people';
import { movesHere } from '../game/terms';
import { playerWords } from '../words/words';
import { beginByMail } from './beginning';
import { keepBack, mayUndoSending } from './outgoing';
import { TurnToSend } from './TurnToSend';

/** What mail has to do with games. */
export const mailExtension: GameExtension = {
  beginElsewhere: (record, away) =>
    beginByMail({ ...record, players: withHosts(record.players, (seat) => away.has(seat)) }),
  undoFirst: (open) => (mayUndoSending(open) ? () => keepBack(open) : undefined),
  waitingWords(open, t) {
    const { mover } = open.record.game.position;
    if (open.online || movesHere(open, mover)) return undefined;
    const { name, colour } = personAt(open.record, mover);
    return t(waitingFor(open), { player: playerWords(t, name, colour) });
  },
  NearBoard: TurnToSend,
};

function waitingFor(open: OpenGame) {
  if (!open.mail) return 'status.mailCopy';
  return isUnsent(open) ? 'status.mailUnsent' : 'status.mailWaits';
}
