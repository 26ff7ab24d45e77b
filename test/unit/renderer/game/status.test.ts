import { expect, it } from 'vitest';
import { spotAt } from '../../../../src-renderer/board/spot';
import type { PickedTile } from '../../../../src-shared/sessions/game';
import { statusWords } from '../../../../src-renderer/game/status';
import { type GameTable } from '../../../../src-renderer/game/table';
import type { StartedBy } from '../../../../src-shared/record';
import { type Game, legalPlacements, newGame, type Placement, play, stopGame } from '../../../../src-shared/tantrix';
import { gameOf } from '../../../support/records';
import { ONE_OF_TWO, RESTRICTED, TWO_FORCED, TWO_FORCED_AFTER } from '../../../support/situations';
import { DEADLOCK, SHARED_WIN } from '../../../support/whole-games';
import { t } from '../../../support/words';
import { gameOnTable } from '../../../../src-renderer/game/open-game';
import '../../../support/tables';

const players = ['Ann', 'Bob'].map((name) => ({ name, email: '', country: '' }));
const HELD = { tile: 7, rotation: 0 };

/** A tile of the mover's, laid where it may be played. */
function fittingTile(game: Game): PickedTile {
  const [legal] = legalPlacements(game);
  if (!legal) throw new Error('nothing can be played');
  return { tile: legal.tile, rotation: 0, at: { over: legal } };
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
  [/^Bob \(yellow\) starts: highest tile, 42\. Play the first tile in the middle\.$/, gameOf(ONE_OF_TWO, 0)],
  [/^Ann \(red\) starts, as agreed\. Play the first/, newGame({ seats: ['red', 'yellow'], starter: 0 }, 3)],
  [/^Ann \(red\) starts: drawn by lot\. Play the first/, undefined, { open: begun('lot') }],
  [/^Ann \(red\) starts: won the last game\. Ann \(red\) is thinking…$/, undefined, { open: begun('winner', ROBOT) }],
  [/^Ann \(red\): make your free move with any tile\.$/, gameOf(RESTRICTED)],
  [/^Ann \(red\): fill a forced space\b.* 3 tiles fit\.$/, gameOf(TWO_FORCED)],
  [/^Ann \(red\): fill a forced space\b.* 2 tiles fit\.$/, gameOf(TWO_FORCED_AFTER)],
  [/^Bob \(yellow\): fill a forced space\b.* 1 tile fits\.$/, gameOf(ONE_OF_TWO)],
  [/^Ann \(red\): choose a marked space for tile 7\.$/, gameOf(TWO_FORCED), { held: HELD }],
  [
    /^Ann \(red\): press Enter or double-click to play tile \d+ here, Esc to take it back\.$/,
    gameOf(TWO_FORCED),
    { held: fittingTile(gameOf(TWO_FORCED)) },
  ],
  [
    /^Ann \(red\): tile 7 lies where it cannot be played\./,
    gameOf(TWO_FORCED),
    { held: { ...HELD, at: spotAt({ x: 2000, y: 0 }) } },
  ],
  [/^Ann \(red\) is thinking…$/, gameOf(RESTRICTED), thinking(gameOf(RESTRICTED))],
  [/^Ann \(red\) waits: /, gameOf(RESTRICTED), thinking(gameOf(RESTRICTED), legalPlacements(gameOf(RESTRICTED))[0])],
  [/^Bob \(yellow\): your turn is over\b.* hand on to Ann \(red\)\.$/, gameOf(RESTRICTED), { turnEnded: 1 }],
  [/^The game is over\.$/, stopGame(gameOf(RESTRICTED))],
  [/^The game is over\.$/, gameOf(DEADLOCK)],
  [/^The game is over\.$/, gameOf(SHARED_WIN)],
];

it.each(CASES.map(([says, game, more]) => ({ says, game, more })))('says: $says', ({ says, game, more }) => {
  const open = game && gameOnTable({ record: { players, game, isCompetition: false } });
  expect(statusWords({ open, ...more }, t)).toMatch(says);
});
