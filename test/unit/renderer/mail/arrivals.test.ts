import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  arrive,
  bringBackByMail,
  mailAddress,
  mailAnother,
  mailOlder,
  mailRefused,
} from '../../../../src-renderer/mail/arrivals';
import { beginByMail } from '../../../../src-renderer/mail/beginning';
import { changeMail, mailDamaged } from '../../../../src-renderer/mail/kept';
import { startMailTurns } from '../../../../src-renderer/mail/turn-ends';
import { type WhoChoice, mailWhoDialog } from '../../../../src-renderer/mail/who';
import { isHandedOver, isUnsent, receiversOf } from '../../../../src-shared/mail-games/turns';
import { movesHere } from '../../../../src-renderer/game/terms';
import { openReply } from '../../../../src-renderer/files/opening';
import { playPlacement } from '../../../../src-renderer/game/moves';
import { FIRST_GAMES } from '../../../../src-renderer/game/proposals';
import { lastGameOf } from '../../../../src-renderer/game/starter';
import { gameNow, changeGame } from '../../../../src-renderer/game/table';
import { tryPreferences } from '../../../../src-renderer/preferences/preferences';
import { type DamagedMailGame, DEFAULT_PREFERENCES, type RememberedGames } from '../../../../src-shared/bridge/bridge';
import type { KeptGame } from '../../../../src-shared/mail-games/mail-game';
import { makeTxg, parseTxg, type RecordedGame } from '../../../../src-shared/record';
import {
  type Game,
  isOver,
  legalPlacements,
  moversOf,
  newGame,
  play,
  replay,
  rewind,
  stopGame,
} from '../../../../src-shared/tantrix';
import { dialogNow } from '../../../support/dialogs';
import { haveWindow } from '../../../support/window';
import { dialogOf, openDialog } from '../../../../src-renderer/stage/dialogs';
import { detailsDialog } from '../../../../src-renderer/game/player-details';
import { statusNoteNow } from '../../../../src-renderer/stage/status-note';
import type { OpenGame } from '../../../../src-renderer/game/open-game';
import { putAway, tablesNow } from '../../../../src-renderer/stage/tables';

const person = (name: string, home: number) => ({ name, email: `${name}@example.org`, country: '', home });
const recordOf = (game: Game, homes: readonly number[] = [1, 2]): RecordedGame => ({
  players: homes.map((home, seat) => person(['Ann', 'Bob'][seat] ?? '', home)),
  game,
  isCompetition: false,
});
const match = (record: RecordedGame): RecordedGame => ({ ...record, isCompetition: true });
/** The record with Ann's details changed. */
const withPlayer = (record: RecordedGame, change: Partial<RecordedGame['players'][number]>): RecordedGame => ({
  ...record,
  players: record.players.map((player, seat) => (seat === 0 ? { ...player, ...change } : player)),
});
/** The game after so many first legal placements, or last ones. */
function played(game: Game, count: number, which: 0 | -1 = 0): Game {
  const placement = count > 0 && legalPlacements(game).at(which);
  const result = placement && play(game, placement);
  return result && result.ok ? played(result.game, count - 1, which) : game;
}

/** Ann plays the first tile, Bob the second. */
const DEAL = newGame({ seats: ['red', 'blue'], starter: 0 }, 3);
const ONE = played(DEAL, 1);
const TWO = played(DEAL, 2);
/** Another deal for the same people. */
const REDEALT = played(newGame({ seats: ['red', 'blue'], starter: 0 }, 4), 1);
const OVER = played(DEAL, 99);
/** The computer of whoever played the last tile. */
const OVER_BY = 1 + (moversOf(OVER).at(-1) ?? 0);

const withAddress = (address: string) => ({
  ...DEFAULT_PREFERENCES,
  mailAccount: { ...DEFAULT_PREFERENCES.mailAccount, address },
});

/** What main keeps, in memory. */
let kept = new Map<string, KeptGame>();
let remembered: RememberedGames = FIRST_GAMES;
/** What main tells of the next time it is asked. */
let damaged: DamagedMailGame[] = [];
const keepMailGame = (game: KeptGame) => Promise.resolve(kept.set(game.id, game).size > 0);
const onlyKept = (): KeptGame => {
  const [game, ...more] = kept.values();
  if (!game || more.length > 0) throw new Error(`${kept.size} games are kept`);
  return game;
};
const keptMoves = (): number | undefined => {
  const parsed = parseTxg(onlyKept().text);
  return parsed.ok ? parsed.record.game.placements.length : undefined;
};
const openNow = (): OpenGame => {
  const { open } = gameNow();
  if (!open) throw new Error('no game is open');
  return open;
};

haveWindow({
  entryOfFile: () => Promise.resolve(null),
  rememberedGames: () => Promise.resolve(remembered),
  rememberGames: (games: RememberedGames) => {
    remembered = games;
    return Promise.resolve();
  },
  mailGames: () => Promise.resolve({ games: [...kept.values()], damaged: damaged.splice(0) }),
  keepMailGame,
});
beforeEach(() => {
  kept = new Map();
  damaged = [];
  tryPreferences(withAddress('bob@example.org '));
  remembered = FIRST_GAMES;
});

/** Lets what was asked for be done: promises alone, which are all kept before the next turn of the loop. */
const soon = () => new Promise(setImmediate);
/** Lets a record come in, and answers the question it raises. */
async function arriveAnd(
  record: RecordedGame,
  choice: 'goOn' | 'playAgain' | 'look' | 'new' | 'old' | 'add' | WhoChoice | 'cancel',
): Promise<ReturnType<typeof dialogNow>> {
  const done = arrive(record);
  await soon();
  const dialog = dialogNow();
  if (isWho(choice)) dialogOf(mailWhoDialog)?.answer(choice);
  if (choice === 'goOn' || choice === 'playAgain') dialogOf(mailOlder)?.answer(choice);
  if (isAddress(choice)) dialogOf(mailAddress)?.answer(choice);
  dialogOf(mailAnother)?.answer(choice === 'add' ? 'add' : 'cancel');
  dialogOf(mailRefused)?.answer(choice === 'look' ? 'look' : 'cancel');
  await done;
  return dialog;
}

const isAddress = (choice: string): choice is 'new' | 'old' | 'cancel' => /^(?:new|old|cancel)$/.test(choice);
const isWho = (choice: string): choice is WhoChoice | 'cancel' => /^(?:[1-4]|nobody|cancel)$/.test(choice);

// What runs in the window: a move counts once it is kept.
startMailTurns();

describe('who the person is in a game that comes in', () => {
  it.each<[string, string, readonly number[], KeptGame['home']]>([
    ['the one with the address of the account', 'BOB@example.org', [1, 2], 2],
    ['the one with that address, though the other is to move', 'ann@Example.org ', [1, 2], 1],
  ])('is plain: %s', async (_, address, homes, home) => {
    tryPreferences(withAddress(address));
    expect(await arriveAnd(recordOf(ONE, homes), 'look')).toBeUndefined();
    expect(onlyKept().home).toBe(home);
  });

  it.each<[string, string, WhoChoice, KeptGame['home']]>([
    ['no address is known', '', '1', 1],
    ['nobody has the address of the account', 'chris@example.org', '2', 2],
    ['they only look on', '', 'nobody', null],
  ])('is asked when %s', async (_, address, choice, home) => {
    tryPreferences(withAddress(address));
    const dialog = await arriveAnd(recordOf(ONE), choice);
    expect(dialog).toMatchObject({ kind: 'mailWho', mover: 2, hosts: [{ id: 1 }, { id: 2 }] });
    expect(onlyKept().home).toBe(home);
  });

  it('is asked when two of them have the address', async () => {
    const record = recordOf(ONE);
    const players = record.players.map((player) => ({ ...player, email: 'bob@example.org' }));
    expect(await arriveAnd({ ...record, players }, '2')).toMatchObject({ kind: 'mailWho' });
  });

  it('is not asked again: their address is known from the games that are kept', async () => {
    tryPreferences(withAddress(''));
    await arriveAnd(recordOf(ONE), '2');
    expect(await arriveAnd(recordOf(REDEALT, [3, 4]), 'add')).toMatchObject({ kind: 'mailAnother' });
    expect(dialogNow()).toBeUndefined();
    expect([...kept.values()].map(({ home }) => home)).toEqual([2, 4]);
  });

  it('left open, nothing is taken in', async () => {
    tryPreferences(withAddress(''));
    await arriveAnd(recordOf(ONE), 'cancel');
    expect(kept.size).toBe(0);
    expect(gameNow().open).toBeUndefined();
  });
});

describe('a game by mail that comes in', () => {
  it.each<[string, RecordedGame]>([
    ['is new, with a question who one is', recordOf(REDEALT, [3, 4])],
    ['goes on', recordOf(TWO)],
    ['is known', recordOf(ONE)],
    ['is refused', recordOf(stopGame(TWO))],
  ])('is held against what main keeps with one look at it when it %s', async (_, record) => {
    await arrive(recordOf(ONE));
    tryPreferences(withAddress(''));
    const look = vi.spyOn(window.tantrix, 'mailGames');
    await arriveAnd(record, 'cancel');
    expect(look).toHaveBeenCalledOnce();
  });

  it('is kept, and whoever is to move plays here', async () => {
    await arrive(recordOf(ONE));
    expect(onlyKept()).toMatchObject({ home: 2, handedOn: 'no' });
    expect(openNow().mail?.home).toBe(2);
    expect([0, 1].map((seat) => movesHere(openNow(), seat))).toEqual([false, true]);
    expect(gameNow().replay).toEqual({ at: 0, isRunning: true, isNews: true });
  });

  it('is nobody’s to play when it was over before it was known', async () => {
    await arrive(recordOf(OVER));
    expect(onlyKept().home).toBeNull();
    expect(isHandedOver(openNow())).toBe(false);
  });

  it('keeps its place here when it comes back further', async () => {
    await arrive(recordOf(ONE));
    await arrive(recordOf(played(ONE, 3)));
    expect(onlyKept().home).toBe(2);
    expect(keptMoves()).toBe(4);
  });

  it('is refused when somebody has changed the computer, and what is kept stays', async () => {
    await arrive(recordOf(ONE));
    const dialog = await arriveAnd(recordOf(TWO, [2, 1]), 'look');
    expect(dialog).toMatchObject({ kind: 'mailRefused', difference: 'players' });
    expect(keptMoves()).toBe(1);
    expect(openNow().mail).toBeUndefined();
  });

  it('is refused when the tiles in the bag have changed places, and what is kept stays', async () => {
    await arrive(recordOf(ONE));
    const { bag } = DEAL.deal;
    const other = { ...DEAL.deal, bag: [...bag.slice(0, 20), ...bag.slice(20).toReversed()] };
    const game = { ...TWO, deal: other };
    const dialog = await arriveAnd(recordOf(game), 'goOn');
    expect(dialog).toMatchObject({ kind: 'mailRefused', difference: 'deal' });
    expect(keptMoves()).toBe(1);
  });

  it('is refused when a tile of a hand was changed for one from the bag before two moves were seen', async () => {
    await arrive(match(recordOf(ONE)));
    const { bag } = DEAL.deal;
    // Bob's second tile, and one that nobody has seen.
    const [held, unseen] = [bag[8] ?? 0, bag[40] ?? 0];
    const deal = { ...DEAL.deal, bag: bag.with(8, unseen).with(40, held) };
    const changed = replay(deal, ONE.placements);
    if (!changed.ok) throw new Error('the first move does not need the tile');
    const dialog = await arriveAnd(match(recordOf(played(changed.game, 1))), 'cancel');
    expect(dialog).toMatchObject({ kind: 'mailRefused', difference: 'deal' });
    expect(keptMoves()).toBe(1);
    expect(openNow().record.game.deal).toBe(ONE.deal);
  });

  it('is told to be another when it is dealt anew for the same people, and comes beside or not at all', async () => {
    await arrive(recordOf(ONE));
    const dialog = await arriveAnd(recordOf(REDEALT), 'cancel');
    expect(dialog).toMatchObject({ kind: 'mailAnother', others: ['Ann'] });
    expect(keptMoves()).toBe(1);
    await arriveAnd(recordOf(REDEALT), 'add');
    expect([...kept.values()].map(({ text }) => text)).toEqual(
      [recordOf(ONE), recordOf(REDEALT)].map((record) => makeTxg(record)),
    );
    expect(openNow().record.game.deal).toBe(REDEALT.deal);
  });

  it.each<[string, RecordedGame, boolean]>([
    ['has the address of a player', withPlayer(recordOf(REDEALT), { name: 'Eve', email: 'ANN@example.org ' }), true],
    ['has the name of a player', withPlayer(recordOf(REDEALT), { name: ' ann ', email: '' }), true],
    ['has nobody but the person here', withPlayer(recordOf(REDEALT), { name: 'Eve', email: '' }), false],
  ])('is told to be another when it %s', async (_, record, expected) => {
    await arrive(recordOf(ONE));
    const dialog = await arriveAnd(record, 'add');
    expect(dialog?.kind).toBe(expected ? 'mailAnother' : undefined);
    expect(kept.size).toBe(2);
  });

  it('is remembered with its winner when it comes in over, while something else is on the table', async () => {
    const before = rewind(OVER, OVER.placements.length - 1);
    await arrive(recordOf(before));
    putAway();
    await arrive(recordOf(OVER));
    await arrive(recordOf(OVER));
    expect(remembered.last).toEqual([lastGameOf(recordOf(OVER))]);
  });

  it.each<[string, RecordedGame]>([
    ['rules', match(recordOf(DEAL))],
    ['rules, with everybody at one computer', match(recordOf(DEAL, [1, 1]))],
    ['seats', recordOf({ ...DEAL, deal: { ...DEAL.deal, seats: ['green', 'blue'] } })],
    ['players and another starter', recordOf({ ...DEAL, deal: { ...DEAL.deal, starter: 1 } }, [3, 4])],
  ])('is refused when it has the bag of a game under way and other %s', async (_, record) => {
    await arrive(recordOf(ONE));
    const dialog = await arriveAnd(record, 'look');
    expect(dialog).toMatchObject({ kind: 'mailRefused', difference: 'deal' });
    expect(onlyKept().text).toBe(makeTxg(recordOf(ONE)));
    expect(openNow().mail).toBeUndefined();
  });

  it('is no surprise when the game with the same people is over', async () => {
    await arrive(recordOf(OVER));
    expect(await arriveAnd(recordOf(REDEALT), 'cancel')).toBeUndefined();
    expect(kept.size).toBe(2);
  });

  it('is refused under competition rules when it changes a name', async () => {
    await arrive(match(recordOf(ONE)));
    const dialog = await arriveAnd(withPlayer(match(recordOf(TWO)), { name: 'Eve' }), 'cancel');
    expect(dialog).toMatchObject({ kind: 'mailRefused', difference: 'players' });
    expect(keptMoves()).toBe(1);
  });

  it('asks when it changes a name', async () => {
    await arrive(recordOf(ONE));
    const dialog = await arriveAnd(withPlayer(recordOf(TWO), { name: 'Eve' }), 'old');
    expect(dialog).toMatchObject({ kind: 'mailAddress', changes: [{ player: { name: 'Ann' }, name: 'Eve' }] });
    expect(openNow().record.players.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
  });

  it.each([
    ['new', ['eve@example.org', 'Bob@example.org'], 3],
    ['old', ['Ann@example.org', 'Bob@example.org'], 3],
    ['cancel', ['Ann@example.org', 'Bob@example.org'], 1],
  ] as const)('asks when it changes an address: %s', async (choice, emails, moves) => {
    await arrive(recordOf(ONE));
    const record = recordOf(played(TWO, 1));
    const players = record.players.map((player, seat) =>
      seat === 0 ? { ...player, email: 'eve@example.org' } : player,
    );
    const dialog = await arriveAnd({ ...record, players }, choice);
    const change = { kept: 'Ann@example.org', arrived: 'eve@example.org', player: { name: 'Ann' } };
    expect(dialog).toMatchObject({ kind: 'mailAddress', changes: [change] });
    const parsed = parseTxg(onlyKept().text);
    expect(parsed.ok && parsed.record.players.map(({ email }) => email)).toEqual(emails);
    expect(keptMoves()).toBe(moves);
  });

  it('tells since when it stands, which sending it once more does not change', async () => {
    vi.setSystemTime(1000);
    await arrive(recordOf(ONE));
    vi.setSystemTime(2000);
    await changeMail(tablesNow().shown ?? 0, { handedOn: 'sent' });
    expect(onlyKept()).toMatchObject({ at: 1000, handedOn: 'sent' });
    changeGame({ replay: undefined });
    const [placement] = legalPlacements(ONE);
    if (placement) playPlacement(placement);
    await soon();
    expect(onlyKept()).toMatchObject({ at: 2000, handedOn: 'no' });
    vi.useRealTimers();
  });

  it.each([
    ['as far as it was seen', ONE],
    ['further on', TWO],
  ])('is refused when it was stopped %s, and what is kept stays', async (_, game) => {
    await arrive(recordOf(ONE));
    const dialog = await arriveAnd(recordOf(stopGame(game)), 'goOn');
    expect(dialog).toMatchObject({ kind: 'mailRefused', difference: 'stopped' });
    expect(keptMoves()).toBe(1);
  });

  it('is not taken for a new game when it was stopped', async () => {
    const dialog = await arriveAnd(recordOf(stopGame(ONE)), 'look');
    expect(dialog).toMatchObject({ kind: 'mailRefused', difference: 'stopped' });
    expect(kept.size).toBe(0);
    expect(openNow().mail).toBeUndefined();
  });

  it('is refused when what is kept of it is for a newer program, and that stays', async () => {
    await arrive(recordOf(ONE));
    const text = onlyKept().text.replace('tantrix-game 1', 'tantrix-game 3');
    kept.set(onlyKept().id, { ...onlyKept(), text });
    const dialog = await arriveAnd(recordOf(TWO), 'goOn');
    expect(dialog).toMatchObject({ kind: 'mailRefused', difference: 'unread' });
    expect(onlyKept().text).toBe(text);
  });

  it('is looked at once the person has read which kept game is damaged', async () => {
    damaged = [{ file: 'x.damaged', names: ['Ann', 'Bob'] }];
    const done = arrive(recordOf(ONE));
    await soon();
    expect(dialogNow()).toMatchObject({ kind: 'mailDamaged', damaged: [{ file: 'x.damaged' }] });
    expect(kept.size).toBe(0);
    dialogOf(mailDamaged)?.answer('cancel');
    await done;
    expect(keptMoves()).toBe(1);
  });

  it('goes on from the turn that was sent, though that was begun once more here', async () => {
    await arrive(recordOf(ONE));
    const sent = recordOf(TWO);
    kept.set(onlyKept().id, { ...onlyKept(), text: makeTxg(sent), handedOn: 'sent' });
    await arriveAnd(recordOf(ONE), 'playAgain');
    expect(openNow().record.again).toEqual([2]);
    expect(onlyKept()).toMatchObject({ handedOn: 'no', earlier: makeTxg(sent) });
    changeGame({ replay: undefined });
    const second = recordOf(played(ONE, 1, -1));
    kept.set(onlyKept().id, { ...onlyKept(), text: makeTxg({ ...second, again: [2] }) });
    const dialog = await arriveAnd(recordOf(played(TWO, 1)), 'goOn');
    expect(dialog).toBeUndefined();
    expect(keptMoves()).toBe(3);
    expect(onlyKept().earlier).toBeUndefined();
  });
});

/** Opens a file of a game by mail in which nothing is left of mail. */
function openFile(game: Game): Promise<void> {
  const record = recordOf(game);
  const players = record.players.map((player) => ({ ...player, home: undefined }));
  const bytes = new TextEncoder().encode(makeTxg({ ...record, players }));
  return openReply({ kind: 'opened', file: 'x', name: 'game.txg', bytes });
}

describe('a file of a game by mail without the lines that say so', () => {
  it('cannot be played while that game is on; a copy can be looked at', async () => {
    await arrive(recordOf(ONE));
    const done = openFile(ONE);
    await soon();
    expect(dialogNow()).toMatchObject({ kind: 'mailRefused', difference: 'rehearsal' });
    dialogOf(mailRefused)?.answer('look');
    await done;
    expect([0, 1].map((seat) => movesHere(openNow(), seat))).toEqual([false, false]);
  });

  it('is a game like any other once that game is over', async () => {
    await arrive(recordOf(OVER));
    await openFile(ONE);
    expect(dialogNow()).toBeUndefined();
    expect([0, 1].map((seat) => movesHere(openNow(), seat))).toEqual([true, true]);
  });
});

describe('a game by mail on the table', () => {
  it('is kept with every move, and asked to be handed on when the turn is over', async () => {
    await arrive(recordOf(ONE));
    changeGame({ replay: undefined });
    while (movesHere(openNow(), openNow().record.game.position.mover)) {
      const [placement] = legalPlacements(openNow().record.game);
      if (placement) playPlacement(placement);
      await soon();
      expect(keptMoves()).toBe(openNow().record.game.placements.length);
    }
    await soon();
    expect(dialogNow()).toEqual({ kind: 'turnOver', state: { kind: 'asked' } });
    expect(receiversOf(openNow()).map(({ name }) => name)).toEqual(['Ann']);
  });

  it('lets a move be made again that could not be kept', async () => {
    await arrive(recordOf(ONE));
    changeGame({ replay: undefined });
    const [placement] = legalPlacements(ONE);
    if (!placement) throw new Error('nothing can be played');
    const log = vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(window.tantrix, 'keepMailGame').mockRejectedValueOnce(new Error('no disk'));
    playPlacement(placement);
    await soon();
    expect(log).toHaveBeenCalledOnce();
    expect(openNow().session.pending).toEqual([]);
    expect([keptMoves(), openNow().record.game.placements.length]).toEqual([1, 1]);
    playPlacement(placement);
    await soon();
    expect([keptMoves(), openNow().record.game.placements.length]).toEqual([2, 2]);
    log.mockRestore();
  });

  it('does not ask about a turn whose game has left the table while something else was asked', async () => {
    await arrive(recordOf(ONE));
    changeGame({ replay: undefined });
    while (movesHere(openNow(), openNow().record.game.position.mover)) {
      const [placement] = legalPlacements(openNow().record.game);
      if (placement) playPlacement(placement);
      await soon();
    }
    openDialog(detailsDialog, {});
    await soon();
    putAway();
    expect(dialogNow()).toBeUndefined();
  });

  it('tells everybody elsewhere that it is over', () => {
    const open = { record: recordOf(OVER), mail: { home: 1, handedOn: 'no', at: 5 } as const };
    expect(isOver(open.record.game)).toBe(true);
    expect(receiversOf(open).map(({ name }) => name)).toEqual(['Bob']);
  });

  it.each([
    ['was begun here, for another to start', DEAL, 1, true],
    ['came here', ONE, 2, false],
    ['goes on elsewhere after a turn here', ONE, 1, true],
    ['was ended here', OVER, OVER_BY, true],
    ['was ended elsewhere', OVER, 3 - OVER_BY, false],
  ])('has yet to be handed on only by whoever played last: it %s', (_, game, home, expected) => {
    const record = recordOf(game, game === DEAL ? [2, 1] : [1, 2]);
    const mail = { home: home === 1 ? 1 : 2, handedOn: 'no', at: 5 } as const;
    expect(isUnsent({ record, mail })).toBe(expected);
    expect(isUnsent({ record, mail: { ...mail, handedOn: 'sent' } })).toBe(false);
  });

  it('says so when it cannot be kept', async () => {
    vi.stubGlobal('window', {
      tantrix: {
        mailGames: () => Promise.resolve({ games: [], damaged: [] }),
        keepMailGame: () => Promise.resolve(false),
      },
    });
    await arrive(recordOf(ONE));
    expect(statusNoteNow()).toBe('mailGameFails');
  });
});

describe('what the last run left of a game by mail', () => {
  it.each([
    ['as it was kept', TWO, TWO, 2],
    ['a move behind what was kept', ONE, TWO, 2],
    ['a move further than what was kept', TWO, ONE, 2],
  ])('comes back %s', async (_, left, last, moves) => {
    await arrive(recordOf(ONE));
    kept.set(onlyKept().id, { ...onlyKept(), text: makeTxg(recordOf(last)) });
    await bringBackByMail(recordOf(left));
    expect(openNow().record.game.placements).toHaveLength(moves);
    expect(openNow().mail?.home).toBe(2);
    expect(keptMoves()).toBe(moves);
  });

  it('is a copy when another past was looked at', async () => {
    await arrive(recordOf(TWO));
    await bringBackByMail(recordOf(played(rewind(TWO, 0), 1, -1)));
    expect(openNow().mail).toBeUndefined();
    expect(keptMoves()).toBe(2);
  });
});

it('a new game by mail does not take the place of one with the same deal', async () => {
  await beginByMail(recordOf(DEAL));
  expect(openNow().mail).toMatchObject({ home: 1, handedOn: 'no' });
  await arrive(recordOf(ONE));
  await beginByMail(recordOf(DEAL));
  expect(keptMoves()).toBe(1);
  expect(openNow().record.game.placements).toHaveLength(1);
  expect(dialogNow()).toEqual({ kind: 'notice', notice: 'mailGameTwice' });
});
