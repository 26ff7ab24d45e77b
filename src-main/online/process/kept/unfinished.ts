import type { UnfinishedOnline } from '../../../../src-shared/bridge/online';
import { factsOf, type GameFacts } from '../../../../src-shared/library/facts';
import { GameCopy, type Self } from '../../../../src-shared/online/game-copy';
import type { Line } from '../../../../src-shared/online/lines';
import { raceIn } from '../../../../src-shared/online/race/kept-race';
import { statusOf } from '../../../../src-shared/online/view';
import type { Placement } from '../../../../src-shared/tantrix';
import { selfWith } from '../../keys';
import { namedServer } from '../servers/meant';
import { GameFolder, type UnfinishedGame } from './game-folder';
import { keptIdentity } from './identity';

/** The games of a folder that were begun here by the key of now, and can go on, the latest first. */
export async function unfinishedIn(folder: string): Promise<readonly UnfinishedOnline[]> {
  const games = await new GameFolder(folder).unfinished();
  if (games.length === 0) return [];
  const kept = await keptIdentity(folder);
  // What was noted was checked then: once more would take main a tenth of a second a game.
  const self = { ...selfWith(kept), isSigned: () => true };
  return games.flatMap((game) => offerOf(game, kept.publicKey, self) ?? []);
}

function offerOf(game: UnfinishedGame, key: string, self: Self): UnfinishedOnline | undefined {
  const { id, note, lines, at } = game;
  const [line] = lines;
  if (line?.kind === 'raceBegin') return raceOffer(game, key);
  if (line?.kind !== 'terms' || line.party === undefined || line.terms.parties[line.party] !== key) return undefined;
  const others = line.terms.seats.filter(({ played }) => played.party !== line.party || played.robot);
  return {
    id,
    rules: note.rules,
    names: others.map(({ name }) => name),
    ...(note.server && { server: namedServer(note.server).address }),
    laid: laidIn(lines),
    at,
    ...stateOf(GameCopy.recalled(self, lines)?.copy),
  };
}

/** A race; undefined where it was begun by another key, is damaged, or over: the program may have ended before it noted so. */
function raceOffer({ id, note, lines, at }: UnfinishedGame, key: string): UnfinishedOnline | undefined {
  const kept = raceIn(lines);
  if (!kept?.begin.keys.includes(key) || kept.copy.race.isOver) return undefined;
  const { names, keys } = kept.begin;
  return {
    id,
    rules: note.rules,
    names: names.filter((_, seat) => keys[seat] !== key),
    ...(note.server && { server: namedServer(note.server).address }),
    laid: kept.copy.race.tiles,
    at,
  };
}

/** The tiles that lie by what was noted: it was checked when it was. */
const laidIn = (lines: readonly Line[]): Placement[] =>
  lines.reduce<Placement[]>((laid, line) => {
    if (line.kind !== 'step') return laid;
    const { deed } = line;
    if (deed.kind === 'placed') {
      const { tile, q, r, rotation } = deed;
      return [...laid, { tile, q, r, rotation }];
    }
    return deed.asked.kind === 'undo' ? laid.slice(0, deed.asked.to) : laid;
  }, []);

function stateOf(copy: GameCopy | undefined): Pick<UnfinishedOnline, 'waitsFor' | 'dealt'> {
  if (!copy) return {};
  const { history, party, hasLeft } = copy;
  const { playedBy } = statusOf(copy);
  const here = playedBy.flatMap((played, seat) => (played.party === party && !played.robot ? seat : []));
  const facts = factsIn(copy, playedBy);
  const isWaitingForPeople = !facts || hasLeft;
  return {
    waitsFor: isWaitingForPeople ? 'people' : history.isSettled ? 'move' : 'draw',
    ...(facts && { dealt: { facts, here } }),
  };
}

/** What a list tells of it, as of a game that was kept. */
function factsIn({ history }: GameCopy, playedBy: ReturnType<typeof statusOf>['playedBy']): GameFacts | undefined {
  const { game, terms } = history;
  if (!game) return undefined;
  const players = terms.seats.map(({ name }, seat) => {
    const robot = playedBy[seat]?.robot;
    return { name, email: '', country: '', ...(robot && { robot }) };
  });
  const facts = factsOf({ players, game, isCompetition: terms.isCompetition });
  return facts.kind === 'game' ? { ...facts, isOnline: true } : undefined;
}
