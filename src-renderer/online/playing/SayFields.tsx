import { type FormEvent, useState } from 'react';
import { Button, Form, Input, TextField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { MAX_CHAT_LENGTH, type OnlineGame } from '../../../src-shared/bridge/bridge';
import { limited } from '../../../src-shared/cut';
import type { Phrase } from '../../../src-shared/online/phrases';
import { isOver } from '../../../src-shared/tantrix';
import { useGame } from '../../game/table';
import { Icon } from '../../stage/Icon';
import { reportErrors } from '../../stage/failures';
import { showStatusNote } from '../../stage/status-note';
import { opennessOf, phrasesAfter, phrasesFirst } from './chat';
import { peopleHereIn } from './game';

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

/** Says it; what is not taken is told. */
async function saidOrTold(line: Parameters<Window['tantrix']['chatOnline']>[0]): Promise<boolean> {
  const isSaid = await window.tantrix.chatOnline(line);
  if (!isSaid) showStatusNote('onlineNotSaid');
  return isSaid;
}

function Phrases({ game }: { game: OnlineGame }) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const isEnded = useGame(({ open }) => open !== undefined && isOver(open.record.game));
  const first = phrasesFirst(game.moves.length, isEnded);
  const shown = isWhole ? [...first, ...phrasesAfter(first)] : first;
  const choose = (phrase: Phrase) => {
    setWhole(false);
    void reportErrors(() => saidOrTold({ kind: 'phrase', phrase }));
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

function OwnWords({ game }: { game: OnlineGame }) {
  const { t } = useTranslation();
  const openness = opennessOf(game);
  // Who opens the chat to write, writes at once; when the others let words in, nobody loses the tile they hold.
  const [isWanted, setWanted] = useState(openness === 'open');
  if (openness === 'open') return <MessageField isWanted={isWanted} />;
  if (openness === 'waits') return <p className="chat-hint">{t('onlineGame.chat.waits')}</p>;
  return (
    <>
      <p className="chat-hint">{t('onlineGame.chat.closed')}</p>
      <Button
        className="button"
        onPress={() => {
          setWanted(true);
          void reportErrors(() => saidOrTold({ kind: 'open' }));
        }}
      >
        {t('onlineGame.chat.open')}
      </Button>
    </>
  );
}

const SEND = 'M3 3.5l14.5 6.5L3 16.5l2.2-6.5zM5.2 10h6';

/** @param isWanted whether it takes the focus */
function MessageField({ isWanted }: { readonly isWanted: boolean }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const send = async () => {
    if (text.trim() !== '' && (await saidOrTold({ kind: 'text', text: text.trim() }))) setText('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void reportErrors(send);
  };
  return (
    <Form className="chat-message" onSubmit={submit}>
      <TextField
        aria-label={t('onlineGame.chat.message')}
        value={text}
        autoFocus={isWanted}
        onChange={(changed) => setText((before) => limited(changed, before, MAX_CHAT_LENGTH))}
      >
        <Input placeholder={t('onlineGame.chat.message')} autoComplete="off" />
      </TextField>
      <Button
        type="submit"
        className="button button-icon"
        aria-label={t('onlineGame.chat.send')}
        isDisabled={text.trim() === ''}
      >
        <Icon path={SEND} />
      </Button>
    </Form>
  );
}
