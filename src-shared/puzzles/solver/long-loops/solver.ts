import { addHex, COLOURS, hexDistance, ORIGIN } from '../../../tantrix';
import { hexOf } from '../../../tantrix/grid';
import type { Arrangement } from '../../puzzle';
import type { OnProgress, Solver, SolverQuestion } from '../question';
import { Xorshift } from '../sums/xorshift';
import { isFeasible, type WantedPaths, wantedBy } from '../paths/task';
import { Laying } from './laying';
import { FARTHEST, Outline } from './outline';
import { hasClash, tilesByShape, tilesLeft, turnedByCell, waysOfLaid, withCopies } from './pieces';
import { shape } from './shaping';
import { turnedUnder } from './turned-under';

/** Some seconds; of a hasty question, one or two. */
const STEPS = 6_000_000;
const HASTY_STEPS = 3_000_000;
const STEPS_PER_REPORT = 100_000;

/**
 * Finds loops through all tiles, however many there are of each: first a way that turns as often as the tiles do, then the
 * tiles along it. It proves nothing: undefined when none was found in the steps given.
 */
export const longLoopSolver: Solver = {
  solve: (question, onProgress) => new LongLoops(question, onProgress).run(),
  count() {
    throw new RangeError('long loops are found, not counted');
  },
};

class LongLoops {
  readonly #chance: Xorshift;
  readonly #most: number;
  #steps = 0;

  constructor(
    readonly question: SolverQuestion,
    readonly onProgress: OnProgress,
  ) {
    const { seed, steps, isHasty } = question;
    this.#chance = new Xorshift(seed);
    this.#most = steps ?? (isHasty ? HASTY_STEPS : STEPS);
  }

  /**
   * With tiles that must stay, the answer to the empty table is turned and shifted under them first: so whoever takes hint
   * after hint comes to its end. Only then another one is sought round them.
   */
  run(): Arrangement | undefined {
    const { from = [], puzzle } = this.question;
    if (from.length === 0) return this.#search([], this.#most);
    if (!tilesLeft(puzzle.tiles, from)) return undefined;
    const answer = this.#search([], this.#most / 2);
    return (answer && turnedUnder(answer, puzzle.tiles, from)) ?? this.#searchRound(from);
  }

  /** The first of the tiles that stay lies in the middle of the grid while the others are sought. */
  #searchRound(from: Arrangement): Arrangement | undefined {
    const [middle = ORIGIN] = from;
    const held = from.map((one) => ({ ...one, ...addHex(one, { q: -middle.q, r: -middle.r }) }));
    const isNear = held.every((one) => hexDistance(one, ORIGIN) < FARTHEST);
    if (!isNear || hasClash(held)) return undefined;
    return this.#search(held, this.#most)?.map((one) => ({ ...one, ...addHex(one, middle) }));
  }

  /** Each colour in turn, until so many steps are used up in all. */
  #search(held: Arrangement, most: number): Arrangement | undefined {
    const { tiles } = this.question.puzzle;
    const wanted = wantedBy(this.question).filter((each) => isFeasible(each, tiles));
    while (wanted.length > 0 && this.#steps < most) {
      for (const each of wanted) {
        const laid = this.#attempt(each, held, most);
        if (laid) return laid;
      }
    }
    return undefined;
  }

  #attempt({ colours: [index = 0] }: WantedPaths, held: Arrangement, most: number): Arrangement | undefined {
    const { tiles } = this.question.puzzle;
    const colour = COLOURS[index];
    const onStep = () => this.#count() >= most;
    const outline = new Outline(waysOfLaid(index, held));
    const stock = tilesByShape(tiles, colour).map(({ length }) => length);
    if (!shape(outline, stock, this.#chance, onStep)) return undefined;
    const left = tilesByShape(tilesLeft(tiles, held) ?? [], colour);
    const laying = new Laying(outline, index, left, turnedByCell(held), this.#chance);
    if (!laying.run(onStep)) return undefined;
    const turned = outline.cells.map((cell) => ({ hex: hexOf(cell), turned: laying.turned[cell] }));
    return withCopies(turned, tiles, held);
  }

  /** One step more; how many there are now. */
  #count(): number {
    this.#steps++;
    if (this.#steps % STEPS_PER_REPORT === 0) this.onProgress({ progress: this.#steps / this.#most });
    return this.#steps;
  }
}
