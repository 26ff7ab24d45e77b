import { describe, expect, it } from 'vitest';
import {
  falseClaims,
  gameOfLesson,
  type LessonSource,
  outcomeOf,
  wayOf,
} from '../../../src-shared/help/lessons/lesson';
import {
  FIRST_LESSON,
  isPlayed,
  LESSON_IDS,
  lessonAfter,
  type LessonId,
  LESSONS,
  type PlayedLessonId,
} from '../../../src-shared/help/lessons/lessons';
import { parsePlacementText } from '../../../src-shared/record/placement-text';
import { type Game, legalPlacements, play, type RefusalCode } from '../../../src-shared/tantrix';

interface Ways {
  /** Tiles that may be played and miss the task; none where the rules allow nothing that does. */
  readonly wrong: readonly string[];
  /** What the rules refuse at the start. */
  readonly refused?: readonly [placement: string, code: RefusalCode];
}

const WAYS: Readonly<Record<PlayedLessonId, Ways>> = {
  match: { wrong: ['8 0,-1 0'], refused: ['8 -1,1 1', 'coloursClash'] },
  turn: { wrong: ['14 -1,0 2'] },
  forced: { wrong: [], refused: ['7 1,1 1', 'forcedFirst'] },
  alike: { wrong: ['10 0,-1 0'], refused: ['10 -1,0 5', 'thirdLink'] },
  wholeTurn: { wrong: ['20 -1,1 3'] },
  join: { wrong: ['24 1,-2 1'] },
  loop: { wrong: [], refused: ['10 3,0 0', 'forcedFirst'] },
  control: { wrong: ['24 -1,0 2'] },
  fits: { wrong: ['54 -1,1 1'] },
  endgame: { wrong: ['29 -1,2 3'] },
};

const placementOf = (text: string) => {
  const placement = parsePlacementText(text);
  if (!placement) throw new Error(`${text} is no placement`);
  return placement;
};

/** The game after some placements, all of them legal. */
const after = (start: Game, texts: readonly string[]): Game =>
  texts.reduce((game, text) => {
    const result = play(game, placementOf(text));
    if (!result.ok) throw new Error(`${text}: ${result.refusal.code}`);
    return result.game;
  }, start);

const PLAYED = LESSON_IDS.filter(isPlayed);

const lessonOf = (id: LessonId): LessonSource => LESSONS[id];
const isReached = (id: LessonId) => lessonOf(id).task.kind === 'reach';

describe.each(LESSON_IDS)('the lesson %s', (id) => {
  const lesson = lessonOf(id);
  const start = gameOfLesson(lesson);

  it('begins where the rules allow it, in a position of which its words are true', () => {
    expect(falseClaims(lesson, start, lesson.facts)).toEqual([]);
    expect(lesson.facts).not.toEqual([]);
    const { mover, hands } = start.position;
    expect(start.deal.seats[mover]).toBe(lesson.turn);
    expect(hands[mover]).toEqual(expect.arrayContaining([...lesson.hand]));
    expect(outcomeOf(lesson, start, start)).toBe('open');
  });

  it('points at spaces that it has', () => {
    for (const mark of Object.values(lesson.pointsAt)) expect(lesson.marks[mark]).toBeDefined();
  });
});

it.each(PLAYED.filter((id) => WAYS[id].wrong.length > 0))(
  'the lesson %s is missed by a tile that does something else',
  (id) => {
    const lesson = lessonOf(id);
    const start = gameOfLesson(lesson);
    const { wrong } = WAYS[id];
    const game = after(start, wrong);
    const more = after(game, anyMoves(game, lesson.moves - wrong.length));
    expect(outcomeOf(lesson, start, more)).toBe('missed');
  },
);

it.each(PLAYED.filter((id) => WAYS[id].wrong.length === 0))(
  'the lesson %s cannot be missed: whatever may be played does the task',
  (id) => {
    const lesson = lessonOf(id);
    const start = gameOfLesson(lesson);
    const moves = legalPlacements(start);
    expect(moves).not.toEqual([]);
    for (const { tile, q, r, rotation } of moves) {
      expect(outcomeOf(lesson, start, after(start, [`${tile} ${q},${r} ${rotation}`]))).toBe('done');
    }
  },
);

it.each(PLAYED.filter(isReached))(
  'the lesson %s can be done by the way that it shows, and not before its last tile',
  (id) => {
    const lesson = lessonOf(id);
    const start = gameOfLesson(lesson);
    const right = wayOf(lesson).map(({ tile, q, r, rotation }) => `${tile} ${q},${r} ${rotation}`);
    expect(right).toHaveLength(lesson.moves);
    for (const [at] of right.entries()) {
      expect(outcomeOf(lesson, start, after(start, right.slice(0, at)))).toBe('open');
    }
    expect(outcomeOf(lesson, start, after(start, right))).toBe('done');
  },
);

it.each(PLAYED.filter((id) => WAYS[id].refused))('the lesson %s goes on after a refusal, or is about it', (id) => {
  const lesson = lessonOf(id);
  const start = gameOfLesson(lesson);
  const [text, code] = WAYS[id].refused ?? ['', undefined];
  expect(play(start, placementOf(text))).toMatchObject({ ok: false, refusal: { code } });
  expect(outcomeOf(lesson, start, start, code)).toBe(isReached(id) ? 'open' : 'done');
});

/** So many legal placements, each the last that there is. */
function anyMoves(start: Game, count: number): string[] {
  const moves: string[] = [];
  for (let game = start; moves.length < count; game = after(start, moves)) {
    const last = legalPlacements(game).at(-1);
    if (!last) break;
    moves.push(`${last.tile} ${last.q},${last.r} ${last.rotation}`);
  }
  return moves;
}

describe('the tutorial', () => {
  it('has eleven lessons, the aim first, one after another', () => {
    const [first] = LESSON_IDS;
    const order: (LessonId | undefined)[] = [first];
    for (let id = first; id; id = lessonAfter(id)) order.push(lessonAfter(id));
    expect(order).toEqual([...LESSON_IDS, undefined]);
    expect(LESSON_IDS).toHaveLength(11);
    expect(first).toBe(FIRST_LESSON);
  });

  it('asks nothing where there is only something to be seen', () => {
    const start = gameOfLesson(LESSONS.aim);
    expect(LESSON_IDS.filter((id) => !isPlayed(id))).toEqual(['aim']);
    expect(outcomeOf(LESSONS.aim, start, after(start, anyMoves(start, 2)))).toBe('open');
  });

  it('shows what is refused in the lesson about refusals by that alone', () => {
    const lesson: LessonSource = LESSONS.alike;
    const start = gameOfLesson(lesson);
    expect(outcomeOf(lesson, start, start, 'coloursClash')).toBe('open');
    expect(outcomeOf(lesson, start, start, 'thirdLink')).toBe('done');
  });

  it('needs no further tile where only the forced space may be filled', () => {
    const { forced, loop }: Readonly<Record<string, LessonSource>> = LESSONS;
    for (const lesson of [forced, loop]) {
      const start = lesson && gameOfLesson(lesson);
      const cells = start ? legalPlacements(start).map(({ q, r }) => `${q},${r}`) : [];
      expect(new Set(cells).size).toBe(1);
    }
  });
});
