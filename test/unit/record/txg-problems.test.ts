import { describe, expect, it } from 'vitest';
import { parseTxg, TXG_PROBLEMS, type TxgProblem } from '../../../src-shared/record';
import { makeBagText } from '../../../src-shared/record/bag-text';
import { FIXTURE_GAMES, fixtureText } from '../../support/fixture-games';
import { signed } from '../../support/txg-texts';

const TEXT = fixtureText(FIXTURE_GAMES[0]?.file ?? '');
const LINES = TEXT.split('\n').slice(0, -2);
const [MARK = '', ANN = '', ZOE = '', BAG = '', ...MOVES] = LINES;
const [FIRST = ''] = MOVES;

const problemOf = (text: string): TxgProblem | undefined => {
  const parsed = parseTxg(text);
  return parsed.ok ? undefined : parsed.problem;
};

type Case = readonly [what: string, text: string, more?: Omit<TxgProblem, 'code'> & Record<string, unknown>];

const ID = 'a1'.repeat(32);
const MARK_2 = 'tantrix-game 2';
const ONLINE = `online ${ID} 25000 31000`;
const LACKING = BAG.replace(/.$/, '.');

/** Each with a text that shows it; the lines of a signed text are whole and undamaged. */
const CASES: Record<TxgProblem['code'], readonly Case[]> = {
  notAGame: [
    ['nothing', ''],
    ['an empty line before', `\n${TEXT}`],
    ['a space before', ` ${TEXT}`],
    ['other words', 'Dear Ann,\n'],
    ['a longer word', TEXT.replace('tantrix-game', 'tantrix-games')],
    ['no version', TEXT.replace('tantrix-game 1', 'tantrix-game')],
    ['version 0', TEXT.replace('tantrix-game 1', 'tantrix-game 0')],
    ['version 01', TEXT.replace('tantrix-game 1', 'tantrix-game 01')],
    ['version 1.5', TEXT.replace('tantrix-game 1', 'tantrix-game 1.5')],
    ['a version of seven digits', TEXT.replace('tantrix-game 1', 'tantrix-game 1000000')],
    ['more after the version', TEXT.replace('tantrix-game 1', 'tantrix-game 1 2')],
  ],
  newerVersion: [
    ['the next version', TEXT.replace('tantrix-game 1', 'tantrix-game 3')],
    ['the last version', 'tantrix-game 999999\nwhatever it says\n'],
  ],
  cutOff: [
    ['the first line alone', MARK],
    ['no check', LINES.join('\n')],
    ['half a check', TEXT.slice(0, -9)],
    ['too long a check', TEXT.replace(/\n$/, '0\n')],
    ['a check in capitals', TEXT.replace(/[0-9a-f]+\n$/, (digits) => digits.toUpperCase())],
    ['lines after the check', `${TEXT}5 1 2,2 0\n`],
  ],
  damaged: [
    ['another name', TEXT.replace('Ann', 'Anm')],
    ['another check', TEXT.replace(/.\n$/, (end) => (end === '0\n' ? '1\n' : '0\n'))],
    ['one space more', TEXT.replace('player red', 'player  red')],
    ['one empty line more', TEXT.replace('\nbag', '\n\nbag')],
    ['two moves swapped', signed(LINES).replace(`${MOVES[0]}\n${MOVES[1]}`, `${MOVES[1]}\n${MOVES[0]}`)],
  ],
  unknownSet: [
    ['a larger edition', signed([MARK, 'set large-64', ANN, ZOE, BAG])],
    ['a set with lines nobody knows', signed([MARK, 'set extra-1', 'tile 57 RRGGBB'])],
  ],
  badLine: [
    ['a set that is named wrongly', signed([MARK, 'set Large', ANN, ZOE, BAG]), { line: 2 }],
    ['a word nobody knows', signed([MARK, 'remark', ANN, ZOE, BAG]), { line: 2 }],
    ['a word every object has', signed([MARK, 'toString', ANN, ZOE, BAG]), { line: 2 }],
    ['an empty line', signed([MARK, ANN, '', ZOE, BAG]), { line: 3 }],
    ['a colour nobody plays', signed([MARK, 'player pink Ann++', ZOE, BAG]), { line: 2 }],
    ['a fifth player', signed([MARK, ANN, ANN, ZOE, ZOE, ZOE, BAG]), { line: 6 }],
    ['a player without a name', signed([MARK, ANN, 'player yellow ++', BAG]), { line: 3 }],
    ['a player of four texts', signed([MARK, ANN, 'player yellow Zoë+++', BAG]), { line: 3 }],
    ['a name that is too long', signed([MARK, `player red ${'x'.repeat(101)}++`, ZOE, BAG]), { line: 2 }],
    ['a tab in a name', signed([MARK, 'player red A\tnn++', ZOE, BAG]), { line: 2 }],
    ['a player after the bag', signed([MARK, ANN, BAG, ZOE]), { line: 4 }],
    ['a starter beyond four', signed([MARK, ANN, ZOE, 'starter 5', BAG]), { line: 4 }],
    ['two starters', signed([MARK, ANN, ZOE, 'starter 1', 'starter 1', BAG]), { line: 5 }],
    ['a starter for no known reason', signed([MARK, ANN, ZOE, 'starter 1 highest', BAG]), { line: 4 }],
    ['a starter for two reasons', signed([MARK, ANN, ZOE, 'starter 1 lot winner', BAG]), { line: 4 }],
    ['a reason without a starter', signed([MARK, ANN, ZOE, 'starter lot', BAG]), { line: 4 }],
    ['a player after the starter', signed([MARK, ANN, 'starter 1', ZOE, BAG]), { line: 4 }],
    ['a starter after the bag', signed([MARK, ANN, ZOE, BAG, 'starter 1']), { line: 5 }],
    ['competition rules twice', signed([MARK, ANN, ZOE, 'competition', 'competition', BAG]), { line: 5 }],
    ['competition rules of a kind', signed([MARK, ANN, ZOE, 'competition 1', BAG]), { line: 4 }],
    ['tiles drawn in no match', signed([MARK, ANN, ZOE, 'drawn', BAG]), { line: 4 }],
    ['tiles drawn twice', signed([MARK, ANN, ZOE, 'competition drawn drawn', BAG]), { line: 4 }],
    ['competition rules after the bag', signed([MARK, ANN, ZOE, BAG, 'competition']), { line: 5 }],
    ['competition rules before a player', signed([MARK, ANN, 'competition', ZOE, BAG]), { line: 4 }],
    ['competition rules before the starter', signed([MARK, ANN, ZOE, 'competition', 'starter 1', BAG]), { line: 5 }],
    ['a computer player at no seat', signed([MARK, ANN, ZOE, 'robot 3 mason 3', BAG]), { line: 4 }],
    ['a computer player before its seat', signed([MARK, ANN, 'robot 2 mason 3', ZOE, BAG]), { line: 3 }],
    ['a player after a computer player', signed([MARK, ANN, 'robot 1 mason 3', ZOE, BAG]), { line: 4 }],
    ['two computer players at a seat', signed([MARK, ANN, ZOE, 'robot 1 a 1', 'robot 1 b 1', BAG]), { line: 5 }],
    ['computer players out of order', signed([MARK, ANN, ZOE, 'robot 2 a 1', 'robot 1 b 1', BAG]), { line: 5 }],
    ['a computer player after the starter', signed([MARK, ANN, ZOE, 'starter 1', 'robot 1 a 1', BAG]), { line: 5 }],
    ['a computer player under rules', signed([MARK, ANN, ZOE, 'competition', 'robot 1 a 1', BAG]), { line: 5 }],
    ['a computer player after the bag', signed([MARK, ANN, ZOE, BAG, 'robot 1 a 1']), { line: 5 }],
    ['a computer player without a level', signed([MARK, ANN, ZOE, 'robot 1 mason', BAG]), { line: 4 }],
    ['level 0', signed([MARK, ANN, ZOE, 'robot 1 mason 0', BAG]), { line: 4 }],
    ['level 7', signed([MARK, ANN, ZOE, 'robot 1 mason 7', BAG]), { line: 4 }],
    ['a character in capitals', signed([MARK, ANN, ZOE, 'robot 1 Mason 3', BAG]), { line: 4 }],
    ['a character that is too long', signed([MARK, ANN, ZOE, `robot 1 ${'x'.repeat(21)} 3`, BAG]), { line: 4 }],
    ['a computer of no seat', signed([MARK, ANN, ZOE, 'home 3 1', BAG]), { line: 4 }],
    ['a fifth computer', signed([MARK, ANN, ZOE, 'home 2 5', BAG]), { line: 4 }],
    ['two computers of a seat', signed([MARK, ANN, ZOE, 'home 2 1', 'home 2 2', BAG]), { line: 5 }],
    ['computers out of order', signed([MARK, ANN, ZOE, 'home 2 1', 'home 1 1', BAG]), { line: 5 }],
    ['a computer before a player', signed([MARK, ANN, 'home 1 1', ZOE, BAG]), { line: 4 }],
    ['a computer before a computer player', signed([MARK, ANN, ZOE, 'home 1 1', 'robot 2 a 1', BAG]), { line: 5 }],
    ['a computer after the starter', signed([MARK, ANN, ZOE, 'starter 1', 'home 2 2', BAG]), { line: 5 }],
    ['a turn begun again in a game not by mail', signed([MARK, ANN, ZOE, 'again 1', BAG]), { line: 4 }],
    ['a turn begun again after the bag', signed([MARK, ANN, ZOE, 'home 2 2', BAG, 'again 1']), { line: 6 }],
    ['a turn begun again at move 0', signed([MARK, ANN, ZOE, 'home 2 2', 'again 0', BAG]), { line: 5 }],
    ['a turn begun again at move 1000', signed([MARK, ANN, ZOE, 'home 2 2', 'again 1000', BAG]), { line: 5 }],
    ['a turn begun again twice', signed([MARK, ANN, ZOE, 'home 2 2', 'again 2', 'again 2', BAG]), { line: 6 }],
    [
      'rules of a match after a turn begun again',
      signed([MARK, ANN, ZOE, 'home 2 2', 'again 1', 'competition', BAG]),
      { line: 6 },
    ],
    ['a bag that is none', signed([MARK, ANN, ZOE, 'bag 123']), { line: 4 }],
    ['two bags', signed([MARK, ANN, ZOE, BAG, BAG]), { line: 5 }],
    ['a move before the bag', signed([MARK, ANN, ZOE, FIRST, BAG]), { line: 4 }],
    ['a move left out', signed([MARK, ANN, ZOE, BAG, FIRST, ...MOVES.slice(2)]), { line: 6 }],
    ['a rotation of 6', signed([MARK, ANN, ZOE, BAG, '1 22 0,0 6']), { line: 5 }],
    ['a half cell', signed([MARK, ANN, ZOE, BAG, '1 22 0.5,0 5']), { line: 5 }],
    ['a space after a move', signed([MARK, ANN, ZOE, BAG, `${FIRST} `]), { line: 5 }],
    ['stopped before the bag', signed([MARK, ANN, ZOE, 'stopped', BAG]), { line: 4 }],
    ['stopped twice', signed([...LINES, 'stopped', 'stopped']), { line: LINES.length + 2 }],
    ['a move after the stop', signed([MARK, ANN, ZOE, BAG, 'stopped', FIRST]), { line: 6 }],
    ['stopped by somebody', signed([...LINES, 'stopped Ann']), { line: LINES.length + 1 }],
    ['a game online in version 1', signed([MARK, ANN, ZOE, ONLINE, BAG]), { line: 4 }],
    ['a game online of one seat', signed([MARK_2, ANN, ZOE, `online ${ID} 1`, BAG]), { line: 4 }],
    ['a game online of more seats', signed([MARK_2, ANN, ZOE, `online ${ID} 1 2 3`, BAG]), { line: 4 }],
    ['a game online before a player', signed([MARK_2, ANN, ONLINE, ZOE, BAG]), { line: 3 }],
    ['a game online before the rules', signed([MARK_2, ANN, ZOE, ONLINE, 'competition', BAG]), { line: 5 }],
    ['a game online twice', signed([MARK_2, ANN, ZOE, ONLINE, ONLINE, BAG]), { line: 5 }],
    ['a game online after the bag', signed([MARK_2, ANN, ZOE, BAG, ONLINE]), { line: 5 }],
    ['time with leading noughts', signed([MARK_2, ANN, ZOE, `online ${ID} 01 2`, BAG]), { line: 4 }],
    ['a clock of no game online', signed([MARK_2, ANN, ZOE, 'minutes 15', BAG]), { line: 4 }],
    ['a clock of 0 minutes', signed([MARK_2, ANN, ZOE, ONLINE, 'minutes 0', BAG]), { line: 5 }],
    ['a clock after the rest', signed([MARK_2, ANN, ZOE, ONLINE, 'rest 20 1', 'minutes 15', BAG]), { line: 6 }],
    ['a rest of no game online', signed([MARK_2, ANN, ZOE, 'rest 20 1', BAG]), { line: 4 }],
    ['a rest with the hands', signed([MARK_2, ANN, ZOE, ONLINE, 'rest 12 1', BAG]), { line: 5 }],
    ['a rest beyond all tiles', signed([MARK_2, ANN, ZOE, ONLINE, 'rest 58 1', BAG]), { line: 5 }],
    ['a rest that nobody drew', signed([MARK_2, ANN, ZOE, ONLINE, 'rest 20 3', BAG]), { line: 5 }],
    ['a bag that lacks tiles', signed([MARK, ANN, ZOE, LACKING]), { line: 4 }],
    ['a bag that lacks tiles of the rest', signed([MARK_2, ANN, ZOE, ONLINE, 'rest 20 1', LACKING]), { line: 6 }],
    ['a receipt of no game online', signed([MARK_2, ANN, ZOE, BAG, 'receipt {}']), { line: 5 }],
    ['a receipt before the bag', signed([MARK_2, ANN, ZOE, ONLINE, 'receipt {}', BAG]), { line: 5 }],
    ['a receipt that is no JSON', signed([MARK_2, ANN, ZOE, ONLINE, BAG, 'receipt {', 'stopped']), { line: 6 }],
    ['a receipt with spaces', signed([MARK_2, ANN, ZOE, ONLINE, BAG, 'receipt { }', 'stopped']), { line: 6 }],
    ['a receipt that is a list', signed([MARK_2, ANN, ZOE, ONLINE, BAG, 'receipt []', 'stopped']), { line: 6 }],
    [
      'a receipt that is too long',
      signed([MARK_2, ANN, ZOE, ONLINE, BAG, `receipt {"a":"${'x'.repeat(2 ** 15)}"}`, 'stopped']),
      { line: 6 },
    ],
    ['a move after the receipt', signed([MARK_2, ANN, ZOE, ONLINE, BAG, 'receipt {}', FIRST]), { line: 7 }],
    ['the first of two', signed([MARK, 'remark', ANN, 'remark', ZOE, BAG]), { line: 2 }],
  ],
  badDeal: [
    ['nobody', signed([MARK, BAG]), { problem: 'seatCount' }],
    ['one player', signed([MARK, ANN, BAG]), { problem: 'seatCount' }],
    ['equal colours', signed([MARK, ANN, ANN, BAG]), { problem: 'colourTwice' }],
    ['a starter who does not play', signed([MARK, ANN, ZOE, 'starter 3', BAG]), { problem: 'starter' }],
    ['no bag', signed([MARK, ANN, ZOE]), { problem: 'bag' }],
    ['an empty bag', signed([MARK, ANN, ZOE, 'bag 00000000']), { problem: 'bag' }],
    ['a game online that is not over', signed([MARK_2, ANN, ZOE, ONLINE, BAG, FIRST]), { problem: 'bag' }],
    [
      'a bag with two equal tiles',
      signed([MARK, ANN, ZOE, `bag ${makeBagText([1, ...Array.from({ length: 55 }, (_, at) => at + 1)], '0123abcd')}`]),
      { problem: 'bag' },
    ],
  ],
  illegalMove: [
    ['a tile of nobody', signed([MARK, ANN, ZOE, BAG, '1 999 0,0 0']), { move: 1, refusal: 'notInHand' }],
    ['a first tile elsewhere', signed([MARK, ANN, ZOE, BAG, '1 22 1,0 5']), { move: 1, refusal: 'notInMiddle' }],
    [
      'a tile off the grid',
      signed([MARK, ANN, ZOE, BAG, FIRST, '2 16 999,-999 0']),
      { move: 2, refusal: 'notTouching' },
    ],
    ['a tile on another', signed([MARK, ANN, ZOE, BAG, FIRST, '2 16 0,0 0']), { move: 2, refusal: 'occupied' }],
    ['colours that differ', signed([MARK, ANN, ZOE, BAG, FIRST, '2 16 1,0 2']), { move: 2, refusal: 'coloursClash' }],
  ],
};

describe.each(TXG_PROBLEMS)('a file is refused as %s', (code) => {
  it.each(CASES[code].map(([what, text, more]) => ({ what, text, more })))('for $what', ({ text, more }) => {
    expect(problemOf(text)).toEqual({ code, ...more });
  });
});

it('the lines the cases are made of make a good file', () => {
  expect(problemOf(signed(LINES))).toBeUndefined();
});
