import { type AddressChange, addressedAsKept } from '../../src-shared/mail-games/addresses';
import {
  type Arrival,
  type ArrivalDifference,
  begunOnceMore,
  broughtBack,
  whatArrived,
} from '../../src-shared/mail-games/arrival';
import { type MailGame, type MailState, newState } from '../../src-shared/mail-games/mail-game';
import { peopleElsewhere } from '../../src-shared/mail-games/seats';
import { movesWhenLastHere, type WhatNext, whatNext } from '../../src-shared/mail-games/turns';
import type { RecordedGame } from '../../src-shared/record';
import { isOver } from '../../src-shared/tantrix';
import { ask, declareDialog, declareQuestion, openDialog } from '../stage/dialogs';
import { mayLeave } from '../stage/leaving';
import { rememberEnd } from '../game/starter';
import { changeGame, showGame } from '../game/table';
import { preferencesNow } from '../preferences/preferences';
import { keepAndShow, keptGames } from './kept';
import { whoAmI } from './who';
import { turnOverDialog } from './handing-on';

/** Records that come in: what is asked about them, shown and kept. What each is and does is decided in `whatArrived`. */

export const mailKnown = declareDialog<{ readonly what: WhatNext }>('mailKnown');

export const mailOlder = declareQuestion<
  'goOn' | 'sendAgain' | 'playAgain',
  {
    /** How many moves the mail has, and how many were seen. */
    readonly at: number;
    readonly of: number;
    readonly what: WhatNext;
    readonly mayPlayAgain: boolean;
  }
>('mailOlder');

export const mailAddress = declareQuestion<'new' | 'old', { readonly changes: readonly AddressChange[] }>(
  'mailAddress',
);

export const mailAnother = declareQuestion<
  'add',
  {
    /** The other players of the game that is kept. */
    readonly others: readonly string[];
    readonly kept: RecordedGame;
    readonly arrived: RecordedGame;
  }
>('mailAnother');

export const mailRefused = declareQuestion<'look', { readonly difference: ArrivalDifference }>('mailRefused');

type ArrivalOf<Kind extends Arrival['kind']> = Extract<Arrival, { kind: Kind }>;

/** What a record is beside what is kept now. */
async function arrivalOf(record: RecordedGame): Promise<Arrival> {
  const kept = await keptGames();
  return whatArrived(record, kept, preferencesNow().mailAccount.address);
}

/** A game by mail that comes in, by whatever way. What is kept changes only when the new state goes on from it. */
export async function arrive(record: RecordedGame): Promise<void> {
  if (!(await mayLeave())) return;
  const arrival = await arrivalOf(record);
  if (arrival.kind === 'refused') return refuse(arrival);
  if (arrival.kind === 'new') return takeInNew(record, arrival);
  if (arrival.kind === 'goesOn') return goOn(record, arrival);
  if (arrival.kind === 'older') return offerOlder(record, arrival);
  if (arrival.kind === 'same') return showAgain(arrival.as);
}

/** Whether a record that says nothing of mail is refused, for with it a game by mail could be tried out. */
export async function isRefusedAsRehearsal(record: RecordedGame): Promise<boolean> {
  const arrival = await arrivalOf(record);
  if (arrival.kind !== 'refused') return false;
  // Unlike a mail, such a record has not asked yet for the place of what is open.
  if ((await wantsToLook(arrival)) && (await mayLeave())) showGame({ record: arrival.copy });
  return true;
}

/** Says what differs; a copy can be looked at, in which nobody moves. */
async function refuse(arrival: ArrivalOf<'refused'>): Promise<void> {
  if (await wantsToLook(arrival)) showGame({ record: arrival.copy });
}

const wantsToLook = async ({ difference }: ArrivalOf<'refused'>): Promise<boolean> =>
  (await ask(mailRefused, { difference })) === 'look';

async function takeInNew(record: RecordedGame, { beside, home: known }: ArrivalOf<'new'>): Promise<void> {
  if (beside && !(await isWantedBeside(record, beside))) return;
  const home = known === undefined ? await whoAmI(record) : known;
  if (home !== 'cancel') await takeIn(record, home);
}

/** Whether a new game is wanted where one with the same people is under way. */
async function isWantedBeside(arrived: RecordedGame, beside: MailGame): Promise<boolean> {
  const others = peopleElsewhere(beside).map(({ name }) => name);
  const choice = await ask(mailAnother, { others, kept: beside.record, arrived });
  return choice === 'add';
}

async function goOn(record: RecordedGame, { from, changes }: ArrivalOf<'goesOn'>): Promise<void> {
  const choice = await agreedAddresses(changes);
  if (choice === 'cancel') return;
  const agreed = choice === 'new' ? record : addressedAsKept(from.record, record);
  await takeIn(agreed, from.mail.home);
  // Of a game that was not on the table, nothing else notes the end.
  if (isOver(agreed.game) && !isOver(from.record.game)) await rememberEnd(agreed);
}

/** Which addresses and names the person wants: where a mail changes an address, the next turn would go there. */
const agreedAddresses = async (changes: readonly AddressChange[]): Promise<'new' | 'old' | 'cancel'> =>
  changes.length === 0 ? 'new' : ask(mailAddress, { changes });

/** Keeps a new state, shows it, and then what was played since the last turn here. */
async function takeIn(record: RecordedGame, home: MailState['home']): Promise<void> {
  await keepAndShow({ record, mail: newState(home, Date.now()) });
  const from = movesWhenLastHere(record, home);
  const hasNews = from < record.game.placements.length;
  if (hasNews) changeGame({ replay: { at: from, isRunning: true, isNews: true } });
}

function showAgain(game: MailGame): void {
  showGame(game);
  openDialog(mailKnown, { what: whatNext(game) });
}

async function offerOlder(record: RecordedGame, { than, mayPlayAgain }: ArrivalOf<'older'>): Promise<void> {
  const turn = { at: record.game.placements.length, of: than.record.game.placements.length };
  const choice = await ask(mailOlder, { ...turn, what: whatNext(than), mayPlayAgain });
  if (choice === 'cancel') return;
  if (choice === 'playAgain') return keepAndShow(begunOnceMore(than, turn.at, Date.now()));
  showGame(than);
  if (choice === 'sendAgain') openDialog(turnOverDialog, { state: { kind: 'asked' } });
}

/** Brings back what the last run left: as it is kept, which may be a move further; a copy comes back as one. */
export async function bringBackByMail(left: RecordedGame): Promise<void> {
  const { isNewer, record, mail } = broughtBack(left, await keptGames());
  if (isNewer && mail) return keepAndShow({ record, mail });
  showGame({ record, mail });
}
