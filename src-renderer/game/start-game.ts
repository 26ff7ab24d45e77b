import type { RememberedPlayers, Starts } from '../../src-shared/bridge/bridge';
import { newGame, type SetName, shuffledGame, TILE_SETS } from '../../src-shared/tantrix';
import { chance } from '../stage/chance';
import { closeDialog } from '../stage/dialogs';
import { wordsNow } from '../words/words';
import { stillAdapting } from './adapting';
import { firstAnswer } from './extensions';
import { FIRST_GAMES, newGameKindOf } from './proposals';
import { settled, type StarterChoice } from './starter';
import { showGame } from './table';
import { withNames } from './unnamed';

/** Starting a game. */

export interface NewGame {
  /** People may have no name: they are called what `unnamedWords` says. */
  readonly players: RememberedPlayers;
  /** The number that deals; left out, the tiles are drawn by chance, as they always are under competition rules. */
  readonly seed?: number | undefined;
  readonly start: StarterChoice;
  readonly isCompetition: boolean;
  /** The tiles; left out, the 56. */
  readonly set?: SetName | undefined;
  /** How the starter was chosen, for the next time. */
  readonly starts: Starts;
}

/** Deals a new game. Who starts is settled before a tile is drawn. */
export async function startGame({
  players,
  seed,
  start,
  isCompetition,
  set = 'standard',
  starts,
}: NewGame): Promise<void> {
  const { starter, startedBy } = settled(start, players.length);
  const options = { seats: players.map(({ colour }) => colour), starter };
  const isDrawn = seed === undefined || isCompetition;
  const game = isDrawn ? shuffledGame(options, chance, TILE_SETS[set]) : newGame(options, seed, TILE_SETS[set]);
  const terms = { isCompetition, ...(isCompetition ? { isDrawn } : {}), ...(startedBy ? { startedBy } : {}) };
  const people = withNames(players, wordsNow()).map(({ name, email, country, robot }) => ({
    name,
    email,
    country,
    robot,
  }));
  const record = { players: people, game, ...terms };
  const away = new Set(players.flatMap(({ isByMail }, seat) => (isByMail ? [seat] : [])));
  const beginElsewhere = away.size > 0 ? firstAnswer((extension) => extension.beginElsewhere) : undefined;
  closeDialog();
  if (beginElsewhere) await beginElsewhere(record, away);
  else showGame({ record, sitting: crypto.randomUUID() });
  const kind = newGameKindOf(players);
  const games = (await window.tantrix.rememberedGames()) ?? FIRST_GAMES;
  await window.tantrix.rememberGames({ ...games, kind, [kind]: stillAdapting(players, games[kind]), starts });
}
