import { afterEach, describe, expect, it } from 'vitest';
import { endReplay, goTo, redo, shownTable, undo } from '../../src-renderer/game/history';
import { gameNow } from '../../src-renderer/game/table';
import { clearTables, layTable } from '../support/tables';
import { COLOURS, type Game, newGame, pick, seededRandom } from '../../src-shared/tantrix';
import { legalPlacements, isOver, play, replay } from '../../src-shared/tantrix';
import { runs } from '../support/nightly';
import { snapshot } from '../support/boards';
import { forRandomGames, type RandomGame } from '../support/random-games';
import { gameOnTable } from '../../src-renderer/game/open-game';

afterEach(() => clearTables());

/** A random game at a random stage. */
function gameAtSomeStage({ seed, players }: RandomGame): Game {
  const random = seededRandom(seed);
  let game = newGame({ seats: COLOURS.slice(0, players) }, seed);
  for (let left = random(57); left > 0 && !isOver(game); left--) {
    const result = play(game, pick(legalPlacements(game), random));
    if (result.ok) game = result.game;
  }
  return game;
}

const lay = (game: Game): void =>
  void layTable({ open: gameOnTable({ record: { players: [], game, isCompetition: false } }) });
const onTable = (): Game | undefined => gameNow().open?.record.game;

describe('the history of a game', { timeout: 120_000 }, () => {
  it('is the same after undo and redo, at every point', () => {
    forRandomGames(runs(250, 2000), 31, (random) => {
      const game = gameAtSomeStage(random);
      const back = game.placements.length === 0 ? 0 : 1 + (random.seed % game.placements.length);
      lay(game);
      for (let move = 0; move < back; move++) undo();
      expect(onTable()?.placements).toEqual(game.placements.slice(0, game.placements.length - back));
      for (let move = 0; move < back; move++) redo();
      const again = onTable();
      expect(again?.placements).toEqual(game.placements);
      expect(again && snapshot(again.position)).toBe(snapshot(game.position));
    });
  });

  it('is shown by a replay as it was, and left alone', () => {
    forRandomGames(runs(250, 2000), 32, (random) => {
      const game = gameAtSomeStage(random);
      const at = random.seed % (game.placements.length + 1);
      lay(game);
      goTo(at);
      const shown = shownTable(gameNow()).open?.record.game;
      const before = replay(game.deal, game.placements.slice(0, at));
      expect(shown && snapshot(shown.position)).toBe(before.ok && snapshot(before.game.position));
      endReplay();
      expect(onTable()).toBe(game);
    });
  });
});
