import type { RememberedGames } from '../../src-shared/bridge/bridge';
import { DEFAULT_CHARACTER, type Robot } from '../../src-shared/robots';
import { preferencesNow } from '../preferences/preferences';
import { mayLeave } from '../stage/leaving';
import { wordsNow } from '../words/words';
import { formFor, playersOf, robotOf } from './new-game-form';
import { FIRST_GAMES, proposalFrom } from './proposals';
import { startGame } from './start-game';

/** The computer player of the last game against one, who is played again with one click. */

const formOf = (games: RememberedGames) =>
  formFor({ ...proposalFrom(games, preferencesNow().mailAccount), kind: 'computer' });

/** Who that is; before the first game, one whom a stranger can beat. */
export function lastOpponent(games: RememberedGames | null): Robot {
  const [, row] = formOf(games ?? FIRST_GAMES).rows;
  return (row && robotOf(row)) ?? { character: DEFAULT_CHARACTER, level: 1 };
}

/** Starts a game against the last opponent, once what is open may be left. The highest tile starts. */
export async function playLastOpponent(): Promise<void> {
  const games = (await window.tantrix.rememberedGames()) ?? FIRST_GAMES;
  if (!(await mayLeave())) return;
  const t = wordsNow();
  const players = playersOf(formOf(games), (character) => t(`robot.name.${character}`));
  await startGame({ players, start: { by: 'highest' }, isCompetition: false, starts: games.starts });
}
