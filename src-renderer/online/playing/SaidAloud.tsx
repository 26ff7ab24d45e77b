import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OnlineGame } from '../../../src-shared/bridge/bridge';
import type { NearBoardProps } from '../../game/guide';
import { CloseButton } from '../../stage/CloseButton';
import { CommandButton } from '../../stage/CommandButton';
import type { Words } from '../../words/words';
import { useOnline } from '../state';
import { saidWords } from './ChatLines';
import { noteTold, type untoldIn, useUntold } from './chat';
import { gameIn, peopleWith, seatWords } from './game';
import { useNoticePlace } from './useNoticePlace';

/** How long a line stands near the board, in milliseconds; the mark of the chat stays. */
const SHOWN_MS = 20_000;

/** What others say while the chat is not shown: near the board for a while or until it is waved aside, and aloud. */
export function SaidAloud({ board }: NearBoardProps) {
  const { t } = useTranslation();
  const state = useOnline();
  const game = gameIn(state);
  const untold = useUntold(state);
  const last = untold.at(-1);
  const said = last && game ? { id: game.id, count: game.chat.length, words: lineWords(last, game, t) } : undefined;
  useToldInTime(said?.id, said?.count);
  return (
    <>
      <p className="hidden-label" role="status">
        {said?.words}
      </p>
      {said && (
        <ChatNotice key={said.count} board={board} words={said.words} onClose={() => noteTold(said.id, said.count)} />
      )}
    </>
  );
}

/** What has stood there long enough was told. */
function useToldInTime(id: string | undefined, count = 0): void {
  useEffect(() => {
    if (id === undefined) return undefined;
    const timer = setTimeout(() => noteTold(id, count), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id, count]);
}

interface ChatNoticeProps extends NearBoardProps {
  readonly words: string;
  readonly onClose: () => void;
}

/** A line that was said, where it covers the least of the board. */
function ChatNotice({ board, words, onClose }: ChatNoticeProps) {
  const { t } = useTranslation();
  const notice = useRef<HTMLDivElement>(null);
  const corner = useNoticePlace(notice, board);
  return (
    <div ref={notice} className="chat-notice" data-corner={corner}>
      <p aria-hidden="true">{words}</p>
      <CommandButton id="chat" words={t('onlineGame.chat.show')} />
      <CloseButton onPress={onClose} />
    </div>
  );
}

function lineWords(line: ReturnType<typeof untoldIn>[number], game: OnlineGame, t: Words): string {
  const player = seatWords(game, peopleWith(game, line.seat), t);
  if (line.kind === 'opened') return t('onlineGame.chat.wanted', { player });
  return t('onlineGame.chat.said', { player, words: saidWords(line, t) });
}
