import { describe, expect, it } from 'vitest';
import { puzzleById } from '../../src-shared/puzzles/catalogue';
import { isSolitaire, newSolitaire } from '../../src-shared/puzzles/solitaire';
import { gameOfLesson } from '../../src-shared/help/lessons/lesson';
import { LESSON_IDS, LESSONS } from '../../src-shared/help/lessons/lessons';
import { type RaceMove, racersLeft } from '../../src-shared/gobble/race';
import {
  parsePuzzleTxg,
  parseTxg,
  patternKind,
  raceKind,
  type RecordedGame,
  type RecordedPuzzle,
  type RecordedRace,
} from '../../src-shared/record';
import { laidAtFirst, misplaced } from '../../src-shared/puzzles/turning';
import type { Pattern, PatternPosition } from '../../src-shared/patterns/pattern';
import { type PatternHand, patternRules } from '../../src-shared/sessions/pattern';
import { puzzleRules } from '../../src-shared/sessions/puzzle';
import { type RaceHand, raceRules } from '../../src-shared/sessions/race';
import { solitaireRules } from '../../src-shared/sessions/solitaire';
import { type GameHand, type GameMove, gameRules } from '../../src-shared/sessions/game';
import { byMail, competition, handingOn, lesson, online } from '../../src-shared/sessions/game-terms';
import type { Message, Ruling } from '../../src-shared/sessions/messages';
import { Session } from '../../src-shared/sessions/session';
import type { Gesture, Rules, Seat } from '../../src-shared/sessions/rules';
import { AIDS, composed, plainTerms, type Terms } from '../../src-shared/sessions/terms';
import {
  type Hex,
  legalPlacements,
  newGame,
  neighbor,
  ORIGIN,
  pick,
  type Random,
  sameHex,
  seededRandom,
  TILE_NUMBERS,
} from '../../src-shared/tantrix';
import { type Plate, plateKind, plateRules } from '../e2e/new-kind/plate';
import { IS_NIGHTLY, runs } from '../support/nightly';
import { randomPattern, withOneMore } from '../support/patterns';
import { newRecordedRace, possibleMoves } from '../support/races';

/** What holds of every kind of table, whatever is done at it: random gestures, moves, undo, redo and rulings. */

interface Play<State, Move, Hand, Extra> {
  readonly rules: Rules<State, Move, Hand>;
  readonly terms: Terms<State, Extra>;
}

interface Kind<State, Move, Hand, Extra> {
  readonly name: string;
  readonly play: (random: Random) => Play<State, Move, Hand, Extra> & { readonly state: State };
  /** The state that a text holds. */
  readonly read: (text: string) => State;
  /** Tiles and cells that gestures may be about; the more of them are possible, the more happens. */
  readonly about: (state: State, random: Random) => { readonly tile: number; readonly hex: Hex };
  /** A move that is allowed, if there is one. */
  readonly legal: (state: State, random: Random) => Move | undefined;
  /** Changes what is saved but never undone. */
  readonly amend: (state: State) => State;
  /** What must have happened in some of the runs, or nothing was tried. */
  readonly met: readonly Met[];
}
type Met = 'move' | 'undo' | 'redo' | 'objection' | 'pending' | 'bar';

const STEPS = 40;
const SEATS: readonly Seat[] = [0, 1, 2, 3];

const gestureOf = (tile: number, hex: Hex, random: Random): Gesture =>
  pick<() => Gesture>(
    [
      () => ({ kind: 'take', tile, withGroup: random(3) === 0 }),
      () => ({ kind: 'take', tile }),
      () => ({ kind: 'lay', at: { over: hex } }),
      () => ({ kind: 'lay', at: { over: hex, off: { x: 10, y: -20 } } }),
      () => ({ kind: 'lay', at: { over: hex }, rotation: random(6) }),
      () => ({ kind: 'turn', sixths: random(5) + 1 }),
      () => ({ kind: 'confirm' }),
      () => ({ kind: 'confirm' }),
      () => ({ kind: 'putBack' }),
      () => ({
        kind: 'step',
        next: (from) => [neighbor(from, 1)],
        as: pick(['one', 'group', 'swap'] as const, random),
      }),
      () => ({ kind: 'clear' }),
    ],
    random,
  )();

/** Does something at random. */
function messageFor<State, Move, Hand, Extra>(
  kind: Kind<State, Move, Hand, Extra>,
  table: Session<State, Move, Hand, Extra>,
  random: Random,
): Message<State, Move, Hand> {
  const state = table.seen;
  const actors = table.rules.actors(state);
  const by = random(5) === 0 || actors.length === 0 ? pick(SEATS, random) : pick(actors, random);
  const move = kind.legal(state, random);
  const choice = random(10);
  if (choice < 5) {
    const { tile, hex } = kind.about(state, random);
    return { kind: 'gesture', by, gesture: gestureOf(tile, hex, random) };
  }
  if (choice === 5) return { kind: 'undo' };
  if (choice === 6) return { kind: 'redo' };
  if (choice === 7) {
    return pick<Message<State, Move, Hand>>(
      [
        { kind: 'handedOn' },
        { kind: 'letGo' },
        { kind: 'hand', by, hand: table.rules.emptyHand },
        { kind: 'amended', change: kind.amend },
        { kind: 'rewound', to: random(table.log.moves.length + 1) },
        { kind: 'refused', ticket: table.pending[0]?.ticket ?? 0, objection: { code: 'occupied', at: [] } },
      ],
      random,
    );
  }
  const [first] = table.pending;
  if (first) return { kind: 'ruling', number: table.log.moves.length + 1, made: first, ticket: first.ticket };
  return move === undefined ? { kind: 'undo' } : { kind: 'move', made: { by: actors[0] ?? 0, move } };
}

function holdLaws<State, Move, Hand, Extra>(kind: Kind<State, Move, Hand, Extra>): void {
  /** Visits every table that comes up while things are done at random, with what is done next. */
  const visit = (
    look: (
      before: Session<State, Move, Hand, Extra>,
      message: Message<State, Move, Hand>,
      after: Session<State, Move, Hand, Extra>,
    ) => void,
  ) => {
    for (let seed = 1; seed <= runs(3, 200); seed++) {
      const random = seededRandom(seed);
      const { state, ...play } = kind.play(random);
      let table = Session.begun(play, state);
      for (let count = 0; count < STEPS; count++) {
        const message = messageFor(kind, table, random);
        const after = table.after(message);
        look(table, message, after);
        table = after;
      }
    }
  };
  const textOf = ({ rules, log }: Session<State, Move, Hand, Extra>) => rules.text(log.now);

  it('undo, then redo, is as if nothing had been done', () => {
    visit((_, __, table) => {
      if (!table.may('undo')) return;
      const back = table.after({ kind: 'undo' }).after({ kind: 'redo' });
      expect(textOf(back)).toBe(textOf(table));
      expect(back.log.moves).toEqual(table.log.moves);
      expect(back.undone).toEqual(table.undone);
    });
  });

  it('what may be taken back, is; what may not, changes nothing', () => {
    visit((_, __, table) => {
      for (const way of ['undo', 'redo'] as const) {
        const after = table.after({ kind: way });
        expect(after.log === table.log).toBe(!table.may(way));
        expect(after.log.moves.length === table.log.moves.length).toBe(!table.may(way));
      }
    });
  });

  it('what changes nothing gives the same value', () => {
    visit((_, __, table) => {
      const quiet = table.after({ kind: 'letGo' });
      expect(quiet.after({ kind: 'letGo' })).toBe(quiet);
      expect(quiet.after({ kind: 'amended', change: (state) => state })).toBe(quiet);
      const back = quiet.after({ kind: 'rewound', to: quiet.log.moves.length });
      expect(back.after({ kind: 'rewound', to: quiet.log.moves.length })).toBe(back);
      const handed = quiet.after({ kind: 'handedOn' });
      expect(handed.after({ kind: 'handedOn' })).toBe(handed);
    });
  });

  it('what is barred, or done from elsewhere, changes nothing but what is said', () => {
    visit((table, message, after) => {
      if (message.kind !== 'gesture') return;
      const isHere = table.terms.seatsHere(table.seen).includes(message.by);
      if (isHere && !table.bar('act')) return;
      expect(after.objection).toBeDefined();
      expect([after.log, after.undone, after.pending]).toEqual([table.log, table.undone, table.pending]);
      for (const seat of SEATS) expect(after.handOf(seat)).toBe(table.handOf(seat));
    });
  });

  it('what was kept is what comes back', () => {
    visit((_, __, table) => {
      const { rules } = table;
      const text = textOf(table);
      const recovered = Session.begun(table, kind.read(text));
      expect(textOf(recovered)).toBe(text);
      expect(rules.actors(recovered.log.now)).toEqual(rules.actors(table.log.now));
      expect(rules.isWorthKeeping(recovered.log)).toBe(rules.isWorthKeeping(table.log));
    });
  });

  it('what was kept with the moves that were taken back, comes back without them', () => {
    visit((_, __, table) => {
      // Of what is arranged, a text has how it lies and not how it came to lie so.
      if (table.rules.logOf(table.log.now).moves.length !== table.log.moves.length) return;
      const recovered = Session.begun(table, kind.read(table.rules.text(table.withUndone))).takenBack(
        table.undone.length,
      );
      expect(textOf(recovered)).toBe(textOf(table));
      expect(recovered.undone).toEqual(table.undone);
    });
  });

  it('what is amended stays, also when moves are taken back', () => {
    visit((_, __, table) => {
      const amended = table.after({ kind: 'amended', change: kind.amend });
      expect(textOf(amended)).toBe(table.rules.text(kind.amend(table.log.now)));
      const back = amended.after({ kind: 'rewound', to: 0 });
      expect(textOf(back)).toBe(table.rules.text(kind.amend(table.log.start)));
    });
  });

  it('a log is what folding its moves gives, and a part of it what folding that part gives', () => {
    visit((_, __, { rules, log }) => {
      let state = log.start;
      for (const made of log.moves) {
        const executed = rules.execute(state, made);
        if (!executed.ok) throw new Error(executed.objection.code);
        ({ state } = executed);
      }
      expect(rules.text(state)).toBe(rules.text(log.now));
      const half = Math.floor(log.moves.length / 2);
      let part = log.start;
      for (const made of log.moves.slice(0, half)) {
        const executed = rules.execute(part, made);
        if (executed.ok) part = executed.state;
      }
      expect(rules.text(rules.at(log, half))).toBe(rules.text(part));
    });
  });

  it('rulings that come late, twice or in another order lead to the same', () => {
    for (let seed = 1; seed <= runs(3, 200); seed++) {
      const random = seededRandom(seed);
      const { state, ...plain } = kind.play(random);
      const play = { ...plain, terms: { ...plain.terms, decides: 'referee' } as const };
      const rulings = rulingsFor(kind, play, state, random);
      const straight = rulings.reduce(
        (table, ruling) => table.after({ kind: 'ruling', ...ruling }),
        Session.begun(play, state),
      );
      const mixed = [...rulings, ...rulings]
        .map((ruling) => ({ ruling, at: random(1000) }))
        .toSorted((a, b) => a.at - b.at);
      const crooked = mixed.reduce(
        (table, { ruling }) => table.after({ kind: 'ruling', ...ruling }),
        Session.begun(play, state),
      );
      expect(straight.log.moves.slice(-rulings.length)).toEqual(rulings.map(({ made }) => made));
      expect(crooked.log.moves).toEqual(straight.log.moves);
      expect(textOf(crooked)).toBe(textOf(straight));
    }
  });

  it('tables at which other moves are on their way come to the same by the same rulings', () => {
    for (let seed = 1; seed <= runs(3, 200); seed++) {
      const random = seededRandom(seed);
      const { state, ...plain } = kind.play(random);
      const play = { ...plain, terms: { ...plain.terms, bars: () => undefined, decides: 'referee' } as const };
      const rulings = rulingsFor(kind, play, state, random);
      const ahead = Session.begun(play, state);
      const tables = play.rules.actors(state).map((by) => {
        const move = kind.legal(state, random);
        return move === undefined ? ahead : ahead.after({ kind: 'move', made: { by, move } });
      });
      for (const table of tables) {
        // What is on its way and never ruled on is turned down in the end.
        const ruled = rulings.reduce((each, ruling) => each.after({ kind: 'ruling', ...ruling }), table);
        const [ours] = ruled.pending;
        const settled = ours
          ? ruled.after({ kind: 'refused', ticket: ours.ticket, objection: { code: 'occupied', at: [] } })
          : ruled;
        expect(settled.pending).toEqual([]);
        expect(settled.log.moves.slice(-rulings.length)).toEqual(rulings.map(({ made }) => made));
        expect(play.rules.text(settled.seen)).toBe(textOf(settled));
      }
    }
  });

  it('a move that is turned down is as if nobody had made it', () => {
    for (let seed = 1; seed <= runs(3, 200); seed++) {
      const random = seededRandom(seed);
      const { state, ...plain } = kind.play(random);
      const play = { ...plain, terms: { ...plain.terms, bars: () => undefined, decides: 'referee' } as const };
      const table = Session.begun(play, state);
      const move = kind.legal(state, random);
      if (move === undefined) continue;
      const ahead = table.after({ kind: 'move', made: { by: play.rules.actors(state)[0] ?? 0, move } });
      const ticket = ahead.pending[0]?.ticket ?? 0;
      const back = ahead.after({ kind: 'refused', ticket, objection: { code: 'occupied', at: [] } });
      expect(play.rules.text(ahead.seen)).not.toBe(play.rules.text(table.seen));
      expect(play.rules.text(back.seen)).toBe(play.rules.text(table.seen));
      expect(back.pending).toEqual([]);
      expect(back.objection).toBeDefined();
    }
  });

  it('a move that counts as it was made changes nothing for the eye, nor in the hands', () => {
    for (let seed = 1; seed <= runs(3, 200); seed++) {
      const random = seededRandom(seed);
      const { state, ...plain } = kind.play(random);
      const play = { ...plain, terms: { ...plain.terms, bars: () => undefined, decides: 'referee' } as const };
      const by = play.rules.actors(state)[0] ?? 0;
      const move = kind.legal(state, random);
      if (move === undefined) continue;
      const ahead = Session.begun(play, state).after({ kind: 'move', made: { by, move } });
      const { tile } = kind.about(ahead.seen, random);
      const held = ahead.after({ kind: 'gesture', by, gesture: { kind: 'take', tile } });
      const [made] = held.pending;
      if (!made) throw new Error('nothing is on its way');
      const counts = held.after({ kind: 'ruling', number: held.log.moves.length + 1, made, ticket: made.ticket });
      expect(counts.pending).toEqual([]);
      expect(counts.seen).toBe(held.seen);
      expect(play.rules.text(counts.log.now)).toBe(play.rules.text(held.seen));
      expect(counts.handOf(by)).toBe(held.handOf(by));
    }
  });

  it('all of this has been met', () => {
    const met = new Set<Met>();
    visit((before, message, after) => {
      const grown = after.log.moves.length - before.log.moves.length;
      if (grown > 0) met.add(message.kind === 'redo' ? 'redo' : 'move');
      if (grown < 0) met.add('undo');
      if (after.objection) met.add('objection');
      if (after.pending.length > 0) met.add('pending');
      if (AIDS.some((aid) => after.bar(aid))) met.add('bar');
    });
    expect([...met].toSorted()).toEqual(expect.arrayContaining([...kind.met].toSorted()));
  });
}

/** A few moves one after the other, as somebody elsewhere rules on them. */
function rulingsFor<State, Move, Hand, Extra>(
  kind: Kind<State, Move, Hand, Extra>,
  { rules }: Play<State, Move, Hand, Extra>,
  start: State,
  random: Random,
): Ruling<Move>[] {
  const rulings: Ruling<Move>[] = [];
  const { moves, now } = rules.logOf(start);
  let state = now;
  for (let number = moves.length + 1; number <= moves.length + 8; number++) {
    const move = kind.legal(state, random);
    if (move === undefined) break;
    const made = { by: rules.actors(state)[0] ?? 0, move };
    const executed = rules.execute(state, made);
    if (!executed.ok) break;
    ({ state } = executed);
    rulings.push({ number, made });
  }
  return rulings;
}

const people = (count: number, homes: readonly (number | undefined)[] = [], robots: readonly number[] = []) =>
  ['Ann', 'Bob', 'Cid', 'Dot'].slice(0, count).map((name, seat) => ({
    name,
    email: '',
    country: '',
    ...(homes[seat] === undefined ? {} : { home: homes[seat] }),
    ...(robots.includes(seat) ? { robot: { character: 'mason', level: 1 } } : {}),
  }));

const gameRecord = (random: Random, players: RecordedGame['players'], isCompetition = false): RecordedGame => ({
  players,
  game: newGame({ seats: (['red', 'blue', 'yellow', 'green'] as const).slice(0, players.length) }, random(100_000)),
  isCompetition,
});

function readGame(text: string): RecordedGame {
  const parsed = parseTxg(text);
  if (!parsed.ok) throw new Error(parsed.problem.code);
  return parsed.record;
}

/** A kind of table at which a game is played. */
const gameKind = <Extra>(
  name: string,
  recordFor: (random: Random) => RecordedGame,
  termsFor: (record: RecordedGame) => Terms<RecordedGame, Extra>,
  met: readonly Met[],
): Kind<RecordedGame, GameMove, GameHand, Extra> => ({
  name,
  play(random) {
    const state = recordFor(random);
    return { rules: gameRules, terms: termsFor(state), state };
  },
  read: readGame,
  about({ game }, random) {
    const legal = legalPlacements(game);
    const { tile, q, r } = legal.length > 0 ? pick(legal, random) : { tile: 1, ...ORIGIN };
    return { tile: random(6) === 0 ? pick(TILE_NUMBERS, random) : tile, hex: { q, r } };
  },
  legal({ game }, random) {
    const legal = legalPlacements(game);
    if (legal.length === 0) return undefined;
    return random(60) === 0 ? 'stop' : pick(legal, random);
  },
  amend: (record) => ({ ...record, players: record.players.map((player) => ({ ...player, country: 'Nauru' })) }),
  met,
});

function readPuzzle(text: string): RecordedPuzzle {
  const parsed = parsePuzzleTxg(text);
  if (!parsed.ok) throw new Error(`${JSON.stringify(parsed)} ${text}`);
  return parsed.record;
}

const puzzleRecord = (id: string): RecordedPuzzle => {
  const entry = puzzleById(id);
  if (!entry) throw new Error(`no puzzle ${id}`);
  const { puzzle } = entry;
  return { id, name: entry.name, puzzle, laid: laidAtFirst(puzzle), firm: [], seconds: 0, helped: false };
};

const near = (random: Random): Hex => ({ q: random(5) - 2, r: random(5) - 2 });

type Arranging = Kind<RecordedPuzzle, ReturnType<typeof positionOf>, ReturnType<typeof emptyBox>, object>;

const arrangingOf =
  (ids: readonly string[]): Arranging['play'] =>
  (random) => ({
    rules: puzzleRules,
    terms: plainTerms,
    state: puzzleRecord(pick(ids, random)),
  });

const arrangements: Arranging = {
  name: 'a puzzle',
  play: arrangingOf(['discovery-3', 'discovery-5', 'discovery-12']),
  read: readPuzzle,
  about: ({ puzzle }, random) => ({ tile: pick(puzzle.tiles, random), hex: near(random) }),
  legal({ puzzle, laid, firm }, random) {
    const left = puzzle.tiles.filter((tile) => laid.every((each) => each.tile !== tile));
    const [free] = [ORIGIN, ...laid.flatMap((each) => [0, 1, 2, 3, 4, 5].map((side) => neighbor(each, side)))].filter(
      (hex) => laid.every((each) => each.q !== hex.q || each.r !== hex.r),
    );
    if (left.length === 0 || !free) return undefined;
    return { laid: [...laid, { tile: pick(left, random), ...free, rotation: random(6) }], firm };
  },
  amend: (record) => ({ ...record, helped: true }),
  met: ['move', 'undo', 'redo', 'objection'],
};

/** As many edges are matched as one likes. */
const matches: Arranging = {
  ...arrangements,
  name: 'tiles that are matched freely',
  play: arrangingOf(['match-first', 'match-no-red']),
};

/** All tiles lie in their places, and nothing of them is ever changed but how they are turned. */
const patterns: Arranging = {
  ...arrangements,
  name: 'tiles that are only turned',
  play: arrangingOf(['pattern-flower', 'pattern-triangle']),
  about: ({ laid }, random) => {
    const { tile, q, r } = pick(laid, random);
    return { tile, hex: random(3) === 0 ? near(random) : { q, r } };
  },
  legal({ laid, firm }, random) {
    const { tile } = pick(laid, random);
    const turned = laid.map((each) => (each.tile === tile ? { ...each, rotation: (each.rotation + 1) % 6 } : each));
    return { laid: turned, firm };
  },
  met: ['move', 'undo', 'redo'],
};

const positionOf = ({ laid, firm }: RecordedPuzzle) => ({ laid, firm });
const emptyBox = () => puzzleRules.emptyHand;

const drawn: Kind<RecordedPuzzle, RecordedPuzzle['laid'][number], typeof solitaireRules.emptyHand, object> = {
  name: 'a solitaire',
  play(random) {
    const record = puzzleRecord('solitaire-line');
    if (!isSolitaire(record.puzzle)) throw new Error('no solitaire');
    const { order } = newSolitaire(record.puzzle, 'red', random(1000));
    return { rules: solitaireRules, terms: plainTerms, state: { ...record, seed: 1, drawn: { colour: 'red', order } } };
  },
  read: readPuzzle,
  about: (_, random) => ({ tile: 1, hex: random(2) === 0 ? ORIGIN : near(random) }),
  legal(record, random) {
    const spaces = [ORIGIN, ...record.laid.flatMap((each) => [0, 1, 2, 3, 4, 5].map((side) => neighbor(each, side)))];
    const { order } = record.drawn ?? { order: [] };
    const tile = order[record.laid.length];
    const tries = spaces.flatMap(({ q, r }) =>
      [0, 1, 2, 3, 4, 5].map((rotation) => ({ tile: tile ?? 0, q, r, rotation })),
    );
    const legal = tries.filter((move) => tile !== undefined && solitaireRules.execute(record, { by: 0, move }).ok);
    return legal.length > 0 ? pick(legal, random) : undefined;
  },
  amend: (record) => ({ ...record, helped: true }),
  met: ['move', 'objection'],
};

const CELLS = [ORIGIN, ...[0, 1, 2, 3, 4, 5].map((side) => neighbor(ORIGIN, side))];

/** What the program does not know: two people who act at once. */
const plates: Kind<Plate, Hex, object, object> = {
  name: 'a new kind',
  play: () => ({ rules: plateRules, terms: plainTerms, state: { people: ['Ann', 'Bob'], laid: [] } }),
  read(text) {
    const parsed = plateKind.parse(text);
    if (!parsed.ok) throw new Error(parsed.problem.code);
    return parsed.record;
  },
  about: (_, random) => ({ tile: 1, hex: near(random) }),
  legal({ laid }, random) {
    const free = CELLS.filter((cell) => laid.every(({ move }) => move.q !== cell.q || move.r !== cell.r));
    return free.length > 0 ? pick(free, random) : undefined;
  },
  amend: (plate) => ({ ...plate, people: ['Cid', 'Dot'] }),
  met: ['move', 'undo', 'redo', 'objection'],
};

/** Whoever is the first to act lays a tile where one fits, or throws one. */
const races: Kind<RecordedRace, RaceMove, RaceHand, object> = {
  name: 'a race of Gobble',
  play: (random) => ({ rules: raceRules, terms: plainTerms, state: newRecordedRace(random) }),
  read(text) {
    const parsed = raceKind.parse(text);
    if (!parsed.ok) throw new Error(parsed.problem.code);
    return parsed.record;
  },
  about: (_, random) => ({ tile: pick(TILE_NUMBERS, random), hex: near(random) }),
  legal: ({ race }, random) => {
    const legal = possibleMoves(race, racersLeft(race)[0] ?? 0);
    return legal.length > 0 ? pick(legal, random) : undefined;
  },
  amend: (record) => ({ ...record, isSlow: true }),
  met: ['move'],
};

/** Nothing is forbidden but a table that is too full. */
const freeTables: Kind<Pattern, PatternPosition, PatternHand, object> = {
  name: 'a free table',
  play: (random) => ({ rules: patternRules, terms: plainTerms, state: randomPattern(random) }),
  read(text) {
    const parsed = patternKind.parse(text);
    if (!parsed.ok) throw new Error(parsed.problem.code);
    return parsed.record;
  },
  about: (_, random) => ({ tile: pick(TILE_NUMBERS, random), hex: near(random) }),
  legal: (pattern, random) => ({ guide: pattern.guide, laid: withOneMore(pattern, random) }),
  amend: (pattern) => pattern,
  met: ['move', 'undo', 'redo'],
};

const usual = (random: Random) => gameRecord(random, people(2 + random(3)));

const law = <Extra>(kind: Kind<RecordedGame, GameMove, GameHand, Extra>) => [kind.name, () => holdLaws(kind)] as const;

describe.each([
  law(gameKind('a game', usual, () => plainTerms, ['move', 'undo', 'redo', 'objection'])),
  law(
    gameKind(
      'a game with a computer player',
      (random) => gameRecord(random, people(2, [], [1])),
      () => plainTerms,
      ['move', 'undo', 'redo'],
    ),
  ),
  law(gameKind('a game that is handed on', usual, () => handingOn(), ['move', 'undo', 'redo', 'objection', 'bar'])),
  law(
    gameKind(
      'a competition',
      (random) => gameRecord(random, people(2), true),
      () => competition,
      ['move', 'bar'],
    ),
  ),
  law(
    gameKind(
      'a game by mail',
      (random) => gameRecord(random, people(2, [1, 2])),
      () => byMail(1),
      ['move', 'objection', 'pending', 'bar'],
    ),
  ),
  law(
    gameKind(
      'a competition by mail',
      (random) => gameRecord(random, people(2, [1, 2]), true),
      () => composed([competition, byMail(2)]),
      ['move', 'objection', 'pending', 'bar'],
    ),
  ),
  law(
    gameKind(
      'a game online',
      (random) => gameRecord(random, people(3)),
      () => online(() => [1]),
      ['move', 'objection', 'pending', 'bar'],
    ),
  ),
  law(
    gameKind(
      'a competition online',
      (random) => gameRecord(random, people(2), true),
      () => composed([competition, online(() => [0])]),
      ['move', 'objection', 'pending', 'bar'],
    ),
  ),
  ...[arrangements, matches, patterns].map((kind) => [kind.name, () => holdLaws(kind)] as const),
  [drawn.name, () => holdLaws(drawn)] as const,
  [plates.name, () => holdLaws(plates)] as const,
  [races.name, () => holdLaws(races)] as const,
  [freeTables.name, () => holdLaws(freeTables)] as const,
])('at the table of %s', (_, hold) => {
  hold();
});

describe.each(IS_NIGHTLY ? LESSON_IDS : LESSON_IDS.slice(0, 2))('at the table of the lesson %s', (id) => {
  const start = gameOfLesson(LESSONS[id]);
  const record = { players: people(start.deal.seats.length), game: start, isCompetition: false };
  holdLaws(
    gameKind(
      `the lesson ${id}`,
      () => record,
      () => lesson(LESSONS[id], record),
      ['move'],
    ),
  );
});

it('tiles that are only turned stay in their places, whatever is done', () => {
  for (let seed = 1; seed <= runs(5, 200); seed++) {
    const random = seededRandom(seed);
    const { state, ...play } = patterns.play(random);
    let table = Session.begun(play, state);
    for (let count = 0; count < STEPS; count++) table = table.after(messageFor(patterns, table, random));
    expect(misplaced(state.puzzle, table.seen.laid)).toEqual([]);
    expect(table.seen.laid).toHaveLength(state.puzzle.tiles.length);
  }
});

describe('a game that is played by gestures', () => {
  it('takes a tile as it was seen to lie, turned otherwise only where there is one way', () => {
    const random = seededRandom(7);
    const met = { asSeen: 0, turned: 0, waited: 0 };
    for (let count = 0; count < runs(3, 100); count++) {
      let table = Session.begun({ rules: gameRules, terms: plainTerms }, usual(random));
      for (let steps = 0; steps < 300; steps++) {
        const { game } = table.seen;
        const by = game.position.mover;
        const legal = legalPlacements(game);
        if (legal.length === 0) break;
        const { tile, q, r } = pick(legal, random);
        const hex = { q, r };
        for (const gesture of gesturesBeforePlaying(tile, hex, random)) {
          table = table.after({ kind: 'gesture', by, gesture });
        }
        const { held } = table.handOf(by);
        const after = table.after({ kind: 'gesture', by, gesture: { kind: 'confirm' } });
        const ways = legal.filter((each) => each.tile === tile && sameHex(each, hex)).map(({ rotation }) => rotation);
        const made = after.log.moves[table.log.moves.length]?.move;
        const seen = held?.rotation ?? -1;
        const isUnseen = ways.length > 1 && !ways.includes(seen);
        const played = ways.length === 1 ? ways[0] : seen;
        expect(made).toEqual(isUnseen ? undefined : { tile, ...hex, rotation: played });
        expect(!isUnseen || ways.includes(after.handOf(by).held?.rotation ?? -1)).toBe(true);
        met[isUnseen ? 'waited' : played === seen ? 'asSeen' : 'turned'] += 1;
        table = after;
      }
    }
    for (const often of Object.values(met)) expect(often).toBeGreaterThan(10);
  });
});

/** A tile is taken, laid in a space that takes it, and turned. */
const gesturesBeforePlaying = (tile: number, over: Hex, random: Random): Gesture[] => [
  { kind: 'take', tile },
  { kind: 'lay', at: { over } },
  { kind: 'turn', sixths: random(6) },
];
