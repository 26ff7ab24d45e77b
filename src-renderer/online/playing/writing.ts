import { MAX_CHAT_LENGTH, type OnlineGame } from '../../../src-shared/bridge/bridge';
import { limited } from '../../../src-shared/cut';
import { reportErrors } from '../../stage/failures';
import { showStatusNote } from '../../stage/status-note';
import { makeStore } from '../../ui/store';
import { opennessOf } from './chat';

/** What somebody here writes in the chat. It stays while the panel is closed, and until all let it in. */

interface Writing {
  /** The game in whose chat it is. */
  readonly id: string;
  readonly text: string;
  /** Whether it goes as soon as it can. */
  readonly isToSend: boolean;
}

const NOTHING: Writing = { id: '', text: '', isToSend: false };

const { reading, set } = makeStore<Writing>(NOTHING);

const writtenIn = ({ id }: OnlineGame, writing: Writing): Writing => (writing.id === id ? writing : NOTHING);

/** In a component: what is written for a game. */
export function useWriting(game: OnlineGame): Writing {
  return writtenIn(game, reading.use());
}

/** Writes on; what was to be sent waits for another word to go. */
export function write(game: OnlineGame, changed: string): void {
  const before = writtenIn(game, reading.get()).text;
  set({ id: game.id, text: limited(changed, before, MAX_CHAT_LENGTH), isToSend: false });
}

/** Sends what is written: now where all have let it in, or else once they have, as it is then from here. */
export function send(game: OnlineGame): void {
  if (writtenIn(game, reading.get()).text.trim() === '') return;
  set({ isToSend: true });
  if (opennessOf(game) === 'closed') void reportErrors(open);
  else sendWaiting(game);
}

async function open(): Promise<void> {
  const isSaid = await saidOrTold({ kind: 'open' });
  if (!isSaid) set({ isToSend: false });
}

/** What was to be sent goes, if it can by now. */
export function sendWaiting(game: OnlineGame): void {
  const { id, text, isToSend } = writtenIn(game, reading.get());
  if (!isToSend || opennessOf(game) !== 'open') return;
  // Told of again meanwhile, it goes once all the same.
  set({ isToSend: false });
  void reportErrors(async () => {
    const isSaid = await saidOrTold({ kind: 'text', text: text.trim() });
    if (isSaid && reading.get().id === id && reading.get().text === text) set(NOTHING);
  });
}

type Line = Parameters<Window['tantrix']['chatOnline']>[0];

/** Says something that can be said at any time. */
export const say = (line: Exclude<Line, { kind: 'text' }>): void => void reportErrors(() => saidOrTold(line));

/** Says it; what is not taken is told. */
async function saidOrTold(line: Line): Promise<boolean> {
  const isSaid = await window.tantrix.chatOnline(line);
  if (!isSaid) showStatusNote('onlineNotSaid');
  return isSaid;
}
