import { isMadeFrom } from '../../src-shared/mail-games/comparison';
import { isByMail, isSameBag, parseTxg, peopleOf, type Person, type RecordedGame } from '../../src-shared/record';
import { isOver } from '../../src-shared/tantrix';
import type { MailGame } from '../../src-shared/bridge/bridge';
import { ask } from '../play/dialogs';
import { addressOf } from './addresses';
import { keptGames } from './kept';

/** A record that is no state of any game that is kept, beside those that are. */

/** A game that is kept, read. */
interface Kept {
  readonly home: MailGame['home'];
  readonly record: RecordedGame;
}

async function keptRecords(): Promise<Kept[]> {
  return (await keptGames()).flatMap(({ text, home }) => {
    const parsed = parseTxg(text);
    return parsed.ok ? [{ home, record: parsed.record }] : [];
  });
}

/**
 * Whether a record that is no state of a kept game was made of one: by its deal or its moves, or because it has the very
 * bag of one that is under way, where what is drawn next could be tried out.
 */
export const isMadeFromKept = async (record: RecordedGame): Promise<boolean> =>
  (await keptRecords()).some((kept) => isRehearsalOf(record)(kept) || isMadeFrom(kept.record, record));

const isRehearsalOf =
  (record: RecordedGame) =>
  (kept: Kept): boolean =>
    !isOver(kept.record.game) && isSameBag(kept.record, record);

/** Whether a game that is kept goes on with somebody of this record. */
const isBeside =
  (record: RecordedGame) =>
  (kept: Kept): boolean =>
    !isOver(kept.record.game) && othersIn(kept).some(isIn(record));

/** The players of a kept game at other computers; of an onlooker's game all. */
const othersIn = ({ record, home }: Kept): Person[] =>
  peopleOf(record).filter(({ robot, home: at = 1 }) => !robot && at !== home);

const nameOf = ({ name }: Person): string => name.normalize('NFC').trim().toLowerCase();

const isIn =
  (record: RecordedGame) =>
  (person: Person): boolean =>
    peopleOf(record).some(
      (other) =>
        nameOf(other) === nameOf(person) || (addressOf(person) !== '' && addressOf(other) === addressOf(person)),
    );

/**
 * Whether a new game by mail is wanted: where one with the same people is under way, it is told that this is another.
 */
export async function isWantedBeside(record: RecordedGame): Promise<boolean> {
  const kept = (await keptRecords()).find(isBeside(record));
  if (!kept) return true;
  const choice = await ask<'add'>((answer) => ({
    kind: 'mailAnother',
    others: othersIn(kept).map(({ name }) => name),
    kept: kept.record,
    arrived: record,
    answer,
  }));
  return choice === 'add';
}

/** Whether a record that says nothing of mail has the tiles of a game by mail that is under way: to play it would be to rehearse that one. */
export const isRehearsal = async (record: RecordedGame): Promise<boolean> =>
  !isByMail(record) && (await keptRecords()).some(isRehearsalOf(record));
