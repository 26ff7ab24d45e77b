import { expect, it } from 'vitest';
import { spotAt } from '../../../../src-renderer/board/spot';
import { gameRules, legalRotationsFor, type PickedTile } from '../../../../src-shared/sessions/game';
import { refusalWords, statusWords } from '../../../../src-renderer/game/status';
import { type GameTable } from '../../../../src-renderer/game/table';
import type { RecordedGame, StartedBy } from '../../../../src-shared/record';
import {
  type Game,
  legalPlacements,
  newGame,
  type Placement,
  play,
  playableTiles,
  rewind,
  spacesOf,
  stopGame,
  tilesThatFit,
  unplayedTiles,
} from '../../../../src-shared/tantrix';
import { gameOf } from '../../../support/records';
import { ONE_OF_TWO, RESTRICTED, TWO_FORCED, TWO_FORCED_AFTER } from '../../../support/situations';
import { DEADLOCK, PASSED_OVER, SHARED_WIN } from '../../../support/whole-games';
import { t } from '../../../support/words';
import { gameOnTable } from '../../../../src-renderer/game/open-game';
import '../../../support/tables';

const players = ['Ann', 'Bob'].map((name) => ({ name, email: '', country: '' }));
const HELD = { tile: 15, rotation: 0 };

/** A tile of the mover's, laid where it may be played. */
function fittingTile(game: Game, ways: number): PickedTile {
  const legal = legalPlacements(game).find(
    ({ tile, ...hex }) => legalRotationsFor(game, { tile, rotation: 0 }, hex).length === ways,
  );
  if (!legal) throw new Error(`nothing can be played in ${ways} ways`);
  return { tile: legal.tile, rotation: legal.rotation, at: { over: legal } };
}

/** A tile of the mover's that fits no forced space. */
function waiting(game: Game): number {
  const { hands, mover } = game.position;
  const playable = new Set(playableTiles(game));
  const tile = hands[mover]?.find((each) => !playable.has(each));
  if (tile === undefined) throw new Error('every tile fits');
  return tile;
}

/** The same, where it may be played in so many ways, turned in none of them. */
function turnedAway(game: Game, ways: number): PickedTile {
  for (const { tile, ...hex } of legalPlacements(game)) {
    const fitting = legalRotationsFor(game, { tile, rotation: 0 }, hex);
    const rotation = [0, 1, 2, 3, 4, 5].find((each) => !fitting.includes(each));
    if (fitting.length === ways && rotation !== undefined) return { tile, rotation, at: { over: hex } };
  }
  throw new Error(`nothing can be played in ${ways} ways`);
}

const [ANN, BOB] = players;
const ROBOT = { character: 'mason', level: 2 };
const played = (game: Game, placement: Placement): Game => {
  const result = play(game, placement);
  return result.ok ? result.game : game;
};
/** The same, with a computer player at the seat that is to move. */
const thinking = (game: Game, next?: Placement): Partial<GameTable> => ({
  open: gameOnTable({
    record: {
      players: [ANN, BOB].map((player, seat) => ({
        ...(player ?? { name: '', email: '', country: '' }),
        robot: seat === game.position.mover ? ROBOT : undefined,
      })),
      game: next ? played(game, next) : game,
      isCompetition: false,
    },
    undone: next ? 1 : 0,
  }),
});

/** A new game in which Ann starts, and not for the highest tile. */
const begun = (startedBy: StartedBy, robot?: typeof ROBOT): GameTable['open'] =>
  gameOnTable({
    record: {
      players: [ANN, BOB].map((player, seat) => ({
        ...(player ?? { name: '', email: '', country: '' }),
        ...(seat === 0 && robot ? { robot } : {}),
      })),
      game: newGame({ seats: ['red', 'blue'], starter: 0 }, 3),
      isCompetition: false,
      startedBy,
    },
  });

const CASES: readonly (readonly [says: RegExp, game: Game | undefined, more?: Partial<GameTable>])[] = [
  [/^Start a new game or open one\.$/, undefined],
  [
    /^Bob \(yellow\) drew the highest tile number \(42\) and starts\. Play the first tile in the middle\.$/,
    gameOf(ONE_OF_TWO, 0),
  ],
  [/^Ann \(red\) starts, as agreed\. Play the first/, newGame({ seats: ['red', 'yellow'], starter: 0 }, 3)],
  [/^Ann \(red\) was chosen at random and starts\. Play the first/, undefined, { open: begun('lot') }],
  [
    /^Ann \(red\) won the last game and starts\. Ann \(red\) is thinking…$/,
    undefined,
    { open: begun('winner', ROBOT) },
  ],
  [/^Ann \(red\), your turn: play any tile\.$/, gameOf(RESTRICTED)],
  [/^Ann \(red\): fill a forced space\b.* \(3 tiles fit\)\.$/, gameOf(TWO_FORCED)],
  [/^Ann \(red\): fill forced spaces\b.* \(2 tiles fit now\)\.$/, gameOf(TWO_FORCED_AFTER)],
  [/^Bob \(yellow\): fill a forced space\b.* \(1 tile fits\)\.$/, gameOf(ONE_OF_TWO)],
  [/^Ann \(red\): choose a marked space for \u2060\[15\]\.$/, gameOf(TWO_FORCED), { held: HELD }],
  [
    /^Ann \(red\): click to rotate \u2060\[\d+\]; double-click, Enter or Play here to confirm\.$/,
    gameOf(RESTRICTED),
    { held: fittingTile(gameOf(RESTRICTED), 2) },
  ],
  [
    /^Ann \(red\): \u2060\[\d+\] fits here only like this\. Double-click, Enter or Play here to confirm\.$/,
    gameOf(TWO_FORCED),
    { held: fittingTile(gameOf(TWO_FORCED), 1) },
  ],
  [
    /^Ann \(red\): \u2060\[\d+\] must wait\. Fill a forced space first: \u2060\[\d+\], \u2060\[\d+\], and \u2060\[\d+\] fit\.$/,
    gameOf(TWO_FORCED),
    { held: { tile: waiting(gameOf(TWO_FORCED)), rotation: 0 } },
  ],
  [
    /^Bob \(yellow\): \u2060\[\d+\] must wait\. Fill a forced space first: \u2060\[\d+\] fits\.$/,
    gameOf(ONE_OF_TWO),
    { held: { tile: waiting(gameOf(ONE_OF_TWO)), rotation: 0, at: { over: { q: 9, r: 9 } } } },
  ],
  [
    /^Bob \(yellow\): \u2060\[\d+\] fits this space\.$/,
    gameOf(ONE_OF_TWO),
    { asked: legalPlacements(gameOf(ONE_OF_TWO))[0] },
  ],
  [
    /^Ann \(red\): \u2060\[\d+\] fits here one way\. Press Play here to rotate and play it\.$/,
    gameOf(TWO_FORCED),
    { held: turnedAway(gameOf(TWO_FORCED), 1) },
  ],
  [
    /^Ann \(red\): \u2060\[\d+\] fits here 2 ways\. Press Play here to rotate it, and again to play it\.$/,
    gameOf(RESTRICTED),
    { held: turnedAway(gameOf(RESTRICTED), 2) },
  ],
  [
    /^Ann \(red\): \u2060\[15\] can’t go here\. Choose a space next to a tile\.$/,
    gameOf(TWO_FORCED),
    { held: { ...HELD, at: spotAt({ x: 2000, y: 0 }) } },
  ],
  [/^Ann \(red\) is thinking…$/, gameOf(RESTRICTED), thinking(gameOf(RESTRICTED))],
  [
    /^Ann \(red\) is paused after an undo\. /,
    gameOf(RESTRICTED),
    thinking(gameOf(RESTRICTED), legalPlacements(gameOf(RESTRICTED))[0]),
  ],
  [/^Bob \(yellow\): your turn is over\b.* pass to Ann \(red\)\.$/, gameOf(RESTRICTED), { turnEnded: 1 }],
  [/^The game is over\. (Ann|Bob) wins by \d+\.$/, stopGame(gameOf(RESTRICTED))],
  [/^The game is over\. Draw\.$/, gameOf(DEADLOCK)],
  [/^The game is over\. Draw\.$/, gameOf(SHARED_WIN)],
];

it.each(CASES.map(([says, game, more]) => ({ says, game, more })))('says: $says', ({ says, game, more }) => {
  const open = game && gameOnTable({ record: { players, game, isCompetition: false } });
  expect(statusWords({ open, ...more }, t)).toMatch(says);
});

it('says after an undo how much was undone, until a tile is taken up', () => {
  const game = gameOf(RESTRICTED);
  const record = {
    players: [ANN, BOB].map((player) => player ?? { name: '', email: '', country: '' }),
    game,
    isCompetition: false,
  };
  const said = (undone: number, more: Partial<GameTable> = {}) =>
    statusWords({ ...more, open: gameOnTable({ record, undone }) }, t);
  expect(said(0)).not.toContain('undone');
  expect(said(1)).toMatch(/^1 tile undone; Redo brings it back\. \w+ \(\w+\), your turn: /);
  expect(said(2)).toMatch(/^2 tiles undone; Redo brings them back\. \w+ \(\w+\)[,:] /);
  expect(said(2, { replay: { at: 1, isRunning: false } })).not.toContain('undone');
  expect(said(1, { held: HELD })).not.toContain('undone');
});

it('calls a tile by its owner where somebody else has reached for it', () => {
  const game = gameOf(RESTRICTED);
  const { hands, mover } = game.position;
  const people = [ANN, BOB].map((player) => player ?? { name: '', email: '', country: '' });
  const refusedTo = (record: RecordedGame) =>
    gameRules.interpret(record, { tried: [] }, mover, { kind: 'take', tile: hands[1 - mover]?.[0] ?? 0 }).objection;
  const record: RecordedGame = { players: people, game, isCompetition: false };
  const open = gameOnTable({ record });
  expect(refusalWords({ open, refusal: refusedTo(record) }, t)).toBe(
    'This tile belongs to Bob (yellow). To move: Ann (red).',
  );
  const thinks = people.map((player, seat) => (seat === mover ? { ...player, robot: ROBOT } : player));
  const refusal = refusedTo({ ...record, players: thinks });
  expect([refusal, refusalWords({ open, refusal }, t)]).toEqual([{ code: 'notYourMove', at: [] }, undefined]);
});

const saidOf = (game: Game | undefined): string =>
  statusWords({ open: game && gameOnTable({ record: { players, game, isCompetition: true } }) }, t);

it('says, where a forced space was filled and one more must be, that it is one more', () => {
  const before = gameOf(TWO_FORCED);
  const fills = legalPlacements(before).map((placement) => played(before, placement));
  const again = fills.find(({ position }) => position.phase === before.position.phase);
  const after = gameOf(TWO_FORCED_AFTER);
  const end = legalPlacements(after)
    .map((placement) => played(after, placement))
    .find(({ position: { phase, mover } }) => phase === 'forcedAfter' && mover === after.position.mover);
  expect(saidOf(before)).toContain('fill a forced space first.');
  expect(saidOf(again)).toMatch(/fill forced spaces as long as you can; your free move comes after that\.$/);
  expect(saidOf(after)).toContain('as long as you can; then your turn ends.');
  expect(saidOf(end)).toMatch(/fill forced spaces as long as you can; then your turn ends\.$/);
});

it('does not ask to fill a crossed space first', () => {
  const whole = gameOf(PASSED_OVER);
  const met = { crossed: 0, open: 0 };
  for (let count = 1; count < whole.placements.length; count++) {
    const game = rewind(whole, count);
    const unplayed = unplayedTiles(game);
    const people = [ANN, BOB].map((player) => player ?? { name: '', email: '', country: '' });
    for (const space of spacesOf(game).filter(({ isForced }) => isForced)) {
      const isCrossed = tilesThatFit(space, unplayed).length === 0;
      met[isCrossed ? 'crossed' : 'open']++;
      const said = (code: 'controlledSide' | 'fourthTile', isCompetition = false) =>
        refusalWords(
          {
            open: gameOnTable({ record: { players: people, game, isCompetition } }),
            refusal: { code, at: [space.hex] },
          },
          t,
        );
      expect(said('controlledSide')?.includes('nothing fits the crossed space') ?? false).toBe(isCrossed);
      expect(said('fourthTile')?.startsWith('The crossed space') ?? false).toBe(isCrossed);
      // Under competition rules nobody is told what fits.
      expect(said('controlledSide', true)).toBeUndefined();
    }
  }
  expect(Math.min(met.crossed, met.open)).toBeGreaterThan(0);
});
