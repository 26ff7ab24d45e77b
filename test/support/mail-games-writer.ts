import { MailGameStore } from '../../src-main/mail-games/store';
import type { KeptGame } from '../../src-shared/mail-games/mail-game';

/** A program of its own that keeps games by mail on a profile, move after move, and says what it has shown of each. */
const [folder = '', games = '1'] = process.argv.slice(2);
const store = new MailGameStore(folder);
const idOf = (game: number): KeptGame['id'] => String(game).padStart(32, '0');
for (let move = 1; ; move++) {
  for (let game = 0; game < Number(games); game++) {
    const text = `game ${game}\n`.repeat(move * 20);
    await store.keep({ id: idOf(game), text, home: 1, at: move, handedOn: 'no' });
    process.stdout.write(`${game} ${move}\n`);
  }
}
