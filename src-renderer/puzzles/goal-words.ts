import {
  type Goal,
  type LoopForm,
  type PathsGoal,
  type Shape,
  SMALL_LOOP,
  type SolitaireGoal,
  type SumGoal,
  type TangleGoal,
} from '../../src-shared/puzzles/puzzle';
import type { RecordedPuzzle } from '../../src-shared/record';
import { COLOURS, type Colour } from '../../src-shared/tantrix';
import { listWords, choiceWords, type Words } from '../words/words';

/** Goals whose words say all the rules there are. */
const RULED: readonly Goal['kind'][] = ['solitaire', 'turn', 'match'];

/** What a puzzle wants, a sentence each, the most important first. */
export function goalWords(
  { puzzle: { tiles, goal }, drawn }: Pick<RecordedPuzzle, 'puzzle' | 'drawn'>,
  t: Words,
): string[] {
  if (goal.kind === 'solitaire' && drawn)
    return [solitaireWords({ ...goal, colours: [drawn.colour] }, tiles.length, t)];
  const rules = RULED.includes(goal.kind) ? [] : [t('puzzle.goal.rules', { count: tiles.length })];
  return [...wordsOf(goal, tiles.length, t), ...rules];
}

export const colourWord = (colour: Colour, t: Words): string => t(`colourInText.${colour}`);
export const colourWords = (colours: readonly Colour[], t: Words): string =>
  listWords(colours.map((colour) => colourWord(colour, t)));

function wordsOf(goal: Goal, count: number, t: Words): string[] {
  switch (goal.kind) {
    case 'paths':
      return [pathWords(goal, t), ...(goal.shape ? [shapeWords(goal.shape, t)] : [])];
    case 'shape':
      return [shapeWords(goal.shape, t)];
    case 'match':
      return [t('puzzle.goal.match')];
    case 'turn':
      return [t('puzzle.goal.turn', { count }), t('puzzle.goal.turnRule')];
    case 'tangle':
      return tangleWords(goal, t);
    case 'circles':
      return [t('puzzle.goal.circles', { count: goal.atLeast })];
    case 'sum':
      return [sumWords(goal, t)];
    case 'solitaire':
      return [solitaireWords(goal, count, t)];
    default:
      return goal satisfies never;
  }
}

function pathWords({ path, choices }: PathsGoal, t: Words): string {
  const [first = [], ...others] = choices;
  const [one, other] = first;
  if (!one) return '';
  if (!other) {
    if (others.length === 0) return t(`puzzle.goal.${path}`, { colour: colourWord(one, t) });
    const colours = choiceWords(choices.flat().map((colour) => colourWord(colour, t)));
    return t(path === 'loop' ? 'puzzle.goal.anyLoop' : 'puzzle.goal.anyLine', { colours });
  }
  if (others.length === 0) {
    const pair = { first: colourWord(one, t), second: colourWord(other, t) };
    return t(path === 'loop' ? 'puzzle.goal.loops' : 'puzzle.goal.lines', pair);
  }
  const pairs = choiceWords(choices.map((choice) => pairWords(choice, t)));
  return t(path === 'loop' ? 'puzzle.goal.anyLoops' : 'puzzle.goal.anyLines', { choices: pairs });
}

function pairWords([first, second]: readonly Colour[], t: Words): string {
  if (!first || !second) return '';
  return t('puzzle.goal.pair', { first: colourWord(first, t), second: colourWord(second, t) });
}

/** The rows of a pyramid by the number of its tiles. */
const rowsOf = (tiles: number): number => Math.round((Math.sqrt(8 * tiles + 1) - 1) / 2);

function shapeWords(shape: Shape, t: Words): string {
  if (typeof shape !== 'string') return t('puzzle.goal.cells');
  const tiles = Number(shape.split('-')[1]);
  return shape.startsWith('pyramid')
    ? t('puzzle.goal.pyramid', { rows: rowsOf(tiles) })
    : t('puzzle.goal.hexagon', { count: tiles });
}

function tangleWords(goal: TangleGoal, t: Words): string[] {
  const { hub, chain, nested, identical } = goal;
  const loops = COLOURS.flatMap((colour) => {
    const count = goal.loops[colour] ?? 0;
    return count > 0 ? [t('puzzle.goal.loopsOf', { count, colour: colourWord(colour, t) })] : [];
  });
  const colour = (each: Colour) => colourWord(each, t);
  return [
    t('puzzle.goal.tangle', { loops: listWords(loops) }),
    ...formsWords(formsOf(goal), t),
    ...(hub ? [t('puzzle.goal.hub', { colour: colour(hub) })] : []),
    ...(chain ? [t('puzzle.goal.chain', { colours: colourWords(chain, t) })] : []),
    ...(nested ? [t('puzzle.goal.nested', { inner: colour(nested.inner), outer: colour(nested.outer) })] : []),
    ...(identical ? [t('puzzle.goal.identical', { colours: colourWords(identical, t) })] : []),
    t('puzzle.goal.entangled'),
    ...EXPLAINED.filter((shape) => formsOf(goal).some((form) => form.shape === shape)).map((shape) =>
      t(`puzzle.goal.means.${shape}`),
    ),
  ];
}

/** Shapes whose names do not say what they look like here. */
const EXPLAINED = ['circle', 'triangle'] as const;

const formsOf = ({ shaped = [], nested }: TangleGoal): readonly LoopForm[] =>
  nested?.shape ? [...shaped, { colour: nested.inner, shape: nested.shape }] : shaped;

/** What loops look like, a sentence for all that look alike. */
const formsWords = (forms: readonly LoopForm[], t: Words): string[] =>
  forms
    .filter((form, at) => forms.findIndex((other) => areAlike(form, other)) === at)
    .map((form) =>
      formWords(
        form,
        forms.filter((other) => areAlike(form, other)).map(({ colour }) => colour),
        t,
      ),
    );

const areAlike = (a: LoopForm, b: LoopForm): boolean => a.shape === b.shape && a.size === b.size;

function formWords({ shape, size }: LoopForm, of: readonly Colour[], t: Words): string {
  const words = { count: of.length, colours: colourWords(of, t) };
  if (shape === 'small') return t('puzzle.goal.shaped.small', { ...words, most: SMALL_LOOP });
  return size === undefined
    ? t(`puzzle.goal.shaped.${shape}`, words)
    : t(`puzzle.goal.sized.${shape}`, { ...words, size });
}

const sumWords = ({ path, best, bestByHand: byHand }: SumGoal, t: Words): string =>
  t(path === 'loop' ? 'puzzle.goal.sumLoop' : 'puzzle.goal.sumLine', { best, byHand });

function solitaireWords({ path, colours }: SolitaireGoal, count: number, t: Words): string {
  const colour = choiceWords(colours.map((each) => colourWord(each, t)));
  return t(path === 'loop' ? 'puzzle.goal.solitaireLoop' : 'puzzle.goal.solitaireLine', { colour, count });
}
