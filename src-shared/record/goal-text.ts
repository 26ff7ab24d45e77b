import {
  type CircleGoal,
  type Goal,
  LOOP_SHAPES,
  type LoopForm,
  type LoopShape,
  PATH_KINDS,
  type PathKind,
  type PathsGoal,
  type Shape,
  SHAPE_NAMES,
  type ShapeGoal,
  type SolitaireGoal,
  type SumGoal,
  type TangleGoal,
  type TurnGoal,
} from '../puzzles/puzzle';
import { COLOURS, type Colour, type Hex, hexKey } from '../tantrix';
import { colourNamed } from './placement-text';

/** A goal as words with single spaces between; FORMAT.md describes them. Equal goals give equal texts. */
export function makeGoalText(goal: Goal): string {
  if (goal.kind === 'paths') {
    const choices = goal.choices.map(joined).join('/');
    return [goal.path, choices, ...(goal.shape ? ['in', shapeText(goal.shape)] : [])].join(' ');
  }
  if (goal.kind === 'shape') return `shape ${shapeText(goal.shape)}`;
  if (goal.kind === 'match') return 'match';
  if (goal.kind === 'turn') return `turn ${shapeText(goal.cells)}`;
  if (goal.kind === 'tangle') return `tangle ${tangleWords(goal).join(' ')}`;
  if (goal.kind === 'circles') return `circles ${goal.atLeast}`;
  if (goal.kind === 'sum') return `sum ${goal.path} ${goal.best} ${goal.bestByHand}`;
  return `solitaire ${goal.path} ${joined(goal.colours)}`;
}

const joined = (colours: readonly Colour[]): string => colours.join('+');

const shapeText = (shape: Shape): string => (typeof shape === 'string' ? shape : shape.map(hexKey).join('/'));

function tangleWords({ loops, hub, shaped, chain, nested, identical }: TangleGoal): string[] {
  const counts = COLOURS.flatMap((colour) => (loops[colour] === undefined ? [] : [`${colour}=${loops[colour]}`]));
  const facts: readonly [string, string | undefined][] = [
    ['hub', hub],
    ['shaped', shaped?.map(({ colour, shape, size }) => texts(colour, shape, size)).join('+')],
    ['chain', chain && joined(chain)],
    ['nested', nested && texts(nested.inner, nested.outer, nested.shape)],
    ['identical', identical && joined(identical)],
  ];
  return [...counts, ...facts.flatMap(([word, text]) => (text === undefined ? [] : [`${word}=${text}`]))];
}

const texts = (...parts: readonly (string | number | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(':');

/** The goal that a text says, or undefined; only what `makeGoalText` writes is read. */
export function parseGoalText(text: string): Goal | undefined {
  const [word = '', ...rest] = text.split(' ');
  const goal = Object.hasOwn(READERS, word) ? READERS[word]?.(rest) : undefined;
  return goal && makeGoalText(goal) === text ? goal : undefined;
}

const READERS: Readonly<Record<string, (words: readonly string[]) => Goal | undefined>> = {
  line: (words) => pathsGoal('line', words),
  loop: (words) => pathsGoal('loop', words),
  shape: shapeGoal,
  turn: turnGoal,
  match: () => ({ kind: 'match' }),
  tangle: tangleGoal,
  circles: circleGoal,
  sum: sumGoal,
  solitaire: solitaireGoal,
};

function pathsGoal(path: PathKind, [choiceTexts = '', word, shapeName]: readonly string[]): PathsGoal | undefined {
  const choices = choiceTexts.split('/').map(coloursOf);
  const shape = shapeName === undefined ? undefined : shapeOf(shapeName);
  if (!areAll(choices) || (word !== undefined && !shape)) return undefined;
  return { kind: 'paths', path, choices, ...(shape ? { shape } : {}) };
}

function shapeGoal([text = '']: readonly string[]): ShapeGoal | undefined {
  const shape = shapeOf(text);
  return shape && { kind: 'shape', shape };
}

function turnGoal([text = '']: readonly string[]): TurnGoal | undefined {
  const cells = cellsOf(text);
  return cells && { kind: 'turn', cells };
}

function circleGoal([count = '']: readonly string[]): CircleGoal | undefined {
  return { kind: 'circles', atLeast: Number(count) };
}

function sumGoal([kind, best, bestByHand]: readonly string[]): SumGoal | undefined {
  const path = PATH_KINDS.find((one) => one === kind);
  return path && { kind: 'sum', path, best: Number(best), bestByHand: Number(bestByHand) };
}

function solitaireGoal([kind, text = '']: readonly string[]): SolitaireGoal | undefined {
  const path = PATH_KINDS.find((one) => one === kind);
  const colours = coloursOf(text);
  return path && colours && { kind: 'solitaire', path, colours };
}

function tangleGoal(words: readonly string[]): TangleGoal | undefined {
  const facts = new Map(words.map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]));
  const loops = Object.fromEntries(
    COLOURS.flatMap((colour) => (facts.has(colour) ? [[colour, Number(facts.get(colour))]] : [])),
  );
  const [hub, chain, identical] = ['hub', 'chain', 'identical'].map((word) => factOf(facts, word, coloursOf));
  const shaped = factOf(facts, 'shaped', shapedOf);
  const nested = factOf(facts, 'nested', nestedOf);
  return {
    kind: 'tangle',
    loops,
    ...(hub?.[0] ? { hub: hub[0] } : {}),
    ...(shaped ? { shaped } : {}),
    ...(chain ? { chain } : {}),
    ...(nested ? { nested } : {}),
    ...(identical ? { identical } : {}),
  };
}

const factOf = <T>(
  facts: ReadonlyMap<string, string>,
  word: string,
  read: (text: string) => T | undefined,
): T | undefined => {
  const text = facts.get(word);
  return text === undefined ? undefined : read(text);
};

function shapedOf(text: string): TangleGoal['shaped'] {
  const forms = text.split('+').map(formOf);
  return areAll(forms) ? forms : undefined;
}

function formOf(text: string): LoopForm | undefined {
  const [colourText = '', shapeName = '', size] = text.split(':');
  const [colour, shape] = [colourNamed(colourText), loopShapeNamed(shapeName)];
  return colour && shape && { colour, shape, ...(size === undefined ? {} : { size: Number(size) }) };
}

function nestedOf(text: string): TangleGoal['nested'] {
  const [innerText = '', outerText = '', shapeName = ''] = text.split(':');
  const [inner, outer, shape] = [colourNamed(innerText), colourNamed(outerText), loopShapeNamed(shapeName)];
  return inner && outer && { inner, outer, ...(shape ? { shape } : {}) };
}

const loopShapeNamed = (word: string): LoopShape | undefined => LOOP_SHAPES.find((shape) => shape === word);

function coloursOf(text: string): readonly Colour[] | undefined {
  const colours = text.split('+').map(colourNamed);
  return areAll(colours) ? colours : undefined;
}

const shapeOf = (text: string): Shape | undefined => SHAPE_NAMES.find((one) => one === text) ?? cellsOf(text);

function cellsOf(text: string): readonly Hex[] | undefined {
  const cells = text.split('/').map((cell) => {
    const [, q, r] = /^(-?\d{1,3}),(-?\d{1,3})$/.exec(cell) ?? [];
    return q === undefined || r === undefined ? undefined : { q: Number(q), r: Number(r) };
  });
  return areAll(cells) ? cells : undefined;
}

const areAll = <T>(values: readonly (T | undefined)[]): values is readonly T[] =>
  values.every((value) => value !== undefined);
