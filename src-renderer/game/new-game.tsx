import { NEW_GAME_KINDS, type RememberedPlayers } from '../../src-shared/bridge/bridge';
import { isOver, setOf } from '../../src-shared/tantrix';
import { mayLeave } from '../stage/leaving';
import { preferencesNow } from '../preferences/preferences';
import { allStarts, openStarts, type StartFieldsProps, type StartTabs } from '../stage/starts';
import { firstAnswer } from './extensions';
import { NewGameFields } from './NewGameFields';
import type { OpenGame } from './open-game';
import { peopleOf, type Person } from './people';
import { FIRST_GAMES, newGameKindOf, type NewGameProposal, proposalFrom } from './proposals';
import { lastGameOf, winnerOf, withLast } from './starter';
import { type GameTable, gameNow } from './table';
import { movesHere } from './terms';
import { withoutGivenNames } from './unnamed';
import { wordsNow } from '../words/words';

/** What is proposed where a game is to be started: at first, and after a game that is over. */

/** What can be started of games: after a game that somebody won alone, one of the same kind. */
const tabsWith = (proposal: NewGameProposal): StartTabs => ({
  what: 'game',
  tabs: proposal.winner === undefined ? NEW_GAME_KINDS : [proposal.kind],
  first: proposal.kind,
  Fields: function ProposedFields(props: StartFieldsProps) {
    return <NewGameFields proposal={proposal} {...props} />;
  },
});

/** What can be started of games, with the players of the last ones. */
export async function gamesToStart(): Promise<StartTabs> {
  const games = (await window.tantrix.rememberedGames()) ?? FIRST_GAMES;
  return tabsWith(proposalFrom(games, preferencesNow().mailAccount));
}

/** Whether a game is finished, so that its people can play again. */
export const mayPlayAgain = ({ open }: GameTable): boolean =>
  open !== undefined && isOver(open.record.game) && (!open.online || elsewhereFor(open) !== undefined);

/** What asks those who sit elsewhere. */
const elsewhereFor = (open: OpenGame) => firstAnswer((extension) => extension.playAgainFirst?.(open));

/** Opens the New Game dialog for the same players, or asks those who sit elsewhere. */
export async function proposePlayAgain(): Promise<void> {
  const { open } = gameNow();
  const elsewhere = open && elsewhereFor(open);
  if (elsewhere) return elsewhere();
  if (!open || !(await mayLeave())) return;
  const proposal = await proposalAfter(open);
  const tabs = tabsWith(proposal);
  if (proposal.winner === undefined) openStarts('newGame.title', await allStarts(tabs));
  else openStarts('newGame.playAgainTitle', [tabs]);
}

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

/** Those who have played, as the New Game dialog has them. */
export const playersAgain = (open: OpenGame): RememberedPlayers =>
  withoutGivenNames(peopleOf(open.record), wordsNow()).map(lineOf(open));

/** What is proposed after a game: the same players, of whom a single winner, or the pair that won, picks a colour and starts. */
export async function proposalAfter(open: OpenGame): Promise<NewGameProposal> {
  const players = playersAgain(open);
  const winner = winnerOf(open.record);
  const games = (await window.tantrix.rememberedGames()) ?? FIRST_GAMES;
  const last = withLast(games.last ?? [], lastGameOf(open.record));
  const kind = newGameKindOf(players);
  // A winner is told in the lines of the players, of whatever kind the game was.
  const shown = winner === undefined || kind === 'email' ? kind : 'people';
  return {
    ...proposalFrom({ ...games, kind: shown, [shown]: players, last }, preferencesNow().mailAccount),
    isCompetition: open.record.isCompetition,
    set: setOf(open.record.game.deal),
    ...(winner === undefined ? {} : { winner, starts: 'winner' }),
  };
}
