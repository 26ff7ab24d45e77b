import { describe, expect, it } from 'vitest';
import {
  ENGLISH_TEXT_IMAGE,
  fitsLink,
  makeShortText,
  makeTextImage,
  parseTextImage,
  type RecordedGame,
} from '../../../src-shared/record';
import { type Game, NO_TILE, seededRandom, stopGame } from '../../../src-shared/tantrix';
import { forRandomSeeds, randomRecord } from '../../support/random-records';
import { DOUBLES } from '../../support/doubles';
import { gameOf } from '../../support/records';
import { FORCED_AFTER, RESTRICTED, TWO_FORCED } from '../../support/situations';
import { DEADLOCK, LIFTED_IN_TURN, SHARED_WIN } from '../../support/whole-games';

const PLAYERS = [
  { name: 'Ann', email: 'ann@example.org', country: 'New Zealand' },
  { name: 'Bob', email: '', country: '' },
];
const PLAIN = { name: 'Ann', email: '', country: '' };
const recordOf = (game: Game): RecordedGame => ({ players: PLAYERS, game, isCompetition: false });
const partForPeople = (text: string): string => text.slice(0, text.indexOf('TANTRIX GAME BEGINS'));
const linesOf = (game: Game): string[] => makeTextImage(recordOf(game)).split('\n');

describe('a text image', () => {
  it('says to people everything but what is in the bag', () => {
    expect(partForPeople(makeTextImage(recordOf(gameOf(RESTRICTED, 2))))).toBe(
      `A game of Tantrix. Moves played: 2

Players, in turn order, with their scores so far

  Ann (R, red): 1  ann@example.org  New Zealand  <-- to move
  Bob (Y, yellow): 1

Ann starts: highest tile, 33.

Ann has the free move.

Board: numbers of the tiles, and round them the colours of their sides

  -Y-
G     Y
  22    -Y-
R     G     R
  -R-   16
      G     R
        -Y-

Hands: number and sides of each tile, clockwise from the top as printed

  Ann  33 RGGYRY  53 BYYGBG  14 RYYBBR  15 RGGRYY  21 YGGRRY  29 BRRGBG
  Bob   5 RBBRYY  30 RBBRGG  27 GRRBGB  50 BGYBYG   1 RYYBRB  46 YGGBYB

Tiles in the bag: 42

Moves: tile, cell (east, south), turns of 60 degrees clockwise

   1. Ann (R): tile 22 at 0,0, turned 5
   2. Bob (Y): tile 16 at 1,0, turned 0

The block below is for programs. Leave it as it is.

`,
    );
  });

  it('says who is a computer player', () => {
    const players = [PLAYERS[0] ?? PLAIN, { ...PLAIN, name: 'Mason', robot: { character: 'mason', level: 3 } }];
    const text = makeTextImage({ players, game: gameOf(RESTRICTED, 2), isCompetition: false });
    expect(text).toContain('\n  Mason (Y, yellow): 1  computer player, level 3\n');
    expect(parseTextImage(text)).toMatchObject({ ok: true, record: { players } });
  });

  it('leaves board and moves out before the first tile', () => {
    const text = partForPeople(makeTextImage(recordOf(gameOf(RESTRICTED, 0))));
    expect(text).not.toContain('Board');
    expect(text).not.toContain('Moves:');
  });

  it.each([
    ['before the free move', gameOf(TWO_FORCED), 'Ann has to fill a forced space before the free move.'],
    ['after the free move', gameOf(FORCED_AFTER), 'Ann has to fill a forced space after the free move.'],
    ['in a deadlock', gameOf(DEADLOCK), 'The game is over: deadlock, nobody wins.'],
    ['at the end', gameOf(LIFTED_IN_TURN), 'The game is over.'],
    ['when it was stopped', stopGame(gameOf(RESTRICTED)), 'The game was stopped by agreement.'],
  ])('says where the game stands %s', (_, game, line) => {
    expect(linesOf(game)).toContain(line);
  });

  it('marks the winners of a game that is over, and nobody to move', () => {
    const lines = linesOf(gameOf(SHARED_WIN));
    expect(lines.filter((line) => line.endsWith('<-- wins'))).toHaveLength(2);
    expect(lines.filter((line) => line.endsWith('<-- to move'))).toHaveLength(0);
  });

  it('keeps the lines of its block short and in letters', () => {
    const text = makeTextImage(recordOf(gameOf(LIFTED_IN_TURN)));
    const block = text.slice(text.indexOf('TANTRIX GAME BEGINS')).trimEnd().split('\n');
    expect(Math.max(...block.map((line) => line.length))).toBeLessThanOrEqual(60);
    for (const line of block) expect(line).toMatch(/^[A-Z]+(?: [A-Z]+)*$/);
  });

  it('names no tile that is still in the bag', () => {
    // A set of tiles is told from others by its numbers; no two tiles have the same edges.
    forRandomSeeds(50, 41, (random) => {
      const record = randomRecord(random);
      const text = partForPeople(makeTextImage({ ...record, players: record.players.map(() => PLAIN) }));
      const hands = text.slice(text.indexOf('\nHands'), text.indexOf('\nTiles in the bag'));
      const named = [...hands.matchAll(/(\d+) [RYBG]{6}/g)].map(([, tile]) => Number(tile));
      expect(named).toEqual(record.game.position.hands.flat().filter((tile) => tile !== NO_TILE));
    });
  });

  it('says who are partners in doubles, and says nothing of it elsewhere', () => {
    const names = ['Ann', 'Bob', 'Cat', 'Dan'].map((name) => ({ name, email: '', country: '' }));
    const said = 'Doubles: the first and the third player are partners, and so are the second and the fourth.';
    expect(makeTextImage({ players: names, game: DOUBLES, isCompetition: false }).split('\n')).toContain(said);
    expect(makeTextImage(recordOf(gameOf(RESTRICTED)))).not.toContain('Doubles');
  });

  it('says when competition rules hold, and only then', () => {
    const record = recordOf(gameOf(RESTRICTED));
    expect(makeTextImage({ ...record, isCompetition: true }).split('\n')).toContain('Played under competition rules.');
    expect(makeTextImage(record)).not.toMatch(/competition/i);
  });

  it('takes its words from outside', () => {
    const words = { ...ENGLISH_TEXT_IMAGE, bag: 'Im Beutel: {count}' };
    const record = recordOf(gameOf(RESTRICTED));
    const text = makeTextImage(record, { words });
    expect(text.split('\n')).toContain('Im Beutel: 40');
    expect(parseTextImage(text)).toEqual({ ok: true, record });
  });

  it('is read back although a player is called like a marker', () => {
    const players = ['TANTRIX GAME BEGINS', 'TANTRIX GAME ENDS'].map((name) => ({ name, email: '', country: '' }));
    const record = { players, game: gameOf(RESTRICTED), isCompetition: false };
    expect(parseTextImage(makeTextImage(record))).toEqual({ ok: true, record });
  });
});

describe('the short form', () => {
  it('is one line and the block', () => {
    const [title, empty, mark] = makeShortText(recordOf(gameOf(RESTRICTED))).split('\n');
    expect([title, empty, mark]).toEqual([ENGLISH_TEXT_IMAGE.shortTitle, '', 'TANTRIX GAME BEGINS']);
  });

  it('may not fit when the names are long and unusual', () => {
    const random = seededRandom(1);
    const long = () => ({
      name: Array.from({ length: 100 }, () => String.fromCodePoint(0x4e00 + random(9000))).join(''),
      email: '',
      country: '',
    });
    expect(fitsLink(makeShortText(randomRecord(random, long, 1)))).toBe(false);
  });
});
