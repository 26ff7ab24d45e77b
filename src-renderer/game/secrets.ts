import { gameNow } from './table';

/** What no report of an error is to hold: who plays. */
export const secretsOfGame = (): string[] =>
  gameNow().open?.record.players.flatMap(({ name, email, country }) => [name, email, country]) ?? [];
