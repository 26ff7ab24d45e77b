import { useMemo } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { gamesIn, type MailGame } from '../../src-shared/mail-games/mail-game';
import { isUnsent, whatNext } from '../../src-shared/mail-games/turns';
import { gameId } from '../../src-shared/record';
import { type mailGamesDialog, openListed, othersIn, removeListed, sendListed } from './games-list';
import { keptStore } from './kept';
import { reportErrors } from '../stage/failures';
import { personAt } from '../game/people';
import { playerWords, shortDateWords, type Words } from '../words/words';
import { DialogButtons, DialogFrame } from '../stage/DialogFrame';
import { type PropsOf } from '../stage/dialogs';

/** The games by mail of this profile, the one that changed last first. */
export function MailGamesDialog({ focusAt, onClose }: PropsOf<typeof mailGamesDialog> & { onClose: () => void }) {
  const { t } = useTranslation();
  const kept = keptStore.use();
  const { games, unread } = useMemo(() => gamesIn(kept), [kept]);
  return (
    <DialogFrame title={t('mailGames.title')} onCancel={onClose}>
      {games.length + unread === 0 ? (
        <p>{t('mailGames.none')}</p>
      ) : (
        <ul className="mail-games">
          {games.map((game) => (
            <MailGameRow key={gameId(game.record)} game={game} hasFocus={gameId(game.record) === focusAt} />
          ))}
        </ul>
      )}
      {unread > 0 && <p role="alert">{t('mailGames.unread', { count: unread })}</p>}
      <DialogButtons
        choices={[{ words: t('button.close'), run: onClose, look: 'primary' }]}
        focusPrimary={focusAt === undefined}
      />
    </DialogFrame>
  );
}

interface MailGameRowProps {
  readonly game: MailGame;
  /** Whether the dialog opens with the focus here: this game was asked about, or stood beside one that is gone. */
  readonly hasFocus: boolean;
}

function MailGameRow({ game, hasFocus }: MailGameRowProps) {
  const { t } = useTranslation();
  const others = othersIn(game);
  return (
    <li className="mail-game">
      <div className="mail-game-facts">
        <p className="mail-game-players">{others}</p>
        <p className="mail-game-state">{factsOf(game, t)}</p>
      </div>
      <Button
        className="button"
        aria-label={t('mailGames.openGame', { others })}
        onPress={() => void reportErrors(() => openListed(game))}
      >
        {t('mailGames.open')}
      </Button>
      {whatNext(game) !== 'myTurn' && game.mail.home !== null && (
        <Button
          className="button"
          aria-label={t('mailGames.sendGame', { others })}
          onPress={() => void reportErrors(() => sendListed(game))}
        >
          {t('mailGames.send')}
        </Button>
      )}
      <Button
        className="button"
        aria-label={t('mailGames.removeGame', { others })}
        autoFocus={hasFocus}
        onPress={() => void reportErrors(() => removeListed(game))}
      >
        {t('mailGames.remove')}
      </Button>
    </li>
  );
}

/** Whose turn it is and since when, whether the last one was sent, and how far the game is. */
function factsOf(game: MailGame, t: Words): string {
  const { record, mail } = game;
  const { mover } = record.game.position;
  const { name, colour } = personAt(record, mover);
  const what = whatNext(game);
  return [
    `${t(`mailGames.state.${what}`, { player: playerWords(t, name, colour) })} ${t('mailGames.since', { date: shortDateWords(new Date(mail.at)) })}`,
    ...(mail.handedOn !== 'no' || isUnsent(game) ? [t(`mailGames.handedOn.${mail.handedOn}`)] : []),
    t('mailGames.moves', { count: record.game.placements.length }),
  ].join(' · ');
}
