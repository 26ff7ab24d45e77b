import { useEffect } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { OnlineGame } from '../../../src-shared/bridge/bridge';
import { PanelFrame } from '../../game/PanelFrame';
import { closePanel } from '../../game/panels';
import { useGame } from '../../game/table';
import { useOnline } from '../state';
import { noteSeen, toggleMute, useIsMuted } from './chat';
import { BlockFields } from './BlockFields';
import { ChatLines } from './ChatLines';
import { knownOf } from './game';
import { SayFields } from './SayFields';

/** What was said at the table, and what happened to it, beside the board; below it what can be said. */
export function ChatPanel() {
  const { t } = useTranslation();
  const state = useOnline();
  const game = useGame(({ open }) => open && knownOf(open, state));
  return (
    <PanelFrame title={t('command.chat')} onClose={closePanel} tools={<MuteButton />}>
      {game ? <Chat game={game} /> : <p className="panel-hint">{t('onlineGame.chat.gone')}</p>}
    </PanelFrame>
  );
}

function MuteButton() {
  const { t } = useTranslation();
  const isMuted = useIsMuted();
  return (
    <Button className="button button-link chat-mute" preventFocusOnPress onPress={toggleMute}>
      {t(isMuted ? 'onlineGame.chat.unmute' : 'onlineGame.chat.mute')}
    </Button>
  );
}

function Chat({ game }: { game: OnlineGame }) {
  useEffect(() => noteSeen(game), [game]);
  return (
    <div className="chat">
      <ChatLines game={game} />
      <SayFields game={game} />
      {game.server && <BlockFields game={game} />}
    </div>
  );
}
