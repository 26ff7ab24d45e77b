import type { GameExtension } from '../../game/extensions';
import type { NearBoardProps } from '../../game/guide';
import { goOnOnline } from '../meeting/resuming';
import { AskedNotice } from './AskedNotice';
import { playAgainFirst, stopFirst, undoFirst } from './asking';
import { unreadIn } from './chat';
import { ChatPanel } from './ChatPanel';
import { ConnectionNote } from './ConnectionNote';
import { knownOf } from './game';
import { resultFacts } from './result';
import { SaidAloud } from './SaidAloud';
import { SeatNote } from './SeatNote';
import { waitingWords } from './status';

/** What stands near the board of a game online. */
function NearBoard({ board }: NearBoardProps) {
  return (
    <>
      <SaidAloud board={board} />
      <AskedNotice />
    </>
  );
}

/** What playing online has to do with games. */
export const onlineExtension: GameExtension = {
  goOnElsewhere: goOnOnline,
  undoFirst,
  stopFirst,
  playAgainFirst,
  waitingWords,
  resultFacts,
  hasUnread: (open) => (knownOf(open) ? unreadIn().length > 0 : undefined),
  SeatNote,
  StatusEnd: ConnectionNote,
  Chat: ChatPanel,
  NearBoard,
};
