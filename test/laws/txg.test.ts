import { describe, expect, it } from 'vitest';
import { fieldProblem, makeTxg, parseTxg, type PlayerField, type RecordedGame } from '../../src-shared/record';
import {
  COLOURS,
  type Deal,
  pick,
  type Placement,
  type Random,
  replay,
  seededRandom,
  shuffled,
  stopGame,
  TILE_NUMBERS,
} from '../../src-shared/tantrix';
import { placementOf } from '../../src-shared/tantrix/game';
import { Position } from '../../src-shared/tantrix/position';
import { byMail, randomTerms } from '../support/random-records';
import { forRandomGames, type RandomGame } from '../support/random-games';

/** What people could be called, and what a careless reader of files could stumble over. */
const ODD_TEXTS = (
  `Ann|  |"|'|“|\\|%|#|,|-1,0|1 5 0,0 3|check|player red|stopped|bag|é|e\u0301|漢字|ǅ|דנה|🦊|👩‍👧|` +
  '\u00a0|\u200d|\u202e|\ufeff|\ufffd|\u{10ffff}'
).split('|');
/** What a slip puts in besides characters of the text: ends of lines, and what no file should hold. */
const SLIPS = '\n|\r|\t|\0| |+|x|0|9|a|f|\ufffd|\ud800'.split('|');

function oddText(field: PlayerField, random: Random): string {
  for (;;) {
    const text = Array.from({ length: random(5) }, () => pick(ODD_TEXTS, random)).join('');
    if (fieldProblem(field, text) === undefined) return text;
  }
}

/** A game at any stage, with or without a starter, stopped or not. */
function randomRecord(drawn: RandomGame): RecordedGame {
  const random = seededRandom(drawn.seed);
  const record = randomLocalRecord(drawn, random);
  return random(4) === 0 ? byMail(record, random) : record;
}

function randomLocalRecord({ players }: RandomGame, random: Random): RecordedGame {
  const seats = shuffled(COLOURS, random).slice(0, players);
  const bag = shuffled(TILE_NUMBERS, random);
  const deal: Deal = random(2) > 0 ? { seats, bag } : { seats, bag, starter: random(players) };
  const placements = randomPlacements(deal, random(60), random);
  const result = replay(deal, placements);
  if (!result.ok) throw new Error('a random game can be played');
  return {
    players: seats.map(() => ({
      name: oddText('name', random),
      email: oddText('email', random),
      country: oddText('country', random),
      ...(random(3) === 0 ? { robot: { character: pick(['mason', 'nobody'], random), level: 1 + random(5) } } : {}),
    })),
    game: random(3) > 0 ? result.game : stopGame(result.game),
    ...randomTerms(deal, random),
  };
}

function randomPlacements(deal: Deal, count: number, random: Random): Placement[] {
  const position = new Position(deal);
  const placements: Placement[] = [];
  while (!position.isOver && placements.length < count) {
    const move = pick(position.moves, random);
    placements.push(placementOf(move));
    position.play(move);
  }
  return placements;
}

/** All there is to a record; the position is what the placements make of the deal. */
const essenceOf = ({
  players,
  game: { deal, placements, isStopped, position },
  isCompetition,
  isDrawn,
  startedBy,
  again,
}: RecordedGame) => ({
  players,
  again,
  isCompetition,
  isDrawn,
  startedBy,
  deal,
  placements,
  isStopped,
  turn: [position.mover, position.phase, position.hands, position.bagCount],
});

const readAs = (text: string) => {
  const parsed = parseTxg(text);
  return parsed.ok ? essenceOf(parsed.record) : parsed.problem.code;
};

/** The text with one slip: a character changed, left out, put in, or swapped with the next. */
function withSlip(text: string, at: number, random: Random): string {
  const [before, here, after] = [text.slice(0, at), text.charAt(at), text.slice(at + 1)];
  const other = random(2) > 0 ? text.charAt(random(text.length)) : pick(SLIPS, random);
  return pick(
    [
      before + other + after,
      before + after,
      before + other + here + after,
      before + after.charAt(0) + here + after.slice(1),
    ],
    random,
  );
}

describe('the file of a random game', { timeout: 60_000 }, () => {
  it('gives back the very game that was written', () => {
    const seen = new Set<string>();
    forRandomGames(300, 71, (drawn) => {
      const record = randomRecord(drawn);
      expect(readAs(makeTxg(record))).toEqual(essenceOf(record));
      const { deal, isStopped, position } = record.game;
      seen.add(`${deal.seats.length} ${deal.starter === undefined} ${isStopped} ${position.isOver}`);
    });
    // Two to four players, starter given or not, running, stopped and played out: all have been met.
    expect(seen.size).toBe(18);
  });

  it('never gives another game after a single slip', () => {
    let refused = 0;
    forRandomGames(40, 72, (drawn) => {
      const record = randomRecord(drawn);
      const text = makeTxg(record);
      const random = seededRandom(drawn.seed);
      for (let tried = 0; tried < 100; tried++) {
        const found = readAs(withSlip(text, random(text.length), random));
        const isRefused = typeof found === 'string';
        expect(isRefused ? essenceOf(record) : found).toEqual(essenceOf(record));
        if (isRefused) refused++;
      }
    });
    expect(refused).toBeGreaterThan(3000);
  });

  it('is refused wherever it is cut off; only its last line end may be missing', () => {
    forRandomGames(10, 73, (drawn) => {
      const record = randomRecord(drawn);
      const text = makeTxg(record);
      for (let length = 0; length < text.length - 1; length++) {
        expect([length, readAs(text.slice(0, length))]).toEqual([length, expect.any(String)]);
      }
      expect(readAs(text.slice(0, -1))).toEqual(essenceOf(record));
    });
  });
});
