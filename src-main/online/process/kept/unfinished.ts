import type { UnfinishedOnline } from '../../../../src-shared/bridge/online';
import type { Line } from '../../../../src-shared/online/lines';
import type { Placement } from '../../../../src-shared/tantrix';
import { GameFolder, type UnfinishedGame } from './game-folder';
import { keptIdentity } from './identity';
import { namedServer } from '../servers/meant';

/** The games of a folder that were begun here by the key of now, and can go on, the latest first. */
export async function unfinishedIn(folder: string): Promise<readonly UnfinishedOnline[]> {
  const games = await new GameFolder(folder).unfinished();
  if (games.length === 0) return [];
  const { publicKey } = await keptIdentity(folder);
  return games.flatMap((game) => offerOf(game, publicKey) ?? []);
}

function offerOf({ id, note, lines, at }: UnfinishedGame, key: string): UnfinishedOnline | undefined {
  const [line] = lines;
  if (line?.kind !== 'terms' || line.party === undefined || line.terms.parties[line.party] !== key) return undefined;
  const others = line.terms.seats.filter(({ played }) => played.party !== line.party || played.robot);
  return {
    id,
    rules: note.rules,
    names: others.map(({ name }) => name),
    ...(note.server && { server: namedServer(note.server).address }),
    laid: laidIn(lines),
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
