import { Board, type ReadonlyBoard } from './board';
import { type Deal, dealtHands, HAND_SIZE, starterOf, UNKNOWN_TILE } from './deal';
import { FITS, tileOf, turnedTile } from './fits';
import type { Cell } from './grid';
import { RestrictedCells, hasPairBeside, isForced, thirdLinkAt } from './restrictions';
import { MOST_TILES, type TileNumber } from './tiles';
import { fitAt } from './turned-tiles';

/** Stands in a hand for a slot that is empty, once the bag is. */
export const NO_TILE = 0;

/**
 * The steps of a turn (booklet of 2003, *The three steps of each turn*), and how a game can end by itself: with all tiles
 * played, or in a deadlock, when the mover's free move has no legal place (*Game glossary*).
 */
export const PHASES = ['forcedBefore', 'free', 'forcedAfter', 'complete', 'deadlock'] as const;
export type Phase = (typeof PHASES)[number];

/** A placement as one number: the cell and the turned tile. */
export type Move = number;
const TURNED = MOST_TILES * 6;
/** The move that puts a turned tile into a cell. */
export const moveOf = (cell: Cell, turned: number): Move => cell * TURNED + turned;
/** The cell into which a move puts its tile. */
export const cellOfMove = (move: Move): Cell => Math.trunc(move / TURNED);
/** The turned tile (tile and rotation) that a move plays. */
export const turnedOfMove = (move: Move): number => move % TURNED;

/** Found anew whenever a position asks, so that all share what they are written in: it is large. */
const restrictedCells = new RestrictedCells();

/** What taking a move back must restore; the board remembers the rest. */
interface UndoRecord {
  readonly mover: number;
  readonly phase: Phase;
  readonly slot: number;
  readonly tile: TileNumber;
  readonly drew: boolean;
}

/** A game in progress as everybody may see it: the tiles in the bag are counted, but not told in their order. */
export interface ReadonlyPosition {
  readonly board: ReadonlyBoard;
  /** Slot by slot, the tiles of each seat; a replacement takes the slot of the tile played, UNKNOWN_TILE until it is told. */
  readonly hands: readonly (readonly TileNumber[])[];
  /** The seat that is asked for a move, from 0. */
  readonly mover: number;
  readonly phase: Phase;
  /** All legal placements of the mover; in the forced phases the forced fills alone. */
  readonly moves: readonly Move[];
  /** Tiles of the set, wherever they are. */
  readonly tileCount: number;
  /** Tiles in the bag. */
  readonly bagCount: number;
  /** The three restrictions bind while the bag holds at least one tile. */
  readonly isRestricted: boolean;
  readonly isOver: boolean;
  /** The mover has drawn a tile that is not told yet; nobody acts before it is. */
  readonly awaitsTile: boolean;
}

/**
 * A game in progress, made for speed: it changes in place, and every move can be taken back. The lists it hands out
 * stay as they are, so a search may keep them. Only the rules and searches hold one; all others see its read-only face.
 */
export class Position implements ReadonlyPosition {
  readonly board: Board;
  readonly hands: TileNumber[][];
  /** All tiles in the order in which they are drawn, UNKNOWN_TILE where that is not known. */
  readonly bag: readonly TileNumber[];
  /** How many tiles of the bag are drawn. */
  drawn: number;
  mover: number;
  phase: Phase;
  /** Listed when it is asked for: positions that only wait, or are passed on the way back, do without. */
  #moves: readonly Move[] | undefined;
  readonly #past: UndoRecord[];

  /**
   * A new game, or a copy of a position; a search gives the copy a bag of its own, in another order. Throws TypeError for a
   * position that is not of this class.
   *
   * @param sharesBoard where nothing is played on the copy, it can do without a board of its own, which is large
   */
  constructor(from: Deal | ReadonlyPosition, bag?: readonly TileNumber[], sharesBoard = false) {
    if (from instanceof Position) {
      this.board = sharesBoard ? from.board : new Board(from.board);
      this.hands = from.hands.map((hand) => [...hand]);
      this.bag = bag ?? from.bag;
      this.drawn = from.drawn;
      this.mover = from.mover;
      this.phase = from.phase;
      this.#moves = from.#moves;
      this.#past = [...from.#past];
      return;
    }
    if (!('seats' in from)) throw new TypeError('a position of another kind');
    this.board = new Board();
    this.hands = dealtHands(from);
    this.bag = bag ?? from.bag;
    this.drawn = from.seats.length * HAND_SIZE;
    this.mover = starterOf(from);
    this.phase = 'forcedBefore';
    this.#past = [];
    this.#settle();
  }

  get moves(): readonly Move[] {
    return (this.#moves ??= this.#listed());
  }

  get tileCount(): number {
    return this.bag.length;
  }

  get bagCount(): number {
    return this.bag.length - this.drawn;
  }

  get isRestricted(): boolean {
    return this.drawn < this.bag.length;
  }

  get isOver(): boolean {
    return this.phase === 'complete' || this.phase === 'deadlock';
  }

  get awaitsTile(): boolean {
    return this.hands[this.mover].includes(UNKNOWN_TILE);
  }

  /** Plays one of `moves`; nothing else may be passed. */
  play(move: Move): void {
    const turned = turnedOfMove(move);
    const hand = this.hands[this.mover];
    const tile = tileOf(turned);
    const slot = hand.indexOf(tile);
    const drew = this.isRestricted;
    this.#past.push({ mover: this.mover, phase: this.phase, slot, tile, drew });
    this.board.place(cellOfMove(move), turned);
    hand[slot] = drew ? this.bag[this.drawn++] : NO_TILE;
    if (this.phase === 'free') this.phase = 'forcedAfter';
    if (hand[slot] === UNKNOWN_TILE) this.#moves = [];
    else this.#settle();
  }

  /** Gives the mover, who awaits a tile, the one that was drawn last: by now the bag tells it. */
  takeDrawn(): void {
    const hand = this.hands[this.mover];
    hand[hand.indexOf(UNKNOWN_TILE)] = this.bag[this.drawn - 1];
    this.#settle();
  }

  /** Takes the last move back; does nothing at the start. */
  takeBack(): void {
    const past = this.#past.pop();
    if (!past) return;
    this.board.takeBack();
    this.mover = past.mover;
    this.phase = past.phase;
    this.#moves = undefined;
    this.hands[past.mover][past.slot] = past.tile;
    if (past.drew) this.drawn--;
  }

  /** Lets go of what is large and can be found again, for as long as nobody asks. */
  rest(): void {
    this.board.rest();
    this.#moves = undefined;
  }

  /** What may be played, by the phase that is known. */
  #listed(): Move[] {
    if (this.isOver || this.awaitsTile) return [];
    if (this.isRestricted) restrictedCells.update(this.board);
    return this.#fits(this.phase !== 'free');
  }

  /** Goes on to the next decision: step by step through the turn, then seat by seat, and lists what may be played. */
  #settle(): void {
    if (this.isRestricted) restrictedCells.update(this.board);
    for (let passed = 0; passed <= this.hands.length; passed++) {
      if (this.hands[this.mover].some((tile) => tile !== NO_TILE) && this.#hasDecision()) return;
      this.mover = (this.mover + 1) % this.hands.length;
      this.phase = 'forcedBefore';
    }
    this.phase = 'complete';
    this.#moves = [];
  }

  /** Whether the mover, who has tiles, must fill a forced space or has the free move to come; a deadlock counts. */
  #hasDecision(): boolean {
    this.#moves = this.#fits(true);
    if (this.#moves.length > 0) return true;
    if (this.phase !== 'forcedBefore') return false;
    this.#moves = this.#fits(false);
    this.phase = this.#moves.length > 0 ? 'free' : 'deadlock';
    return true;
  }

  #fits(forcedOnly: boolean): Move[] {
    const found: Move[] = [];
    const restricted = this.isRestricted ? restrictedCells : undefined;
    for (const space of this.board.spaces) {
      if (forcedOnly && !isForced(this.board, space)) continue;
      if (restricted && restricted.at(space) !== 0) continue;
      this.#addFits(space, found);
    }
    return found;
  }

  /** Adds every way in which a tile of the mover's hand may be put into the space. */
  #addFits(space: Cell, found: Move[]): void {
    // Told once a space: this is the innermost loop of every search.
    const row = fitAt(this.board.rings[space], 0, MOST_TILES);
    const mayTriple = this.isRestricted && hasPairBeside(this.board, space);
    for (const tile of this.hands[this.mover]) {
      if (tile === NO_TILE) continue;
      const rotations = FITS[row + tile];
      for (let rotation = 0; rotations >> rotation !== 0; rotation++) {
        if (((rotations >> rotation) & 1) === 0) continue;
        const turned = turnedTile(tile, rotation);
        if (mayTriple && thirdLinkAt(this.board, space, turned) !== undefined) continue;
        found.push(moveOf(space, turned));
      }
    }
  }
}
