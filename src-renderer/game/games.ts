import type { RememberedPlayers, Starts } from '../../src-shared/bridge/bridge';
import { shuffledGame, isOver, newGame } from '../../src-shared/tantrix';
import { movesHere } from './terms';
import { chance } from '../stage/chance';
import { closeDialog, openDialog } from '../stage/dialogs';
import { endOf, settled, type Start, winnerOf, withLast } from './starter';
import { FIRST_GAMES, kindOf, newGameDialog, proposalFrom } from './proposals';
import { peopleOf, type Person } from './people';
import { mayLeave } from '../files/saving';
import { preferencesNow } from '../preferences/preferences';
import { firstAnswer } from './extensions';
import { showGame, type GameTable, gameNow } from './table';
import type { OpenGame } from './open-game';

/** Starting and leaving games. Whatever could lose moves asks first. */

/** Opens the New Game dialog with the players of the last games. */
export async function proposeNewGame(): Promise<void> {
  const games = (await window.tantrix.rememberedGames()) ?? FIRST_GAMES;
  if (await mayLeave()) openDialog(newGameDialog, { proposal: proposalFrom(games, preferencesNow().mailAccount) });
}

/** Whether a game is finished, so that its people can play again. */
export const mayPlayAgain = ({ open }: GameTable): boolean => open !== undefined && isOver(open.record.game);

const lineOf =
  (open: OpenGame) =>
  ({ seat, name, email, country, colour, robot }: Person): RememberedPlayers[number] => ({
    name,
    email,
    country,
    colour,
    robot,
    ...(movesHere(open, seat) ? {} : { isByMail: true }),
  });

/** Opens the New Game dialog for the same players; a single winner, or the pair that won, picks a colour and starts. */
export async function proposePlayAgain(): Promise<void> {
  const { open } = gameNow();
  if (!open || !(await mayLeave())) return;
  const players = peopleOf(open.record).map(lineOf(open));
  const winner = winnerOf(open.record);
  const games = (await window.tantrix.rememberedGames()) ?? FIRST_GAMES;
  const last = withLast(games.last ?? [], endOf(open.record));
  const kind = kindOf(players);
  // A winner is told in the lines of the players, of whatever kind the game was.
  const shown = winner === undefined || kind === 'email' ? kind : 'people';
  openDialog(newGameDialog, {
    proposal: {
      ...proposalFrom({ ...games, kind: shown, [shown]: players, last }, preferencesNow().mailAccount),
      ...(winner === undefined ? {} : { winner, starts: 'winner' }),
    },
  });
}

export interface NewGame {
  readonly players: RememberedPlayers;
  /** The number that deals; left out, the tiles are drawn by chance, as they always are under competition rules. */
  readonly seed?: number | undefined;
  readonly start: Start;
  readonly isCompetition: boolean;
  /** How the starter was chosen, for the next time. */
  readonly starts: Starts;
}

/** Deals a new game. Who starts is settled before a tile is drawn. */
export async function startGame({ players, seed, start, isCompetition, starts }: NewGame): Promise<void> {
  const { starter, startedBy } = settled(start, players.length);
  const options = { seats: players.map(({ colour }) => colour), starter };
  const isDrawn = seed === undefined || isCompetition;
  const game = isDrawn ? shuffledGame(options, chance) : newGame(options, seed);
  const terms = { isCompetition, ...(isCompetition ? { isDrawn } : {}), ...(startedBy ? { startedBy } : {}) };
  const people = players.map(({ name, email, country, robot }) => ({ name, email, country, robot }));
  const record = { players: people, game, ...terms };
  const away = new Set(players.flatMap(({ isByMail }, seat) => (isByMail ? [seat] : [])));
  const beginElsewhere = away.size > 0 ? firstAnswer((extension) => extension.beginElsewhere) : undefined;
  closeDialog();
  if (beginElsewhere) await beginElsewhere(record, away);
  else showGame({ record, sitting: crypto.randomUUID() });
  const kind = kindOf(players);
  const games = (await window.tantrix.rememberedGames()) ?? FIRST_GAMES;
  await window.tantrix.rememberGames({ ...games, kind, [kind]: players, starts });
}
