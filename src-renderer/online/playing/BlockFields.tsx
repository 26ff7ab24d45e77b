import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { OnlineGame } from '../../../src-shared/bridge/bridge';
import { reportErrors } from '../../stage/failures';
import { showStatusNote } from '../../stage/status-note';

/** At a server: the people with whom those here may not want to play again. */
export function BlockFields({ game }: { readonly game: OnlineGame }) {
  const { t } = useTranslation();
  const [blocked, setBlocked] = useState<readonly number[]>([]);
  const others = game.seats.flatMap(({ isHere, robot, name }, seat) => (isHere || robot ? [] : [{ name, seat }]));
  const block = async (seat: number) => {
    const isBlocked = await window.tantrix.blockPlayer({ seat });
    if (isBlocked) setBlocked((before) => [...before, seat]);
    showStatusNote(isBlocked ? 'onlineBlocked' : 'onlineNotYet');
  };
  return (
    <div className="chat-block">
      {others.map(({ name, seat }) => (
        <Button
          key={seat}
          className="button button-link"
          preventFocusOnPress
          isDisabled={blocked.includes(seat)}
          onPress={() => void reportErrors(() => block(seat))}
        >
          {t(blocked.includes(seat) ? 'onlineGame.chat.blocked' : 'onlineGame.chat.block', { player: name })}
        </Button>
      ))}
    </div>
  );
}
