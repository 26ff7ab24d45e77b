import type { Page } from '@playwright/test';
import { type Character, choosePlacement, type Level, type Robot, seedOfGame } from '../../src-shared/robots';
import { type Game, isOver, legalPlacements, play, type Placement, seededRandom } from '../../src-shared/tantrix';
import { expect } from './fixtures';
import { chooseFromMenu, openAdvanced, pickOption, pickSegment, playByMouse, playerRow, startDeal } from './gestures';

/** Games against computer players: what the window must show, worked out by the engine. */

/** By seat: the computer player, or undefined for a person. */
export type Seated = readonly (Robot | undefined)[];

/** Fills in the New Game dialog for a game against the computer, and starts. */
export async function playTheComputer(page: Page, robot: Robot, first: 'You' | 'Robot', seed: number): Promise<void> {
  const name = nameOf(robot.character);
  await chooseFromMenu(page, 'File', 'New game…');
  await page.getByRole('radio', { name: 'Against the computer' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Name' }).fill('Ann');
  await pickSegment(page, 'Opponent', name);
  await pickLevel(page, robot.level);
  await openAdvanced(page);
  await pickOption(page, 'Who starts', first === 'You' ? 'You' : name);
  await startDeal(page, seed);
}

/** Opens the New Game dialog for four at this computer, and gives seats (from 1) to computer players. */
export async function seatRobots(
  page: Page,
  robots: readonly (readonly [seat: number, name: string])[],
): Promise<void> {
  await chooseFromMenu(page, 'File', 'New game…');
  await page.getByRole('radio', { name: 'Pass and play' }).check({ force: true });
  await page.getByRole('radio', { name: '4 players' }).check({ force: true });
  for (const [seat, name] of robots) {
    await playerRow(page, seat).getByRole('button', { name: 'Player' }).click();
    await page.getByRole('option', { name }).click();
  }
}

export const nameOf = (character: Character): string => character.charAt(0).toUpperCase() + character.slice(1);

const pickLevel = (page: Page, level: Level): Promise<void> =>
  page
    .getByRole('radiogroup', { name: 'Level' })
    .getByRole('radio', { name: new RegExp(`^${level} `) })
    .check({ force: true });

/** The game after a placement that the rules allow. */
export function after(game: Game, placement: Placement): Game {
  const result = play(game, placement);
  if (!result.ok) throw new Error(result.refusal.code);
  return result.game;
}

/** The game after computer players have moved, until it is a person's move or the game is over. */
export function answered(game: Game, seated: Seated): Game {
  const robot = seated[game.position.mover];
  if (!robot || isOver(game)) return game;
  return answered(after(game, choosePlacement(game, robot, seededRandom(seedOfGame(game)))), seated);
}

/** A person plays a legal placement by the mouse; computer players answer. Gives the game when it is a person's move. */
export async function playAndWait(page: Page, game: Game, seated: Seated): Promise<Game> {
  const [placement] = legalPlacements(game);
  if (!placement) throw new Error('the game is over');
  await playByMouse(page, placement);
  const played = answered(after(game, placement), seated);
  await showsGame(page, played);
  return played;
}

declare global {
  interface Window {
    /** The workers that the page started after `holdWorkers`. */
    heldWorkers: Worker[];
    /** Of each game that a worker was asked about after `noteRequests`: how many tiles lay then. */
    requests: number[];
  }
}

/** From now on the page keeps hold of the workers it starts, for `killWorkers`. */
export const holdWorkers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.heldWorkers = [];
    window.Worker = class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        window.heldWorkers.push(this);
      }
    };
  });

/** Notes which games workers are asked about from now on; the answer tells of each how many tiles lay. */
export async function noteRequests(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.evaluate(() => {
    window.requests = [];
    // oxlint-disable-next-line unbound-method -- each call below hands on the object it was called on
    Worker.prototype.postMessage = new Proxy(Worker.prototype.postMessage, {
      apply(post, worker: Worker, given: [{ question: { game: { placements: readonly unknown[] } } }]) {
        window.requests.push(given[0].question.game.placements.length);
        return Reflect.apply(post, worker, given);
      },
    });
  });
  return () => page.evaluate(() => window.requests);
}

/** Ends all workers, unknown to the program. */
export const killWorkers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const worker of window.heldWorkers) worker.terminate();
  });

/** Whatever the worker that stands idle is asked next, it never comes to an end. */
export async function slowWorker(page: Page): Promise<void> {
  const [worker] = page.workers();
  await worker?.evaluate(() => {
    Math.tanh = () => {
      for (;;);
    };
  });
}

/** From now on no worker can begin: its code is not where it was. */
export const loseWorkers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(`${url}.gone`, options);
      }
    };
  });

/** From now on computer players answer with this placement, whatever they are asked. */
export const answerWith = (page: Page, placement: Placement): Promise<void> =>
  page.evaluate((answer) => {
    window.Worker = class extends Worker {
      override postMessage(_: unknown, given?: StructuredSerializeOptions | Transferable[]) {
        const [port] = Array.isArray(given) ? given : [];
        if (port instanceof MessagePort) port.postMessage({ kind: 'answer', answer });
      }
    };
  }, placement);

/** The window shows exactly the tiles of the game, in the order in which they were played. */
export const showsGame = (page: Page, { placements }: Game): Promise<void> =>
  expect
    .poll(() => page.locator('.laid-tile').evaluateAll((tiles) => tiles.map((tile) => Number(tile.dataset.tile))), {
      timeout: 20_000,
    })
    .toEqual(placements.map(({ tile }) => tile));
