import { expect, it } from 'vitest';
import { gameOnTable, type OpenGame } from '../../../../src-renderer/game/open-game';
import { statusWords } from '../../../../src-renderer/game/status';
import { mailExtension } from '../../../../src-renderer/mail/extension';
import { gameOf } from '../../../support/records';
import { RESTRICTED } from '../../../support/situations';
import { t } from '../../../support/words';
import '../../../support/tables';

/** A game by mail in which Ann is to move and Bob has moved, at the computer of one of them or of somebody else. */
const byMail = (home: 1 | 2 | 3, handedOn: 'no' | 'sent' = 'no'): OpenGame =>
  gameOnTable({
    record: {
      players: ['Ann', 'Bob'].map((name, seat) => ({ name, email: '', country: '', home: seat + 1 })),
      game: gameOf(RESTRICTED),
      isCompetition: false,
    },
    mail: { home, handedOn, earlier: undefined, at: 0 },
  });

it.each([
  ['whoever moves here', byMail(1), /^Ann \(red\), your turn: play any tile/],
  ['whoever has not sent their turn', byMail(2), /^Ann \(red\) is next, but the game hasn’t been sent yet\.$/],
  ['whoever has sent it', byMail(2, 'sent'), /^Waiting for Ann \(red\)/],
  // Who has not moved has nothing to send, and may have got a copy.
  ['whoever has not moved', byMail(3), /^Waiting for Ann \(red\)/],
])('the status bar tells %s for whom a game by mail waits', (_, open, says) => {
  expect(statusWords({ open }, t)).toMatch(says);
});

it('a game that somebody here can go on with waits for nobody', () => {
  expect(mailExtension.waitingWords?.(byMail(1), t)).toBeUndefined();
});
