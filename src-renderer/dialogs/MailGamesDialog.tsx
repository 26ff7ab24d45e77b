import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { whatNext } from '../mail-games/arrivals';
import {
  isUnsentListed,
  type ListedGame,
  type mailGamesDialog,
  openListed,
  removeListed,
  sendListed,
} from '../mail-games/list';
import { attempt } from '../stage/failures';
import { peopleOf, personAt } from '../play/people';
import { listWords, playerWords, shortDateWords, type Words } from '../words/words';
import { DialogButtons, DialogFrame } from './DialogFrame';
import { type PropsOf } from '../stage/dialogs';

/** The games by mail of this profile, the one that changed last first. */
export function MailGamesDialog({ games, unread, onClose }: PropsOf<typeof mailGamesDialog> & { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <DialogFrame title={t('mailGames.title')} onCancel={onClose}>
      {games.length + unread === 0 ? (
        <p>{t('mailGames.none')}</p>
      ) : (
        <ul className="mail-games">
          {games.map((game) => (
            <MailGameRow key={game.kept.id} game={game} />
          ))}
        </ul>
      )}
      {unread > 0 && <p role="alert">{t('mailGames.unread', { count: unread })}</p>}
      <DialogButtons choices={[{ words: t('button.close'), run: onClose, look: 'primary' }]} />
    </DialogFrame>
  );
}

function MailGameRow({ game }: { game: ListedGame }) {
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
        onPress={() => void attempt(() => openListed(game))}
      >
        {t('mailGames.open')}
      </Button>
      {whatNext(game.record, game.kept) !== 'myTurn' && game.kept.home !== null && (
        <Button
          className="button"
          aria-label={t('mailGames.sendGame', { others })}
          onPress={() => void attempt(() => sendListed(game))}
        >
          {t('mailGames.send')}
        </Button>
      )}
      <Button
        className="button"
        aria-label={t('mailGames.removeGame', { others })}
        onPress={() => void attempt(() => removeListed(game))}
      >
        {t('mailGames.remove')}
      </Button>
    </li>
  );
}

/** The players at other computers; of an onlooker's game all. */
const othersIn = ({ record, kept }: ListedGame): string =>
  listWords(
    peopleOf(record)
      .filter(({ home = 1 }) => home !== kept.home)
      .map(({ name }) => name),
  );

/** Whose turn it is and since when, whether the last one was sent, and how far the game is. */
function factsOf(game: ListedGame, t: Words): string {
  const { record, kept } = game;
  const { mover } = record.game.position;
  const { name, colour } = personAt(record, mover);
  const what = whatNext(record, kept);
  return [
    `${t(`mailGames.state.${what}`, { player: playerWords(t, name, colour) })} ${t('mailGames.since', { date: shortDateWords(new Date(kept.at)) })}`,
    ...(kept.handedOn !== 'no' || isUnsentListed(game) ? [t(`mailGames.handedOn.${kept.handedOn}`)] : []),
    t('mailGames.moves', { count: record.game.placements.length }),
  ].join(' · ');
}
