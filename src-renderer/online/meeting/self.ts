import type { Me, OnlineSelf, RememberedGames } from '../../../src-shared/bridge/bridge';
import { PLAYER_FIELDS, type PlayerField } from '../../../src-shared/record';
import type { Colour } from '../../../src-shared/tantrix';
import { type PlayerProblems, problemsOfPlayers, trimmed } from '../../game/player-form';
import { FIRST_GAMES, proposalFrom } from '../../game/proposals';
import { preferencesNow } from '../../preferences/preferences';

/** The person as the others at a table online are to see them. */
export type Self = OnlineSelf;

/** Who the person was the last time, or in a game of another kind. */
export function selfFrom(games: RememberedGames, account: { readonly name: string; readonly address: string }): Self {
  if (games.online) return games.online;
  const [sender] = proposalFrom(games, account).players.email;
  const { name = '', email = '', country = '', colour = 'red' } = sender ?? {};
  return { name, email, country, colour, tellsMore: false };
}

export const remembered = async (): Promise<RememberedGames> => (await window.tantrix.rememberedGames()) ?? FIRST_GAMES;

export const rememberedSelf = async (): Promise<Self> => selfFrom(await remembered(), preferencesNow().mailAccount);

/** Keeps who the person was, for the next time. */
export async function rememberSelf(self: Self): Promise<void> {
  await window.tantrix.rememberGames({ ...(await remembered()), online: { ...self, ...trimmed(self) } });
}

/** What is told of the person: more than the name only where they want it, and no email to a server. */
export const fieldsTold = ({ tellsMore }: Self, isAtServer: boolean): readonly PlayerField[] =>
  PLAYER_FIELDS.filter((field) => field === 'name' || (tellsMore && !(isAtServer && field === 'email')));

/** What is wrong with what is told of the person. */
export function problemsOfSelf(self: Self, isAtServer: boolean): PlayerProblems {
  const [problems = {}] = problemsOfPlayers([self]);
  const told = fieldsTold(self, isAtServer).flatMap((field) => {
    const problem = problems[field];
    return problem ? [[field, problem] as const] : [];
  });
  return Object.fromEntries(told);
}

export const isRight = (problems: PlayerProblems): boolean => Object.keys(problems).length === 0;

/** What the others are told. */
export function meOf(self: Self, isAtServer: boolean, colour: Colour = self.colour): Me {
  const { name, email, country } = trimmed(self);
  const told = fieldsTold(self, isAtServer);
  return {
    name,
    colour,
    ...(email && told.includes('email') ? { email } : {}),
    ...(country && told.includes('country') ? { country } : {}),
  };
}
