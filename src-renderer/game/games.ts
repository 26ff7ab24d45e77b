import type { RememberedPlayers, Starts } from '../../src-shared/bridge/bridge';
import { withHosts } from '../../src-shared/mail-games/seats';
import { shuffledGame, isOver, newGame } from '../../src-shared/tantrix';
import { beginByMail } from '../mail/beginning';
import { movesHere } from './terms';
import { chance } from '../stage/chance';
import { closeDialog, openDialog } from '../stage/dialogs';
import { endOf, settled, type Start, winnerOf, withLast } from './starter';
import { FIRST_GAMES, kindOf, newGameDialog, proposalFrom } from './proposals';
import { peopleOf, type Person } from './people';
import { accountNow } from '../mail/mail-settings';
import { mayLeave } from '../stage/leaving';
import { showGame, type GameTable, gameNow } from './table';
import type { OpenGame } from './open-game';

/** Starting and leaving games. Whatever could lose moves asks first. */

/** Opens the New Game dialog with the players of the last games. */
export async function proposeNewGame(): Promise<void> {
  const games = (await window.tantrix.rememberedGames()) ?? FIRST_GAMES;
  if (await mayLeave()) openDialog(newGameDialog, { proposal: proposalFrom(games, accountNow()) });
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
      ...proposalFrom({ ...games, kind: shown, [shown]: players, last }, accountNow()),
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
  const kind = kindOf(players);
  const isAway = (seat: number) => players[seat]?.isByMail === true;
  closeDialog();
  if (kind === 'email') await beginByMail({ players: withHosts(people, isAway), game, ...terms });
  else showGame({ record: { players: people, game, ...terms }, sitting: crypto.randomUUID() });
  const games = (await window.tantrix.rememberedGames()) ?? FIRST_GAMES;
  await window.tantrix.rememberGames({ ...games, kind, [kind]: players, starts });
}
