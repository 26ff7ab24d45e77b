import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gameNow } from '../../../../src-renderer/game/table';
import { turnOverDialog } from '../../../../src-renderer/mail/handing-on';
import { type WaitingGame, waitingGames } from '../../../../src-renderer/mail/waiting';
import { dialogOf } from '../../../../src-renderer/stage/dialogs';
import { loadWords } from '../../../../src-renderer/words/words';
import { type KeptGame, makeKept, newState } from '../../../../src-shared/mail-games/mail-game';
import { gameId, type RecordedGame } from '../../../../src-shared/record';
import { legalPlacements, newGame, play } from '../../../../src-shared/tantrix';
import { haveWindow } from '../../../support/window';

/** What main keeps. */
let kept: KeptGame[];

haveWindow({
  mailGames: () => Promise.resolve({ games: kept, damaged: [] }),
  readableMailGames: () => Promise.resolve(kept),
});
beforeAll(loadWords);
beforeEach(() => {
  kept = [makeKept({ record: MY_TURN, mail: newState(1, 5) })];
});

/** A game by mail of Ann here and Bob elsewhere, in which Ann starts. */
const MY_TURN: RecordedGame = {
  players: ['Ann', 'Bob'].map((name, seat) => ({ name, email: '', country: '', home: seat + 1 })),
  game: newGame({ seats: ['red', 'blue'], starter: 0 }, 3),
  isCompetition: false,
};

/** The same game once Ann has moved. */
function handedOver(): RecordedGame {
  const [placement] = legalPlacements(MY_TURN.game);
  const result = placement && play(MY_TURN.game, placement);
  if (!result?.ok) throw new Error('a game that begins has a legal placement');
  return { ...MY_TURN, game: result.game };
}

async function waiting(): Promise<WaitingGame> {
  const [game] = await waitingGames();
  if (!game) throw new Error('no game waits');
  return game;
}

describe('a game by mail that waits', () => {
  it('comes to the table', async () => {
    const game = await waiting();
    expect([game.key, game.others]).toEqual([gameId(MY_TURN), 'Bob']);
    expect(await game.open()).toBe(true);
    expect(gameNow().open?.record).toEqual(MY_TURN);
  });

  it('comes as it is kept, where it was played on since it was read', async () => {
    const game = await waiting();
    const record = handedOver();
    kept = [makeKept({ record, mail: newState(1, 6) })];
    expect(await game.open()).toBe(true);
    expect(gameNow().open?.record).toEqual(record);
    expect(dialogOf(turnOverDialog)).toEqual({ state: { kind: 'asked' } });
  });

  it('does not come back once it was removed', async () => {
    const game = await waiting();
    kept = [];
    expect(await game.open()).toBe(false);
    expect(gameNow().open).toBeUndefined();
  });
});
