import {
  hexKey,
  highestFirstTile,
  isDoubles,
  moversOf,
  NO_TILE,
  resultOf,
  setOf,
  standingsOf,
  starterOf,
} from '../tantrix';
import { isAgain, gameNumber, inFours, isByMail, type RecordedGame, startReason } from './recorded-game';
import { drawTantrix } from './drawing';
import { colourLetter, section, tileText, interpolate, type TextImageWords } from './text-image-words';

/** What a text image says of a game to people: how many tiles are in the bag, never which. */
export const gameSections = (record: RecordedGame, words: TextImageWords): string[][] => [
  [interpolate(words.title, { count: record.game.placements.length })],
  record.isCompetition ? [record.isDrawn ? words.competitionDrawn : words.competition] : [],
  setOf(record.game.deal) === 'first-edition' ? [words.firstEdition] : [],
  isDoubles(record.game.deal.seats) ? [words.doubles] : [],
  isByMail(record) ? [interpolate(words.number, { number: gameNumber(record) })] : [],
  onlineLines(record, words),
  playerLines(record, words),
  [startLine(record, words)],
  [stateLine(record, words)],
  section(words.board, drawTantrix(record.game)),
  section(words.hands, handLines(record)),
  [interpolate(words.bag, { count: record.game.position.bagCount })],
  section(words.moves, moveLines(record, words)),
];

function onlineLines({ online, players }: RecordedGame, words: TextImageWords): string[] {
  if (!online) return [];
  const { game, rest } = online;
  const went = rest && interpolate(words.rest, { from: rest.from, name: players[rest.seat]?.name ?? '' });
  return [interpolate(words.online, { number: inFours(game.slice(0, 16)) }), ...(went ? [went] : [])];
}

function playerLines({ players, game }: RecordedGame, words: TextImageWords): string[] {
  const result = resultOf(game);
  const standings = standingsOf(game);
  const lines = players.map(({ name, email, country, robot }, seat) => {
    const { colour = 'red', score = 0 } = standings[seat] ?? {};
    const marks = [
      !result && seat === game.position.mover ? words.toMove : '',
      result?.winners.includes(seat) ? words.wins : '',
    ];
    const facts = interpolate(words.score, {
      name,
      letter: colourLetter(colour),
      colour: words.colours[colour],
      score,
    });
    const kind = robot ? interpolate(words.robot, { level: robot.level }) : '';
    return ['', facts, kind, email, country, ...marks].filter((text, at) => at === 0 || text !== '').join('  ');
  });
  return section(words.players, lines);
}

function startLine(record: RecordedGame, words: TextImageWords): string {
  const { deal } = record.game;
  const tile = highestFirstTile(deal);
  return interpolate(words.starts[startReason(record)], { name: record.players[starterOf(deal)]?.name ?? '', tile });
}

function stateLine({ players, game }: RecordedGame, words: TextImageWords): string {
  const { phase, mover } = game.position;
  const result = resultOf(game);
  if (result) return words.ends[result.end];
  if (phase === 'complete' || phase === 'deadlock') return words.ends[phase];
  return interpolate(words.phases[phase], { name: players[mover]?.name ?? '' });
}

function handLines({ players, game }: RecordedGame): string[] {
  const width = Math.max(...players.map(({ name }) => name.length));
  return game.position.hands.map((hand, seat) => {
    const tiles = hand.filter((tile) => tile !== NO_TILE).map(tileText);
    return [`  ${(players[seat]?.name ?? '').padEnd(width)}`, ...tiles].join('  ').trimEnd();
  });
}

function moveLines(record: RecordedGame, words: TextImageWords): string[] {
  const { players, game } = record;
  const movers = moversOf(game);
  return game.placements.map((placement, at) => {
    const seat = movers[at] ?? 0;
    return interpolate(words.move, {
      number: String(at + 1).padStart(4),
      name: players[seat]?.name ?? '',
      letter: colourLetter(game.deal.seats[seat]),
      tile: placement.tile,
      cell: hexKey(placement),
      rotation: placement.rotation,
      again: isAgain(record, at + 1) ? `, ${words.again}` : '',
    });
  });
}
