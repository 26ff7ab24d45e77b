import { useTranslation } from 'react-i18next';
import type { UnfinishedOnline as Game } from '../../../src-shared/bridge/bridge';
import { goOnOnline, whereWords } from '../../online';
import { listWords } from '../../words/words';
import { WaitingGames } from './WaitingGames';

/** The games online that were begun and not finished. */
export function UnfinishedOnline({ games }: { games: readonly Game[] }) {
  const { t } = useTranslation();
  return (
    <WaitingGames
      heading={t('home.online', { count: games.length })}
      all={{ id: 'playOnline', words: t('home.allOnline') }}
      rows={games.map((game) => {
        const others = listWords(game.names);
        return {
          key: game.id,
          tiles: game.laid,
          others,
          facts: whereWords(game, t),
          button: t('home.continue'),
          label: t('home.continueOnline', { names: others }),
          run: () => goOnOnline(game.id),
        };
      })}
    />
  );
}
