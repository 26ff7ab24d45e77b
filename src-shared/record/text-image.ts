import { hexKey, isDoubles, moversOf, NO_TILE, resultOf, standingsOf, starterOf } from '../tantrix';
import { isAgain } from './again';
import { holdsMark, makeBlock } from './block';
import { drawTantrix } from './drawing';
import { puzzleSections } from './puzzle-text-image';
import { gameNumber, isByMail, type RecordedGame, startReason } from './recorded-game';
import { type AnyRecord, isPuzzleRecord } from './recorded-puzzle';
import { letterOf, section, tileWords } from './text-image-parts';
import { ENGLISH_TEXT_IMAGE, filled, type TextImageWords } from './text-image-words';
import { makeTxg } from './txg';

export interface TextImageOptions {
  readonly words?: TextImageWords;
}

/** Longest URL-encoded text that mail programs take from a link. */
export const MAX_LINK_LENGTH = 1900;

/**
 * The game or puzzle as a text for people, with a block that programs read. It says how many tiles are in the bag, never
 * which. Lines end in LF; those of the block have at most 60 columns, the others what names and words need.
 */
export function makeTextImage(record: AnyRecord, { words = ENGLISH_TEXT_IMAGE }: TextImageOptions = {}): string {
  const sections = isPuzzleRecord(record) ? puzzleSections(record, words) : gameSections(record, words);
  const text = [...sections, [words.block]]
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
  return `${unmarked(text)}\n${makeBlock(makeTxg(record))}`;
}

const gameSections = (record: RecordedGame, words: TextImageWords): string[][] => [
  [filled(words.title, { count: record.game.placements.length })],
  record.isCompetition ? [record.isDrawn ? words.competitionDrawn : words.competition] : [],
  isDoubles(record.game.deal.seats) ? [words.doubles] : [],
  isByMail(record) ? [filled(words.number, { number: gameNumber(record) })] : [],
  playerLines(record, words),
  [startLine(record, words)],
  [stateLine(record, words)],
  section(words.board, drawTantrix(record.game)),
  section(words.hands, handLines(record)),
  [filled(words.bag, { count: record.game.position.bagCount })],
  section(words.moves, moveLines(record, words)),
];

/** The block alone under one line, for links. */
export function makeShortText(record: AnyRecord, { words = ENGLISH_TEXT_IMAGE }: TextImageOptions = {}): string {
  const title = isPuzzleRecord(record) ? words.shortPuzzleTitle : words.shortTitle;
  return `${unmarked(title)}\n\n${makeBlock(makeTxg(record))}`;
}

/** Whether a text fits into a link when it is encoded for URLs. */
export const fitsLink = (text: string): boolean => encodeURIComponent(text).length < MAX_LINK_LENGTH;

/** Somebody may be called like a marker; in small letters it is none. */
const unmarked = (text: string): string => (holdsMark(text) ? text.toLowerCase() : text);

function playerLines({ players, game }: RecordedGame, words: TextImageWords): string[] {
  const result = resultOf(game);
  const standings = standingsOf(game);
  const lines = players.map(({ name, email, country, robot }, seat) => {
    const { colour = 'red', score = 0 } = standings[seat] ?? {};
    const marks = [
      !result && seat === game.position.mover ? words.toMove : '',
      result?.winners.includes(seat) ? words.wins : '',
    ];
    const facts = filled(words.score, { name, letter: letterOf(colour), colour: words.colours[colour], score });
    const kind = robot ? filled(words.robot, { level: robot.level }) : '';
    return ['', facts, kind, email, country, ...marks].filter((text, at) => at === 0 || text !== '').join('  ');
  });
  return section(words.players, lines);
}

function startLine(record: RecordedGame, words: TextImageWords): string {
  const { deal } = record.game;
  const tile = Math.max(...deal.bag.slice(0, deal.seats.length));
  return filled(words.starts[startReason(record)], { name: record.players[starterOf(deal)]?.name ?? '', tile });
}

function stateLine({ players, game }: RecordedGame, words: TextImageWords): string {
  const { phase, mover } = game.position;
  const result = resultOf(game);
  if (result) return words.ends[result.end];
  if (phase === 'complete' || phase === 'deadlock') return words.ends[phase];
  return filled(words.phases[phase], { name: players[mover]?.name ?? '' });
}

function handLines({ players, game }: RecordedGame): string[] {
  const width = Math.max(...players.map(({ name }) => name.length));
  return game.position.hands.map((hand, seat) => {
    const tiles = hand.filter((tile) => tile !== NO_TILE).map(tileWords);
    return [`  ${(players[seat]?.name ?? '').padEnd(width)}`, ...tiles].join('  ').trimEnd();
  });
}

function moveLines(record: RecordedGame, words: TextImageWords): string[] {
  const { players, game } = record;
  const movers = moversOf(game);
  return game.placements.map((placement, at) => {
    const seat = movers[at] ?? 0;
    return filled(words.move, {
      number: String(at + 1).padStart(4),
      name: players[seat]?.name ?? '',
      letter: letterOf(game.deal.seats[seat]),
      tile: placement.tile,
      cell: hexKey(placement),
      rotation: placement.rotation,
      again: isAgain(record, at + 1) ? `, ${words.again}` : '',
    });
  });
}
