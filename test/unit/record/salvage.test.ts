import { describe, expect, it } from 'vitest';
import { makeTxg, type RecordedGame, salvage } from '../../../src-shared/record';
import { makeBagText } from '../../../src-shared/record/bag-text';
import { stopGame } from '../../../src-shared/tantrix';
import { earlier, essence } from '../../support/random-records';
import { gameOf } from '../../support/records';
import { RESTRICTED } from '../../support/situations';
import { linesOf, signed } from '../../support/txg-texts';

const PLAYERS = ['Ann', 'Bob'].map((name) => ({ name, email: '', country: '' }));
const RECORD: RecordedGame = { players: PLAYERS, game: gameOf(RESTRICTED), isCompetition: false };
const STOPPED: RecordedGame = { players: PLAYERS, game: stopGame(RECORD.game), isCompetition: false };
const TEXT = makeTxg(RECORD);
const LINES = linesOf(RECORD);

/** What is saved: the number of moves if it is a beginning of the game, and whether it is certain. */
function saved(text: string): string {
  const found = salvage(text);
  if (!found) return 'nothing';
  const count = found.record.game.placements.length;
  const isBeginning = essence(found.record) === essence(earlier(RECORD, count));
  return `${isBeginning ? count : 'another game'} ${found.certain ? 'certain' : 'uncertain'}`;
}

describe('what is saved of a file', () => {
  it('is everything when nothing is wrong', () => {
    expect(saved(TEXT)).toBe('4 certain');
    expect(salvage(makeTxg(STOPPED))?.record.game.isStopped).toBe(true);
  });

  it('is never marked as stopped when anything is wrong', () => {
    expect(saved(makeTxg(STOPPED).slice(0, -10))).toBe('4 uncertain');
    expect(saved(makeTxg(STOPPED).replace('Ann', 'Anna'))).toBe('another game uncertain');
    expect(salvage(makeTxg(STOPPED).replace('Ann', 'Anna'))?.record.game.isStopped).toBe(false);
  });

  it.each([
    ['the check is missing', `${LINES.join('\n')}\n`, '4 uncertain'],
    ['the last line has no end', LINES.join('\n'), '4 uncertain'],
    ['the last line breaks off', LINES.join('\n').slice(0, -1), '3 uncertain'],
    ['all moves are missing', `${LINES.slice(0, 4).join('\n')}\n`, '0 uncertain'],
    ['the bag breaks off', LINES.slice(0, 4).join('\n').slice(0, -1), 'nothing'],
    ['the bag is missing', `${LINES.slice(0, 3).join('\n')}\n`, 'nothing'],
    ['nothing is there', '', 'nothing'],
  ])('is what stands whole where %s', (_, text, result) => {
    expect(saved(text)).toBe(result);
    expect(saved(text.replaceAll('\n', '\r\n'))).toBe(result);
  });

  it('is the beginning before an illegal move', () => {
    expect(saved(signed([...LINES.slice(0, 6), '3 15 0,0 1', ...LINES.slice(7)]))).toBe('2 certain');
  });

  it('is the beginning before a line that is not understood', () => {
    expect(saved(signed([...LINES.slice(0, 6), 'Dear Ann', ...LINES.slice(6)]))).toBe('2 certain');
  });

  it('is uncertain when the check disagrees, for another legal move may stand there', () => {
    expect(saved(TEXT.replace('3 15 1,1 1', '3 15 1,1 x'))).toBe('2 uncertain');
    expect(saved(TEXT.replace('1 22 0,0 5', '1 22 0,0 4'))).toBe('another game uncertain');
    expect(saved(TEXT.replace(/check ./, (text) => text.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))))).toBe(
      '4 uncertain',
    );
  });

  it('is a guess where a digit is wrong and the check is gone, for the other move may be legal, too', () => {
    const text = `${LINES.join('\n')}\n`.replace('1 22 0,0 5', '1 22 0,0 4');
    expect(saved(text)).toBe('another game uncertain');
  });

  it('is uncertain when the bag is not the one that was written', () => {
    const bag = makeBagText(RECORD.game.deal.bag, 'deadbeef');
    expect(saved(`${[...LINES.slice(0, 3), `bag ${bag}`, ...LINES.slice(4)].join('\n')}\n`)).toBe('4 uncertain');
    // In a whole file another program may have taken another salt.
    expect(saved(signed([...LINES.slice(0, 3), `bag ${bag}`, ...LINES.slice(4), 'Dear Ann']))).toBe('4 certain');
  });

  it.each([
    ['no Tantrix game', TEXT.replace('tantrix-game', 'game')],
    ['of a newer version', TEXT.replace('tantrix-game 1', 'tantrix-game 3')],
    ['played with another set', TEXT.replace('\n', '\nset puzzle-7\n')],
    ['without players', signed([...LINES.slice(0, 1), ...LINES.slice(3)])],
    ['of a player who plays alone', signed([...LINES.slice(0, 2), ...LINES.slice(3)])],
  ])('is nothing when it is %s', (_, text) => {
    expect(saved(text)).toBe('nothing');
  });
});
