import type { Entry } from '../../../src-shared/library/entry';
import type { GameFacts, PuzzleFacts, SideFacts } from '../../../src-shared/library/facts';
import { timeWords } from '../../words/time-words';
import type { Words } from '../../words/words';
import { nameOf } from '../../stage/turn-words';
import { type Seen, seenOf } from '../list/seen';

interface Fact {
  readonly term: string;
  readonly words: string;
}

/** The facts of a game or puzzle; whether a line is one's longest is told by all that are kept. */
export function factsOf(entry: Entry, entries: readonly Entry[], t: Words): Fact[] {
  const { facts } = entry;
  if (facts.kind === 'puzzle') return puzzleFacts(facts, t);
  const seen = seenOf(entry);
  const starter = facts.sides[facts.starter];
  const isOwnStart = facts.starter === seen.ownSeat;
  return [
    ...lineFacts(facts, seen, isLongest(seen, entries), t),
    ...(starter
      ? [{ term: t('library.fact.starter'), words: isOwnStart ? t('library.fact.you') : nameOf(starter, t) }]
      : []),
  ];
}

/** Of a table of more than two teams one's own line is told alone: there is a picture of all. */
function lineFacts({ sides }: GameFacts, { ownSeat, opponents }: Seen, longest: boolean, t: Words): Fact[] {
  const own = ownSeat === undefined ? undefined : sides[ownSeat];
  const others = opponents.filter((side, at) => opponents.findIndex(({ colour }) => colour === side.colour) === at);
  return [
    ...(own ? [ownFact(own, longest, t)] : []),
    ...(own && others.length > 1 ? [] : others.map((side) => lineFact(side, t))),
  ];
}

const ownFact = ({ isLoop, tiles: count }: SideFacts, longest: boolean, t: Words): Fact => ({
  term: t(isLoop ? 'result.your.loop' : 'result.your.line'),
  words: t(longest ? 'result.ranked.first' : 'result.tiles', { count }),
});

const lineFact = (side: SideFacts, t: Words): Fact => ({
  term: t(side.isLoop ? 'result.of.loop' : 'result.of.line', { name: nameOf(side, t) }),
  words: t('result.tiles', { count: side.tiles }),
});

/** Below so many games of one's own "your longest" says little. */
const LEAST_GAMES = 3;

function isLongest({ own }: Seen, entries: readonly Entry[]): boolean {
  if (!own) return false;
  const alike = entries.flatMap((entry) => {
    const { own: other } = seenOf(entry);
    return other?.isLoop === own.isLoop ? other.tiles : [];
  });
  return alike.length >= LEAST_GAMES && alike.every((tiles) => tiles <= own.tiles);
}

function puzzleFacts({ seconds, score, moves, tiles, isHelped }: PuzzleFacts, t: Words): Fact[] {
  return [
    { term: t('library.fact.time'), words: timeWords(seconds, t) },
    ...(score === undefined ? [] : [{ term: t('library.fact.score'), words: String(score) }]),
    { term: t('library.fact.laid'), words: t('library.row.tilesOf', { count: moves, of: tiles }) },
    ...(isHelped ? [{ term: t('library.fact.help'), words: t('library.fact.helped') }] : []),
  ];
}
