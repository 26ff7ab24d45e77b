import { ClaimError } from '../../../src-shared/help/figures/claim-words';
import { CATALOGUE, type CataloguedPuzzle, puzzleById, SHARESETS } from '../../../src-shared/puzzles/catalogue';
import { DRAWN_PYRAMIDS } from '../../../src-shared/puzzles/drawn-pyramids';
import { GENERATED_KINDS, GENERATED_SIZES } from '../../../src-shared/puzzles/recipes';
import type { Claims } from './claim';
import type { Truth } from './said';

const PROPERTIES: Readonly<Record<string, (entry: CataloguedPuzzle) => Truth | undefined>> = {
  tiles: ({ puzzle }) => puzzle.tiles.length,
  numbers: ({ puzzle }) => puzzle.tiles.toSorted((a, b) => a - b),
  level: ({ level }) => level,
  seconds: ({ targetSeconds }) => targetSeconds,
  minutes: ({ targetSeconds }) => targetSeconds && targetSeconds / 60,
  best: ({ puzzle: { goal } }) => (goal.kind === 'sum' ? goal.best : undefined),
  'best-by-hand': ({ puzzle: { goal } }) => (goal.kind === 'sum' ? goal.bestByHand : undefined),
  choices: ({ solvable }) => solvable?.length,
};

/** What can be said of the puzzles. */
export const PUZZLE_CLAIMS: Claims = {
  /** `puzzle/genius/level`; also `tiles`, their `numbers`, target `seconds` or `minutes`, and `choices` of colours that go. */
  puzzle: (words) => {
    const [id, property] = [words.word(), words.word()];
    const entry = puzzleById(id);
    if (!entry) throw new ClaimError(`there is no puzzle '${id}'`);
    const truth = PROPERTIES[property]?.(entry);
    if (truth === undefined) throw new ClaimError(`the puzzle has no ${property}`);
    return truth;
  },
  /** `puzzles/discovery`: how many there are of a family, or of all. */
  puzzles: (words) => {
    const family = words.isEmpty ? undefined : words.word();
    return CATALOGUE.filter((entry) => family === undefined || entry.family === family).length;
  },
  /** `shareset/Super 5`: the names of its puzzles, as they are listed. */
  shareset: (words) => {
    const id = words.word();
    const set = SHARESETS.find((each) => each.id === id);
    if (!set) throw new ClaimError(`there is no shareset '${id}'`);
    return set.puzzles.map((puzzle) => puzzleById(puzzle)?.name ?? '').join(', ');
  },
  /** `generated/match`: the sizes in which puzzles of a kind are made. */
  generated: (words) => {
    const word = words.word();
    const kind = GENERATED_KINDS.find((each) => each === word);
    if (!kind) throw new ClaimError(`'${word}' are not made`);
    return GENERATED_SIZES[kind];
  },
  /** `drawn-pyramids`: their sizes. */
  'drawn-pyramids': () => DRAWN_PYRAMIDS.map((name) => Number(name.replace('pyramid-', ''))),
};
