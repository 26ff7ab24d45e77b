import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { OnlineGame } from '../../../src-shared/bridge/bridge';
import { isOver } from '../../../src-shared/tantrix';
import { useGame } from '../../game/table';
import type { Words } from '../../words/words';
import { useOnline } from '../state';
import { Advice } from './Advice';
import { type Answer, answer, putAway, usePutAway } from './asking';
import { awayIn, keysToRank, knownOf, seatWords } from './game';
import { missingFor, type Put, type Question, questionIn } from './questions';
import { useNow } from './useNow';

/**
 * What the others want, or what those here wait for, near the board: it takes no focus from the tile that somebody holds, and
 * can be put away.
 */
export function AskedNotice() {
  const { t } = useTranslation();
  const state = useOnline();
  const open = useGame((table) => table.open);
  const away = usePutAway();
  const game = open && knownOf(open, state);
  const now = useNow(game !== undefined && awayIn(game).length > 0);
  const put = game && questionIn(game, isOver(open.record.game), away, now);
  const words = put && questionWords(put.question, game, t);
  return (
    <>
      <p className="hidden-label" role="status">
        {words}
      </p>
      {put && (
        <div className="next-player table-notice online-notice" role="group" aria-label={t('onlineGame.asked.label')}>
          <p aria-hidden="true">{words}</p>
          <div className="online-choices">
            {open && put.question.kind === 'away' && <Advice key={put.key} open={open} game={game} />}
            <Choices put={put} game={game} />
          </div>
        </div>
      )}
    </>
  );
}

interface Choice {
  readonly words: string;
  /** Left out: the notice is put away. */
  readonly choice?: Answer;
}

function Choices({ put, game }: { put: Put; game: OnlineGame }) {
  const { t } = useTranslation();
  const choices = choicesOf(put.question, t);
  return choices.map(({ words, choice }, at) => (
    <Button
      key={words}
      className={choices.length > 1 && at === choices.length - 1 ? 'button button-primary' : 'button'}
      // The focus stays with the tile, so that Enter plays it.
      preventFocusOnPress
      onPress={() => {
        if (choice) answer(put.question, choice, game);
        putAway(put);
      }}
    >
      {words}
    </Button>
  ));
}

const agree = (words: string): Choice => ({ words, choice: 'agree' });

function choicesOf(question: Question, t: Words): readonly Choice[] {
  const wait = { words: t('onlineGame.away.wait') };
  if (question.kind === 'away') {
    const stop: Choice = { words: t('onlineGame.away.stop'), choice: 'stop' };
    return [stop, { words: t('onlineGame.away.robot'), choice: 'robot' }, wait];
  }
  if (question.kind === 'goOn') return [wait, agree(t('onlineGame.asked.agree'))];
  const close = { words: t('button.close') };
  if (question.kind === 'declined' || (question.isOwn && question.kind === 'again')) return [close];
  if (question.isOwn) return [{ words: t('onlineGame.asked.withdraw'), choice: 'withdraw' }, close];
  const notNow = t('onlineGame.asked.notNow');
  if (question.kind === 'again') return [{ words: notNow }, agree(t('command.playAgain').replace('…', ''))];
  // The others are told, so that nobody waits for an answer.
  return [{ words: notNow, choice: 'withdraw' }, agree(t('onlineGame.asked.agree'))];
}

/** What is asked or told; what would keep a game out of the rankings says so. */
function questionWords(question: Question, game: OnlineGame, t: Words): string {
  const words = plainWords(question, game, t);
  const endsRanked = question.kind !== 'again' && question.kind !== 'declined' && keysToRank(game);
  return endsRanked ? `${words} ${t('onlineGame.asked.toTheEnd')}` : words;
}

function plainWords(question: Question, game: OnlineGame, t: Words): string {
  if (question.kind === 'away') return t('onlineGame.away.text', { players: seatWords(game, question.seats, t) });
  if (question.kind === 'goOn') return t('onlineGame.away.proposed', { players: seatWords(game, question.seats, t) });
  const { by, kind } = question;
  const count = 'asked' in question && question.asked.kind === 'undo' ? game.moves.length - question.asked.to : 0;
  if (kind === 'declined') {
    const words = { players: seatWords(game, by, t), count };
    return t(`onlineGame.asked.declined.${question.asked.kind}`, words);
  }
  const players = seatWords(game, question.isOwn ? missingFor(game, by) : by, t);
  return t(question.isOwn ? `onlineGame.asked.own.${kind}` : `onlineGame.asked.${kind}`, { players, count });
}
