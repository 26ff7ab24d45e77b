import { Fragment, useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { ChatLine, OnlineGame } from '../../../src-shared/bridge/bridge';
import { reportErrors } from '../../stage/failures';
import { showStatusNote } from '../../stage/status-note';
import { scrolledByKeys } from '../../stage/own-keys';
import { clockTimeWords, listWords, shortDateWords, type Words } from '../../words/words';
import { isSaid, type Said } from './chat';
import { peopleWith } from './game';

/** The history of a chat, with the days and what happened to the table. */
export function ChatLines({ game }: { game: OnlineGame }) {
  const { t } = useTranslation();
  const { chat } = game;
  return (
    // A long history is scrolled by the keyboard, too.
    // oxlint-disable-next-line no-noninteractive-tabindex -- as above
    <div ref={scrolledByKeys} className="chat-lines" role="log" aria-label={t('command.chat')} tabIndex={0}>
      <div>
        {chat.map((line, at) => (
          <Fragment key={at}>
            {isOtherDay(chat[at - 1], line) && <p className="chat-event">{shortDateWords(new Date(line.at))}</p>}
            {isSaid(line) ? (
              <SaidLine line={line} game={game} />
            ) : (
              <p className="chat-event">{eventWords(line, game, t)}</p>
            )}
          </Fragment>
        ))}
      </div>
    </div>
  );
}

/** Of the first line the day is told where it is not today's. */
function isOtherDay(before: ChatLine | undefined, { at }: ChatLine): boolean {
  return new Date(before?.at ?? Date.now()).toDateString() !== new Date(at).toDateString();
}

function SaidLine({ line, game }: { line: Said; game: OnlineGame }) {
  const { t } = useTranslation();
  const people = peopleWith(game, line.seat);
  const colours = new Set(people.flatMap((seat) => game.seats[seat]?.colour ?? []));
  return (
    <div className="chat-line">
      <p className="chat-who">
        {[...colours].map((colour) => (
          <span key={colour} className={`chat-chip swatch-${colour}`} aria-hidden="true" />
        ))}
        <strong>{namesOf(game, people)}</strong>
        <time>{clockTimeWords(new Date(line.at))}</time>
        {line.kind === 'text' && line.reported && <ReportButton line={line.reported} player={namesOf(game, people)} />}
      </p>
      <p className="chat-words">{saidWords(line, t)}</p>
    </div>
  );
}

interface ReportButtonProps {
  readonly line: NonNullable<Extract<ChatLine, { kind: 'text' }>['reported']>;
  readonly player: string;
}

/** Tells the server of a line that nobody should have to read. */
function ReportButton({ line, player }: ReportButtonProps) {
  const { t } = useTranslation();
  const [isReported, setReported] = useState(false);
  const report = async () => {
    const isTold = await window.tantrix.reportLine(line);
    setReported(isTold);
    showStatusNote(isTold ? 'onlineReported' : 'onlineNotYet');
  };
  return (
    <Button
      className="button button-link chat-report"
      aria-label={t('onlineGame.chat.reportLine', { player })}
      preventFocusOnPress
      isDisabled={isReported}
      onPress={() => void reportErrors(report)}
    >
      {t(isReported ? 'onlineGame.chat.reported' : 'onlineGame.chat.report')}
    </Button>
  );
}

/** What somebody has said: a phrase in the language of who reads it. */
export const saidWords = (line: Said, t: Words): string =>
  line.kind === 'text' ? line.text : t(`onlineGame.phrase.${line.phrase}`);

const namesOf = ({ seats }: OnlineGame, some: readonly number[]): string =>
  listWords(some.flatMap((seat) => seats[seat]?.name ?? []));

function eventWords(line: Exclude<ChatLine, Said>, game: OnlineGame, t: Words): string {
  const time = clockTimeWords(new Date(line.at));
  if (line.kind === 'began') return t('onlineGame.chat.began', { time });
  const player = line.seat === undefined ? '' : namesOf(game, peopleWith(game, line.seat));
  return t(`onlineGame.chat.${line.kind}`, { player, time });
}
