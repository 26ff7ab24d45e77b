import type { Random } from '../../tantrix';
import { HAND_SIZE } from '../../tantrix/deal';
import { turnedTile } from '../../tantrix/fits';
import { hexOf } from '../../tantrix/grid';
import { cellOfMove, type Move, NO_TILE, PHASES, type ReadonlyPosition, turnedOfMove } from '../../tantrix/position';
import { Outcome } from '../outcome';
import { Draws } from './draws';
import { Hands } from './hands';
import { LineEnds } from './line-ends';
import type { Policy } from './policy';
import { CLOSED, EDGE_BITS, fitsAny, FITTING, highTile, lowTile, RING_MASK, ROTATIONS } from './tile-tables';
import { type TorusCell, torusCellOf } from './torus';
import { TorusBoard } from './torus-board';
import { tileOfTurned, type TorusMove, TURNED_BITS, TURNED_MASK } from './torus-move';

/** What a move of the exact engine is here. */
export const torusMoveOf = (move: Move): TorusMove =>
  (torusCellOf(hexOf(cellOfMove(move))) << TURNED_BITS) | turnedOfMove(move);

/** The phases by their places in PHASES: a playout asks for them all the time. */
export const FREE = PHASES.indexOf('free');
export const FORCED_BEFORE = PHASES.indexOf('forcedBefore');
export const FORCED_AFTER = PHASES.indexOf('forcedAfter');
export const COMPLETE = PHASES.indexOf('complete');
export const DEADLOCK = PHASES.indexOf('deadlock');

/** More than there are at any position. */
const MOST_MOVES = 4096;
/** After so many places, tiles and rotations that are not allowed, all moves are listed: there may be none. */
const TRIES = 400;
/** So many moves are drawn where a policy chooses a free move; some may be the same. */
const JUDGED = 8;
/** The temperature of the softmax by which a policy chooses, in thousandths as its weights are. */
const TEMPERATURE = 400;
/** Quantiles of Gumbel's distribution: the greatest of logits with such noise is a draw by their softmax, but for those far behind. */
const NOISE = Int32Array.from({ length: 128 }, (_, at) => -TEMPERATURE * Math.log(-Math.log((at + 0.5) / 128)));
/** Stands for a move where there is none. */
const NO_MOVE: TorusMove = -1;

/**
 * A game that is played on from a position over and over, as fast as can be: typed arrays, nothing made on the way, a legal
 * move drawn instead of all listed. It plays by the rules of `Position`, which a law compares with it at every move, and
 * knows what every player may know: all hands, and what is left in the bag as a set.
 */
export class Playout extends Outcome {
  readonly board = new TorusBoard();
  readonly hands = new Hands();
  readonly lines = new LineEnds();
  mover = 0;
  phase = FREE;
  /** What `listMoves` has found, at 0 to one less than it gave; in the forced phases always up to date. */
  readonly moves = new Int32Array(MOST_MOVES);
  #forcedMoveCount = 0;
  /** The colours whose lines are kept, each once. */
  readonly #built: readonly number[];
  readonly #draws = new Draws();
  readonly #rootBoard = new TorusBoard();
  readonly #rootHands = new Hands();
  #rootMover = 0;
  #rootPhase = FREE;

  /**
   * The position must not be over or await a tile.
   *
   * @param colours by seat, the index of its colour
   * @param built the colours whose lines are kept; of others nothing is scored
   */
  constructor(position: ReadonlyPosition, colours: readonly number[], built: readonly number[] = colours) {
    super(colours);
    this.#built = [...new Set(built)];
    this.board.clear();
    for (const cell of position.board.filled) {
      const turned = position.board.turned[cell] - 1;
      this.#lay(torusCellOf(hexOf(cell)), turned, position.isRestricted);
    }
    this.hands.load(position);
    this.mover = position.mover;
    this.phase = PHASES.indexOf(position.phase);
    if (this.phase !== FREE) this.#forcedMoveCount = this.#listForced();
    this.#keep();
  }

  /** Begins the random numbers anew: the same two numbers from 0 to 2³² - 1 give the same playouts. */
  seed(random: Random): void {
    this.#draws.seed(random(2 ** 32) | 0, random(2 ** 32) | 0);
  }

  /** Back to the position it was made of, but for the order of the bag. */
  restore(): void {
    this.board.copy(this.#rootBoard);
    this.hands.copy(this.#rootHands);
    this.mover = this.#rootMover;
    this.phase = this.#rootPhase;
    this.lines.goBack();
    if (this.phase !== FREE) this.#forcedMoveCount = this.#listForced();
  }

  /** Puts the tiles that nobody has seen into a random order. */
  shuffleUnseen(): void {
    this.hands.shuffleBag(this.#draws);
  }

  get isOver(): boolean {
    return this.phase >= COMPLETE;
  }

  get isDeadlock(): boolean {
    return this.phase === DEADLOCK;
  }

  /** Lists all legal moves in `moves` and says how many they are. Where it is none, the game is over from now on. */
  listMoves(): number {
    if (this.phase !== FREE) return this.isOver ? 0 : this.#forcedMoveCount;
    const { board } = this;
    if (board.tileCount === 0) return this.#listFirst();
    let count = 0;
    for (let at = board.openCount - 1; at >= 0; at--) count = this.#listAt(board.open[at], count);
    if (count === 0) this.phase = DEADLOCK;
    return count;
  }

  /** Plays a legal move. */
  play(move: TorusMove): void {
    const cell = move >> TURNED_BITS;
    const turned = move & TURNED_MASK;
    this.#lay(cell, turned, !this.hands.isBagEmpty);
    this.hands.replace(this.mover, tileOfTurned(turned));
    if (this.phase === FREE) this.phase = FORCED_AFTER;
    this.#settle();
  }

  /**
   * Plays to the end of the game, each move the most promising of some that are drawn: players who care for their line, but
   * do not search.
   *
   * @param looks how many are drawn for a move; with one, each legal move is as likely as the others
   */
  playOut(looks: number): void {
    while (this.phase < COMPLETE) {
      const move = this.#look(looks);
      if (move === NO_MOVE) return;
      this.play(move);
    }
  }

  /**
   * Plays to the end of the game as a policy chooses, of all moves in the forced phases, of some that are drawn in the free one: players
   * who see what is next to a move, but do not search.
   *
   * @param policy one that was made for this playout
   */
  playOutBy(policy: Policy): void {
    while (this.phase < COMPLETE) {
      const move = this.#judge(policy);
      if (move === NO_MOVE) return;
      this.play(move);
    }
  }

  /** What the mover's line or loop would score that runs over the tile of a move; 0 when the tile lacks the colour. */
  promiseOf(move: TorusMove): number {
    return this.lines.scoreWith(move >> TURNED_BITS, move & TURNED_MASK, this.colours[this.mover]);
  }

  /** A legal move, each as likely as the others; NO_MOVE where the game ends in a deadlock. */
  sample(): TorusMove {
    if (this.phase === FREE) return this.#sampleFree();
    const count = this.#forcedMoveCount;
    return this.moves[count === 1 ? 0 : this.#draws.below(count)];
  }

  /** Here `restore` comes back to. */
  #keep(): void {
    this.#rootBoard.copy(this.board);
    this.#rootHands.copy(this.hands);
    this.#rootMover = this.mover;
    this.#rootPhase = this.phase;
    this.lines.mark();
  }

  #look(looks: number): TorusMove {
    let best = this.sample();
    if (looks === 1 || best === NO_MOVE || (this.phase !== FREE && this.#forcedMoveCount === 1)) return best;
    let most = this.promiseOf(best);
    for (let look = 1; look < looks; look++) {
      const move = this.sample();
      const promise = this.promiseOf(move);
      if (promise <= most) continue;
      most = promise;
      best = move;
    }
    return best;
  }

  #judge(policy: Policy): TorusMove {
    const isFree = this.phase === FREE;
    const count = isFree ? JUDGED : this.#forcedMoveCount;
    let best = isFree ? this.sample() : this.moves[0];
    if (count === 1 || best === NO_MOVE) return best;
    policy.turn();
    let most = policy.weigh(best) + this.#noise();
    for (let at = 1; at < count; at++) {
      const move = isFree ? this.sample() : this.moves[at];
      const thought = policy.weigh(move) + this.#noise();
      if (thought <= most) continue;
      most = thought;
      best = move;
    }
    return best;
  }

  #noise(): number {
    return NOISE[this.#draws.below(NOISE.length)];
  }

  #lay(cell: TorusCell, turned: number, isRestricted: boolean): void {
    this.board.place(cell, turned, isRestricted);
    for (let at = this.#built.length - 1; at >= 0; at--) this.lines.join(cell, turned, this.#built[at]);
  }

  /** Goes on to the next decision, as `Position` does; whether a free move has a place is seen when it is looked for. */
  #settle(): void {
    const seats = this.colours.length;
    for (let passed = 0; passed <= seats; passed++) {
      if (this.hands.hasTiles(this.mover)) {
        this.#forcedMoveCount = this.#listForced();
        if (this.#forcedMoveCount > 0) return;
        if (this.phase === FORCED_BEFORE) {
          this.phase = FREE;
          return;
        }
      }
      this.mover = this.mover + 1 === seats ? 0 : this.mover + 1;
      this.phase = FORCED_BEFORE;
    }
    this.phase = COMPLETE;
  }

  #listForced(): number {
    const { board, hands, mover } = this;
    const low = hands.low[mover];
    const high = hands.high[mover];
    let count = 0;
    for (let at = board.forcedCount - 1; at >= 0; at--) {
      const cell = board.forced[at];
      const ring = board.words[cell] & RING_MASK;
      if (fitsAny(ring, low, high)) count = this.#listAt(cell, count);
    }
    return count;
  }

  /** Adds the ways to put a tile of the mover's hand into a space. */
  #listAt(cell: TorusCell, from: number): number {
    const { board, hands, mover } = this;
    const word = board.words[cell];
    const ring = word & RING_MASK;
    let low = FITTING[2 * ring] & hands.low[mover];
    let high = FITTING[2 * ring + 1] & hands.high[mover];
    if ((low | high) === 0) return from;
    const isRestricted = !hands.isBagEmpty;
    const closed = isRestricted ? board.closed[cell] : 0;
    if (closed >= CLOSED || (isRestricted && board.forcedCount > 0 && board.isControlled(cell))) return from;
    let count = from;
    while ((low | high) !== 0) {
      let tile: number;
      if (low === 0) {
        const bit = 32 - Math.clz32(high);
        high ^= 1 << (bit - 1);
        tile = highTile(bit);
      } else {
        const bit = 32 - Math.clz32(low);
        low ^= 1 << (bit - 1);
        tile = lowTile(bit);
      }
      const rotations = ROTATIONS[ring * 64 + tile];
      const first = turnedTile(tile, (rotations & 7) - 1);
      if ((EDGE_BITS[first] & closed) === 0) this.moves[count++] = (cell << TURNED_BITS) | first;
      if (rotations < 8) continue;
      const second = turnedTile(tile, (rotations >> 3) - 1);
      if ((EDGE_BITS[second] & closed) === 0) this.moves[count++] = (cell << TURNED_BITS) | second;
    }
    return count;
  }

  /** The first tile may lie any way round. */
  #listFirst(): number {
    for (let at = 0; at < HAND_SIZE * 6; at++) this.moves[at] = this.#firstMove(at);
    return HAND_SIZE * 6;
  }

  #firstMove(at: number): TorusMove {
    return turnedTile(this.hands.at(this.mover, Math.trunc(at / 6)), at % 6);
  }

  /** Draws a space, a slot of the hand and one of two rotations until they are a legal move: so each is as likely. */
  #sampleFree(): TorusMove {
    const { board, hands, mover } = this;
    if (board.tileCount === 0) return this.#firstMove(this.#draws.below(HAND_SIZE * 6));
    const isRestricted = !hands.isBagEmpty;
    for (let tries = 0; tries < TRIES; tries++) {
      // One random number for all three: 25 bits of it, times what there is to choose from, each time what is over.
      const bits = Math.imul(this.#draws.bits() >>> 7, board.openCount);
      const cell = board.open[bits >>> 25];
      const rest = (bits & 0x1ffffff) * HAND_SIZE;
      const tile = hands.at(mover, rest >>> 25);
      const which = ((rest >>> 24) & 1) * 3;
      const rotation = (ROTATIONS[(board.words[cell] & RING_MASK) * 64 + tile] >> which) & 7;
      if (rotation === 0 || tile === NO_TILE) continue;
      const turned = turnedTile(tile, rotation - 1);
      if (!isRestricted || !board.isClosed(cell, turned)) return (cell << TURNED_BITS) | turned;
    }
    const count = this.listMoves();
    return count === 0 ? NO_MOVE : this.moves[this.#below(count)];
  }

  /** Like `below` of the generator, for any number. */
  #below(count: number): number {
    return count <= 128 ? this.#draws.below(count) : Math.trunc(((this.#draws.bits() >>> 0) / 2 ** 32) * count);
  }
}
