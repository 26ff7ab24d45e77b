import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OnlineGame } from '../../../src-shared/bridge/bridge';
import type { NearBoardProps } from '../../game/guide';
import { CommandButton } from '../../stage/CommandButton';
import type { Words } from '../../words/words';
import { useOnline } from '../state';
import { saidWords } from './ChatLines';
import { type unreadIn, useUnread } from './chat';
import { gameIn, peopleWith, seatWords } from './game';
import { useNoticePlace } from './useNoticePlace';

/** How long a line stands near the board, in milliseconds; the mark of the chat stays. */
const SHOWN_MS = 20_000;

/** What others say while the chat is not shown: near the board for a while, and aloud. */
export function SaidAloud({ board }: NearBoardProps) {
  const { t } = useTranslation();
  const state = useOnline();
  const game = gameIn(state);
  const unread = useUnread(state);
  const last = unread.at(-1);
  const words = last && game ? lineWords(last, game, t) : '';
  const key = last ? `${last.at} ${unread.length}` : '';
  const isOld = useIsOld(key);
  return (
    <>
      <p className="hidden-label" role="status">
        {words}
      </p>
      {words !== '' && !isOld && <ChatNotice key={key} board={board} words={words} />}
    </>
  );
}

/** A line that was said, where it covers the least of the board. */
function ChatNotice({ board, words }: NearBoardProps & { readonly words: string }) {
  const { t } = useTranslation();
  const notice = useRef<HTMLDivElement>(null);
  const corner = useNoticePlace(notice, board);
  return (
    <div ref={notice} className="chat-notice" data-corner={corner}>
      <p aria-hidden="true">{words}</p>
      <CommandButton id="chat" words={t('onlineGame.chat.show')} />
    </div>
  );
}

/** Whether something is shown for long already. */
function useIsOld(key: string): boolean {
  const [old, setOld] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setOld(key), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return old === key;
}

function lineWords(line: ReturnType<typeof unreadIn>[number], game: OnlineGame, t: Words): string {
  const player = seatWords(game, peopleWith(game, line.seat), t);
  if (line.kind === 'opened') return t('onlineGame.chat.wanted', { player });
  return t('onlineGame.chat.said', { player, words: saidWords(line, t) });
}
