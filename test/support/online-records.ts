import { receiptText } from '../../src-shared/online/receipt';
import type { GameCopy } from '../../src-shared/online/game-copy';
import { usedIn } from '../../src-shared/online/used';
import type { RecordedGame } from '../../src-shared/record';
import {
  isOver,
  legalPlacements,
  pick,
  play,
  type Random,
  replay,
  shuffled,
  tileNumbers,
  UNKNOWN_TILE,
} from '../../src-shared/tantrix';
import { termsFor, type ToTerms, World } from './online-world';

/** Records of games online, made as the program makes them. */

/** The record of a game that is over, as one of its programs has it. */
export function recordOf({ history, receipt }: GameCopy): RecordedGame {
  const { game, terms, epoch, id } = history;
  if (!game || !receipt) throw new Error('nothing is dealt yet');
  const players = terms.seats.map(({ name }, seat) => {
    const robot = epoch?.proposal.seats[seat]?.robot;
    return { name, email: '', country: '', ...(robot ? { robot } : {}) };
  });
  const text = receiptText(receipt);
  return {
    players,
    game,
    isCompetition: terms.isCompetition,
    online: {
      game: id,
      used: usedIn(history),
      ...(terms.minutes === undefined ? {} : { minutes: terms.minutes }),
      ...(text === undefined ? {} : { receipt: text }),
    },
  };
}

/**
 * A game online of two to four programs that has come to an end: with kills, tiles taken back, people who leave, or stopped.
 *
 * @param to other terms than the usual
 */
export function endedGame(random: Random, to: ToTerms = (terms) => terms): GameCopy {
  const players = 2 + random(3);
  const isServed = random(4) === 0;
  const world = new World(to(termsFor(players, isServed ? 'server' : 'all')), random);
  if (isServed) world.host = players;
  world.asking = random(2) === 0 ? 20 : 0;
  if (!isServed && players > 2 && random(2) === 0) {
    world.playTo(random(20));
    world.goOnWithout(random(players));
  }
  if (random(3) === 0) world.stopAt(10 + random(20));
  else world.play(random(2) === 0 ? 5 : 0);
  const ended = world.programs.find(
    ({ copy: { history } }) => history.isSettled && history.game && isOver(history.game),
  );
  if (!ended) throw new Error('the game has not ended');
  return ended.copy;
}

/** The record of a game that was broken off online, and went on at one computer for some moves. */
export function goneOnElsewhere(random: Random, to: ToTerms = (terms) => terms): RecordedGame {
  const world = new World(to(termsFor(2 + random(2))), random);
  world.playTo(5 + random(20));
  world.settle();
  const [first] = world.programs;
  if (!first) throw new Error('nobody plays');
  const record = recordOf(first.copy);
  const { deal, placements } = record.game;
  const known = deal.bag.filter((tile) => tile !== UNKNOWN_TILE);
  const others = tileNumbers(deal.bag.length).filter((tile) => !known.includes(tile));
  const begun = replay({ ...deal, bag: [...known, ...shuffled(others, random)] }, placements);
  if (!begun.ok || !record.online) throw new Error('the game does not go on');
  let { game } = begun;
  for (let moves = random(20); moves > 0 && !isOver(game); moves--) {
    const played = play(game, pick(legalPlacements(game), random));
    if (played.ok) game = played.game;
  }
  return { ...record, game, online: { ...record.online, rest: { from: known.length + 1, seat: 0 } } };
}
