import { rankGame } from '../../src-main/rankings/rank-game';
import { RankingStore } from '../../src-main/rankings/store';
import { gameOf } from './rankings';

/** A program of its own that finishes games on a profile, one after the other, and says which it has shown. */
const [folder = '', name = '', count = '0'] = process.argv.slice(2);
const store = new RankingStore(folder);
for (let at = 0; at < Number(count); at++) {
  const ranked = await rankGame(store, gameOf(`${name} ${at}`, ['Ann', at % 30], [name, 15]), Date.now());
  if (!('changes' in ranked) || ranked.changes.length !== 2) throw new Error('a game says nothing of its players');
  process.stdout.write(`${name} ${at}\n`);
}
