import type { MailGame } from '../../src-shared/bridge/bridge';
import { type Arrival, compareArrival } from '../../src-shared/mail-games/comparison';
import { homeAt, makeTxg, markedAgain, parseTxg, personAt, type RecordedGame } from '../../src-shared/record';
import { isOver, moversOf, rewind } from '../../src-shared/tantrix';
import { ask, openDialog } from '../play/dialogs';
import { mayLeave } from '../play/saving';
import { rememberEnd } from '../play/starter';
import { type ArrivalDifference, type MailState, showGame, useTable } from '../play/table';
import { withAgreedAddresses } from './addresses';
import { isMadeFromKept, isWantedBeside } from './beside';
import { findKept, keep, mailOf, newState, recordIn } from './kept';
import { movesWhenLastHere } from './places';
import { whoAmI } from './who';

/** A game by mail that comes in, by whatever way. What is kept changes only when the new state goes on from it. */
export async function arrive(record: RecordedGame): Promise<void> {
  if (!(await mayLeave())) return;
  const kept = await findKept(record);
  if (!kept) return arriveUnknown(record);
  const parsed = parseTxg(kept.text);
  if (!parsed.ok) return refuse(record, 'unread');
  const last = parsed.record;
  const arrival = compareArrival(last, record);
  if (arrival.kind === 'newer' || goesOnFromEarlier(kept, record)) {
    const agreed = await withAgreedAddresses(last, record);
    if (!agreed) return;
    await takeIn(agreed, kept.home);
    // Of a game that was not on the table, nothing else notes the end.
    return isOver(agreed.game) && !isOver(last.game) ? rememberEnd(agreed) : undefined;
  }
  if (arrival.kind === 'differs') return refuse(record, differenceIn(last, arrival));
  if (arrival.kind === 'otherPlayers') return refuse(record, 'players');
  if (arrival.kind === 'stopped') return refuse(record, 'stopped');
  if (arrival.kind === 'same') return showAgain(kept, last);
  return offerOlder(kept, last, record);
}

/** A game that was not seen yet, or one that was, with its deal or its rules changed. */
async function arriveUnknown(record: RecordedGame): Promise<void> {
  if (await isMadeFromKept(record)) return refuse(record, 'deal');
  if (record.game.isStopped) return refuse(record, 'stopped');
  if (!(await isWantedBeside(record))) return;
  // In a game that is over there is nothing more to do for anybody.
  const home = isOver(record.game) ? null : await whoAmI(record);
  if (home !== 'cancel') await takeIn(record, home);
}

/** The others may have gone on from a turn that was then begun once more here. */
const goesOnFromEarlier = ({ earlier }: MailGame, record: RecordedGame): boolean =>
  earlier !== undefined && compareArrival(recordIn(earlier), record).kind === 'newer';

/** Keeps a new state, shows it, and then what was played since the last turn here. */
async function takeIn(record: RecordedGame, home: MailState['home']): Promise<void> {
  const mail = newState(home);
  await keep(record, mail);
  const { note } = useTable.getState();
  showGame({ record, mail });
  const from = movesWhenLastHere(record, home);
  const hasNews = from < record.game.placements.length;
  useTable.setState({ note, ...(hasNews ? { replay: { at: from, isRunning: true, isNews: true } } : {}) });
}

/** Brings a kept game to the table. */
export function showKept(kept: MailGame): void {
  showGame({ record: recordIn(kept.text), mail: mailOf(kept) });
}

function showAgain(kept: MailGame, last: RecordedGame): void {
  showKept(kept);
  openDialog({ kind: 'mailKnown', what: whatNext(last, kept) });
}

/** What is to be done in a game as it is kept. */
export function whatNext(record: RecordedGame, { home }: Pick<MailGame, 'home'>): 'over' | 'myTurn' | 'theirTurn' {
  if (isOver(record.game)) return 'over';
  return homeAt(record, record.game.position.mover) === home ? 'myTurn' : 'theirTurn';
}

async function offerOlder(kept: MailGame, last: RecordedGame, record: RecordedGame): Promise<void> {
  const mayPlayAgain = isOnlyMine(last, record.game.placements.length, kept.home);
  const turn = { at: record.game.placements.length, of: last.game.placements.length };
  const choice = await ask<'goOn' | 'sendAgain' | 'playAgain'>((answer) => ({
    kind: 'mailOlder',
    ...turn,
    what: whatNext(last, kept),
    mayPlayAgain,
    answer,
  }));
  if (choice === 'cancel') return;
  if (choice === 'playAgain') return playAgain(kept, last, turn.at);
  showKept(kept);
  if (choice === 'sendAgain') openDialog({ kind: 'turnOver', state: { kind: 'asked' } });
}

/** Whether all that was played after so many moves was played at one computer, in one turn. */
const isOnlyMine = (record: RecordedGame, from: number, home: MailGame['home']): boolean =>
  moversOf(record.game)
    .slice(from)
    .every((seat) => homeAt(record, seat) === home);

/** Begins a turn once more, marked for all to see. What may be on its way to the others is not forgotten. */
async function playAgain(kept: MailGame, last: RecordedGame, moves: number): Promise<void> {
  const record = markedAgain({ ...last, game: rewind(last.game, moves) });
  const earlier = kept.handedOn === 'no' ? kept.earlier : makeTxg(last);
  const mail = newState(kept.home, earlier);
  await keep(record, mail);
  showGame({ record, mail });
}

/** Says what differs; a copy can be looked at, in which nobody moves. */
async function refuse(record: RecordedGame, difference: ArrivalDifference): Promise<void> {
  const choice = await ask<'look'>((answer) => ({ kind: 'mailRefused', difference, answer }));
  if (choice === 'look') showGame({ record });
}

/**
 * A record that says nothing of mail but has the tiles of a game by mail that is under way, where its moves could be tried
 * out; a copy in which nobody moves can be looked at.
 */
export function refuseRehearsal(record: RecordedGame): Promise<void> {
  const players = record.players.map((player, seat) => ({ ...player, home: seat + 1 }));
  return refuse({ ...record, players }, 'rehearsal');
}

const differenceIn = (last: RecordedGame, { move, kept, arrived }: ArrivalOf<'differs'>): ArrivalDifference => ({
  move,
  kept,
  arrived,
  player: personAt(last, moversOf(last.game)[move - 1] ?? 0),
  past: last.game.placements.slice(0, move - 1),
});

type ArrivalOf<Kind extends Arrival['kind']> = Extract<Arrival, { kind: Kind }>;

/** Brings back what the last run left: as it is kept, which may be a move further; a copy comes back as one. */
export async function bringBackByMail(record: RecordedGame): Promise<void> {
  const kept = await findKept(record);
  const parsed = kept && parseTxg(kept.text);
  if (!kept || !parsed?.ok) return showGame({ record });
  const { kind } = compareArrival(parsed.record, record);
  if (kind === 'same' || kind === 'older') return showKept(kept);
  if (kind !== 'newer') return showGame({ record });
  showGame({ record, mail: mailOf(kept) });
  await keep(record, mailOf(kept));
}
