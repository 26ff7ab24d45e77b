import type { Arrangement, Goal, LoopForm, Puzzle, Shape } from '../../src-shared/puzzles/puzzle';
import { LOOP_SHAPES, PATH_KINDS, SHAPE_NAMES } from '../../src-shared/puzzles/puzzle';
import { cellsOfShape } from '../../src-shared/puzzles/checker/shapes';
import { isSolitaire, newSolitaire, playSolitaire, solitairePlacements } from '../../src-shared/puzzles/solitaire';
import { isTurning, laidAtFirst } from '../../src-shared/puzzles/turning';
import type { RecordedPuzzle } from '../../src-shared/record';
import {
  COLOURS,
  type Colour,
  hexKey,
  MAX_SEED,
  pick,
  type Random,
  shuffled,
  TILE_NUMBERS,
  type TileNumber,
} from '../../src-shared/tantrix';

/** Some of the items, one at least, in random order. */
const someOf = <T>(items: readonly T[], random: Random, least = 1): T[] =>
  shuffled(items, random).slice(0, least + random(items.length - least + 1));

const maybe = <T extends object>(random: Random, make: () => T): T | object => (random(2) === 0 ? make() : {});

const shapeOf = (count: number, random: Random): Shape =>
  random(2) === 0
    ? (SHAPE_NAMES.filter((name) => cellsOfShape(name).length === count)[0] ?? cellsNear(count, random))
    : cellsNear(count, random);

function cellsNear(count: number, random: Random): { q: number; r: number }[] {
  const cells = new Map<string, { q: number; r: number }>();
  while (cells.size < count) {
    const cell = { q: random(13) - 6, r: random(13) - 6 };
    cells.set(hexKey(cell), cell);
  }
  return [...cells.values()];
}

/** Of more than twenty tiles all colours are sure to be there; so goals may name any. */
const GOALS: readonly ((count: number, random: Random) => Goal)[] = [
  (count, random) => ({
    kind: 'paths',
    path: pick(PATH_KINDS, random),
    choices: Array.from({ length: 1 + random(4) }, () => someOf(COLOURS, random)),
    ...maybe(random, () => ({ shape: shapeOf(count, random) })),
  }),
  (count, random) => ({ kind: 'shape', shape: shapeOf(count, random) }),
  (count, random) => ({ kind: 'turn', cells: cellsNear(count, random) }),
  () => ({ kind: 'match' }),
  (_, random) => tangleGoal(random),
  (_, random) => ({ kind: 'circles', atLeast: 1 + random(9) }),
  (_, random) => ({ kind: 'sum', path: pick(PATH_KINDS, random), best: 1 + random(200), bestByHand: 1 + random(200) }),
  (_, random) => ({ kind: 'solitaire', path: pick(PATH_KINDS, random), colours: someOf(COLOURS, random) }),
];

function tangleGoal(random: Random): Goal {
  const colours = someOf(COLOURS, random, 2);
  const [inner = 'red', outer = 'blue'] = colours;
  return {
    kind: 'tangle',
    loops: Object.fromEntries(colours.map((colour): [Colour, number] => [colour, 1 + random(2)])),
    ...maybe(random, () => ({ hub: pick(colours, random) })),
    ...maybe(random, () => ({ shaped: someOf(colours, random).map((colour) => formOf(colour, random)) })),
    ...maybe(random, () => ({ chain: someOf(colours, random, 2) })),
    ...maybe(random, () => ({
      nested: { inner, outer, ...maybe(random, () => ({ shape: pick(LOOP_SHAPES, random) })) },
    })),
    ...maybe(random, () => ({ identical: someOf(colours, random, 2) })),
  };
}

function formOf(colour: Colour, random: Random): LoopForm {
  const shape = pick(LOOP_SHAPES, random);
  return { colour, shape, ...(shape === 'small' ? {} : maybe(random, () => ({ size: 3 + random(9) }))) };
}

/** A puzzle of any kind that a file can hold; hardly ever one that can be solved. */
export function randomPuzzle(random: Random): Puzzle {
  const count = 21 + random(36);
  const tiles = shuffled(TILE_NUMBERS, random)
    .slice(0, count)
    .toSorted((a, b) => a - b);
  const goal = pick(GOALS, random)(count, random);
  const lies = goal.kind === 'turn' ? turnedAnyhow({ tiles, goal }, random) : layOut(tiles, random);
  const clues = random(3) === 0 ? lies.slice(0, 3) : [];
  return { tiles, goal, ...(clues.length > 0 ? { clues } : {}) };
}

/** Tiles that are only turned lie where they have to. */
const turnedAnyhow = (puzzle: Puzzle, random: Random): Arrangement =>
  laidAtFirst(puzzle).map((each) => ({ ...each, rotation: random(6) }));

/** Some of the tiles, each in a cell of its own, near and far. */
export function layOut(tiles: readonly TileNumber[], random: Random): Arrangement {
  const reach = pick([9, 60, 1999], random);
  const cells = new Set<string>();
  return someOf(tiles, random).flatMap((tile) => {
    const cell = { q: random(reach) - Math.trunc(reach / 2), r: random(reach) - Math.trunc(reach / 2) };
    if (cells.has(hexKey(cell))) return [];
    cells.add(hexKey(cell));
    return [{ tile, ...cell, rotation: random(6) }];
  });
}

const NAMES = ['Junior', 'Zoë’s 🦊 puzzle', ' a ', 'goal loop red', 'TANTRIX GAME BEGINS', '李雷', 'x'.repeat(100)];

/** A puzzle at any stage. */
export function randomPuzzleRecord(random: Random): RecordedPuzzle {
  const puzzle = randomPuzzle(random);
  const helped = random(2) === 0;
  const played = isSolitaire(puzzle) ? playedOn(puzzle, random) : { laid: laidIn(puzzle, random) };
  return {
    name: pick(NAMES, random),
    ...maybe(random, () => ({ id: pick(['junior', 'discovery-12', 'x'], random) })),
    puzzle,
    ...maybe(random, () => ({ seed: pick([0, 7, MAX_SEED], random) })),
    ...played,
    firm:
      random(2) === 0
        ? []
        : someOf(
            played.laid.map(({ tile }) => tile),
            random,
            0,
          ),
    seconds: random(100_000),
    helped,
    ...(helped ? maybe(random, () => ({ answered: true as const })) : {}),
  };
}

const laidIn = (puzzle: Puzzle, random: Random): Arrangement =>
  isTurning(puzzle) ? turnedAnyhow(puzzle, random) : layOut(puzzle.tiles, random);

function playedOn(puzzle: Puzzle, random: Random): Pick<RecordedPuzzle, 'laid' | 'drawn'> {
  if (!isSolitaire(puzzle)) throw new TypeError('no solitaire');
  let solitaire = newSolitaire(puzzle, pick(puzzle.goal.colours, random), random(1000));
  for (let left = random(15); left > 0; left--) {
    const legal = solitairePlacements(solitaire);
    const result = legal.length > 0 ? playSolitaire(solitaire, pick(legal, random)) : undefined;
    if (result?.ok) solitaire = result.solitaire;
  }
  return { laid: solitaire.laid, drawn: { colour: solitaire.colour, order: solitaire.order } };
}
