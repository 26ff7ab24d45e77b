import { type FormEvent, useRef, useState } from 'react';
import { Button, Form, Input, TextField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { OnlineGame } from '../../../src-shared/bridge/bridge';
import type { Phrase } from '../../../src-shared/online/phrases';
import { isOver } from '../../../src-shared/tantrix';
import { useGame } from '../../game/table';
import { Icon } from '../../stage/Icon';
import type { Words } from '../../words/words';
import { openersIn, opennessOf, phrasesAfter, phrasesFirst } from './chat';
import { peopleHereIn, seatWords } from './game';
import { say, send, useWriting, write } from './writing';

/** What can be said: phrases at any time, and words of one's own once all have let them in. Who only watches says nothing. */
export function SayFields({ game }: { game: OnlineGame }) {
  if (peopleHereIn(game).length === 0) return null;
  return (
    <div className="chat-say">
      <Phrases game={game} />
      <OwnWords game={game} />
    </div>
  );
}

function Phrases({ game }: { game: OnlineGame }) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const isEnded = useGame(({ open }) => open !== undefined && isOver(open.record.game));
  const first = phrasesFirst(game.moves.length, isEnded);
  const shown = isWhole ? [...first, ...phrasesAfter(first)] : first;
  const choose = (phrase: Phrase) => {
    setWhole(false);
    say({ kind: 'phrase', phrase });
  };
  return (
    <div className="chat-phrases" role="group" aria-label={t('onlineGame.chat.phrases')}>
      {shown.map((phrase) => (
        <Button key={phrase} className="chat-phrase" preventFocusOnPress onPress={() => choose(phrase)}>
          {t(`onlineGame.phrase.${phrase}`)}
        </Button>
      ))}
      <Button className="chat-phrase" aria-expanded={isWhole} preventFocusOnPress onPress={() => setWhole(!isWhole)}>
        {t(isWhole ? 'onlineGame.chat.fewer' : 'onlineGame.chat.more')}
      </Button>
    </div>
  );
}

/** The field is there in any case: what somebody types there is meant for it, and never for the tile in the hand. */
function OwnWords({ game }: { game: OnlineGame }) {
  const { t } = useTranslation();
  const openness = opennessOf(game);
  const { isToSend } = useWriting(game);
  return (
    <>
      {openness !== 'open' && (
        <p className="chat-hint" role="status">
          {isToSend ? t('onlineGame.chat.sends') : hintWords(openness, game, t)}
        </p>
      )}
      {openness === 'closed' && (
        <Button className="button" preventFocusOnPress onPress={() => say({ kind: 'open' })}>
          {t('onlineGame.chat.open')}
        </Button>
      )}
      <MessageField game={game} />
    </>
  );
}

function hintWords(openness: 'waits' | 'closed', game: OnlineGame, t: Words): string {
  if (openness === 'waits') return t('onlineGame.chat.waits');
  const openers = openersIn(game);
  return openers.length > 0
    ? t('onlineGame.chat.wantedBy', { players: seatWords(game, openers, t) })
    : t('onlineGame.chat.closed');
}

const SEND = 'M3 3.5l14.5 6.5L3 16.5l2.2-6.5zM5.2 10h6';

/** What is typed stays until it can be sent; sent before, it goes as soon as all have let it in. */
function MessageField({ game }: { readonly game: OnlineGame }) {
  const { t } = useTranslation();
  const { text, isToSend } = useWriting(game);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(game);
    // Its button has nothing more to send: what is typed next is meant for the field.
    field.current?.focus();
  };
  return (
    <Form className="chat-message" onSubmit={submit}>
      <TextField
        aria-label={t('onlineGame.chat.message')}
        value={text}
        // Who opens the chat to write, writes at once.
        autoFocus
        onChange={(changed) => write(game, changed)}
      >
        <Input ref={field} placeholder={t('onlineGame.chat.messageHint')} autoComplete="off" />
      </TextField>
      <Button
        type="submit"
        className="button button-icon"
        aria-label={t('onlineGame.chat.send')}
        isDisabled={text.trim() === '' || isToSend}
      >
        <Icon path={SEND} />
      </Button>
    </Form>
  );
}
