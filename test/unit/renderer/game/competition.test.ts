import { afterEach, describe, expect, it } from 'vitest';
import { type CommandId, isEnabled, commandIds } from '../../../../src-renderer/stage/commands';
import { boardModel } from '../../../../src-renderer/game/board-model';
import { goTo, shownTable, undo } from '../../../../src-renderer/game/history';
import { handModels } from '../../../../src-renderer/game/hand-model';
import { playPlacement, stop } from '../../../../src-renderer/game/moves';
import { panelShown } from '../../../../src-renderer/game/panels';
import { statusWords } from '../../../../src-renderer/game/status';
import { showGame, gameNow, changeGame, type GameTable } from '../../../../src-renderer/game/table';
import { clearTables, tableOf } from '../../../support/tables';
import { preferencesNow, tryPreferences } from '../../../../src-renderer/preferences/preferences';
import { DEFAULT_PREFERENCES } from '../../../../src-shared/bridge/bridge';
import { type Game, legalPlacements } from '../../../../src-shared/tantrix';
import { gameOf } from '../../../support/records';
import { t } from '../../../support/words';
import { LIFTED_IN_TURN, PASSED_OVER, SHARED_WIN } from '../../../support/whole-games';
import { shownNow } from '../../../../src-renderer/stage/tables';

afterEach(() => {
  clearTables();
  tryPreferences(DEFAULT_PREFERENCES);
});

const PLAYERS = ['Ann', 'Bob'].map((name) => ({ name, email: '', country: '' }));
/** A position with forced spaces and tiles in the bag. */
const RUNNING = gameOf(SHARED_WIN, 34);
/** Positions with a forced space to fill, and spaces that no tile fits any more. */
const FORCED = {
  forcedBefore: { game: gameOf(LIFTED_IN_TURN, 45), dead: 3 },
  forcedAfter: { game: gameOf(LIFTED_IN_TURN, 44), dead: 2 },
} as const;

/** The table with a game, after what people do. */
function tableAfter(game: Game, isCompetition: boolean, act: () => void): GameTable {
  tryPreferences({ nextPlayerPrompt: true, fitCounts: true });
  clearTables();
  showGame({ record: { players: PLAYERS, game, isCompetition } });
  act();
  return gameNow();
}

/** Plays on until the turn is another's. */
function endTurn(): void {
  const { mover } = gameNow().open?.record.game.position ?? {};
  for (;;) {
    const game = gameNow().open?.record.game;
    if (game?.position.mover !== mover) return;
    const [placement] = game ? legalPlacements(game) : [];
    if (!placement) throw new Error('the game is over');
    playPlacement(placement);
  }
}

/** What a worker answers, where it may be asked. */
function getHint(): void {
  const [placement] = legalPlacements(RUNNING);
  if (!placement || !isEnabled('hint', shownNow())) return;
  changeGame({ hint: { kind: 'given', placement, scores: [9, 9], margin: 0, reasons: [] } });
}

/** What people can be at while the game goes on, and after its end. */
const DURING = [() => {}, endTurn, () => [endTurn(), undo()], () => goTo(10), getHint].map(
  (act) => (isCompetition: boolean) => tableAfter(RUNNING, isCompetition, act),
);
const AFTER = [
  (isCompetition: boolean) => tableAfter(gameOf(PASSED_OVER), isCompetition, () => {}),
  (isCompetition: boolean) => tableAfter(gameOf(PASSED_OVER), isCompetition, () => goTo(10)),
  (isCompetition: boolean) => tableAfter(RUNNING, isCompetition, stop),
];

type Situations = readonly ((isCompetition: boolean) => GameTable)[];
const canBeRun = (id: CommandId, situations: Situations, isCompetition: boolean): boolean =>
  situations.some((situation) => isEnabled(id, tableOf(situation(isCompetition))));

const drawn = (table: GameTable) => ({ ...table, marks: preferencesNow(), isCovered: false });
const counted = (table: GameTable): boolean =>
  boardModel(drawn(shownTable(table)), t).spaces.some(({ fit }) => fit !== undefined);
const inReplay = (game: Game, isCompetition: boolean): GameTable => tableAfter(game, isCompetition, () => goTo(34));

/** What competition rules take away, by when. What is in no list can be done as in any other game. */
const OFF = {
  during: ['undo', 'redo', 'nextPlayer', 'hint', 'playHint', 'playOn', 'playerDetails', 'bag', 'fitCounts'],
  after: ['undo', 'playerDetails'],
} as const satisfies Record<string, readonly CommandId[]>;

const CASES = commandIds().flatMap((id) => [
  { id, when: 'during' as const, situations: DURING },
  { id, when: 'after' as const, situations: AFTER },
]);

describe('under competition rules', () => {
  it.each(CASES)('the command $id, $when play', ({ id, when, situations }) => {
    const off: readonly CommandId[] = OFF[when];
    const usually = canBeRun(id, situations, false);
    const inMatch = canBeRun(id, situations, true);
    // What is taken away must be there in other games, or it would prove nothing.
    expect([usually, inMatch]).toEqual(off.includes(id) ? [true, false] : [usually, usually]);
  });

  it('nobody analyses before the end, as in any other game', () => {
    for (const isCompetition of [false, true]) {
      expect(canBeRun('analysis', DURING, isCompetition)).toBe(false);
      expect(canBeRun('analysis', AFTER, isCompetition)).toBe(true);
    }
  });

  it('a panel that was open shows neither the bag nor an analysis', () => {
    for (const panel of ['bag', 'analysis'] as const) {
      const shown = (situations: Situations) =>
        situations.map((situation) => panelShown({ ...situation(true), panel }) ?? 'nothing');
      expect(shown(DURING)).toEqual(DURING.map(() => 'nothing'));
      expect(shown(AFTER)).toEqual(AFTER.map(() => panel));
    }
    expect(panelShown({ ...tableAfter(RUNNING, true, () => {}), panel: 'score' })).toBe('score');
  });

  it('no space tells a fit count, nor in a replay, before the end', () => {
    expect([false, true].map((match) => counted(tableAfter(RUNNING, match, () => {})))).toEqual([true, false]);
    expect([false, true].map((match) => counted(inReplay(gameOf(SHARED_WIN, 40), match)))).toEqual([true, false]);
    expect([false, true].map((match) => counted(inReplay(gameOf(SHARED_WIN), match)))).toEqual([true, true]);
  });

  it.each(['forcedBefore', 'forcedAfter'] as const)('nothing tells what fits, %s', (phase) => {
    const { game, dead } = FORCED[phase];
    const [usual, match] = [false, true].map((isCompetition) => {
      const table = tableAfter(game, isCompetition, () => {});
      const { spaces } = boardModel(drawn(shownTable(table)), t);
      const crosses = spaces.filter(({ kinds }) => kinds.includes('impossible')).length;
      const hands = table.open ? handModels(table.open, drawn(table)) : [];
      const fitting = hands.flatMap(({ tiles }) => tiles).filter((tile) => tile?.state === 'fits' || tile?.isFit);
      const words = [statusWords(table, t), ...spaces.map(({ hex, label }) => label({ hex, rotation: 0 }))].join('\n');
      return { crosses, fitting: fitting.length > 0, words };
    });
    expect(usual).toMatchObject({ crosses: dead, fitting: true, words: expect.stringMatching(/\bfits?\b/) });
    expect(match).toMatchObject({ crosses: 0, fitting: false, words: expect.not.stringMatching(/\bfits?\b/) });
    expect(match?.words).toContain('fill it now');
  });

  it('the spaces where the selected tile may be played are marked all the same', () => {
    const [placement] = legalPlacements(RUNNING);
    const held = placement && { tile: placement.tile, rotation: 0 };
    const [usual, match] = [false, true].map((isCompetition) =>
      boardModel({ ...drawn(tableAfter(RUNNING, isCompetition, () => {})), held }, t)
        .spaces.filter(({ kinds }) => kinds.includes('playable'))
        .map(({ hex, isMarked, ghosts }) => ({ hex, isMarked, ghosts })),
    );
    expect(usual).not.toEqual([]);
    expect(match).toEqual(usual);
  });

  it('the turn goes on without a prompt', () => {
    expect([false, true].map((match) => tableAfter(RUNNING, match, endTurn).turnEnded !== undefined)).toEqual([
      true,
      false,
    ]);
  });
});
