import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeTxg, type Player, type RecordedGame } from '../../src-shared/record';
import { pick, type Random, replay, seededRandom } from '../../src-shared/tantrix';
import { shuffledBag } from '../../src-shared/tantrix/deal';
import { placementOf } from '../../src-shared/tantrix/game';
import { Position } from '../../src-shared/tantrix/position';

/** Profiles that have a library already. */

const NAMES = ['Ann', 'Bob', 'Chris', 'Dora', 'Erik', 'Fleur'];
const CHARACTERS = ['mason', 'weaver', 'gambler'];
const END = Date.UTC(2026, 10, 20, 18);
const HOUR = 60 * 60 * 1000;

/** A game between a person and a computer player, or two persons, to its end; each places by chance. */
function playedGame(random: Random): RecordedGame {
  const deal = { seats: ['red', 'blue'] as const, bag: shuffledBag(random) };
  const position = new Position(deal);
  const placements = [];
  while (!position.isOver) {
    const move = pick(position.moves, random);
    placements.push(placementOf(move));
    position.play(move);
  }
  const result = replay(deal, placements);
  if (!result.ok) throw new Error('a legal game was refused');
  return { players: [playerOf(random), playerOf(random)], game: result.game, isCompetition: random(5) === 0 };
}

function playerOf(random: Random): Player {
  const robot = { character: pick(CHARACTERS, random), level: 1 + random(5) };
  return { name: pick(NAMES, random), email: '', country: '', ...(random(2) === 0 ? { robot } : {}) };
}

/** Puts so many finished games into the library of a profile, one an hour, with what a program keeps beside each. */
export function putLibrary(profile: string, count: number): void {
  const random = seededRandom(count);
  const folder = path.join(profile, 'games');
  mkdirSync(folder, { recursive: true });
  for (let at = 0; at < count; at++) {
    const began = END - at * HOUR;
    const day = new Date(began).toISOString().slice(0, 10);
    const record = playedGame(random);
    const name = `${day} ${record.players.map((player) => player.name).join(' - ')} ${at.toString(16).padStart(12, '0')}`;
    const seconds = began / 1000;
    for (const [ending, text] of [
      ['txg', makeTxg(record)],
      ['json', `${JSON.stringify({ began, at: began + HOUR / 2, here: [0] })}\n`],
    ]) {
      const file = path.join(folder, `${name}.${ending}`);
      writeFileSync(file, text ?? '');
      utimesSync(file, seconds, seconds);
    }
  }
}
