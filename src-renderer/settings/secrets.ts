import { preferencesNow } from '../preferences/preferences';
import { gameNow } from '../game/table';

/** What no report of an error is to hold: who plays, and whose mail account it is. */
export function secretWords(): string[] {
  const { open } = gameNow();
  const people = open?.record.players.flatMap(({ name, email, country }) => [name, email, country]) ?? [];
  const { name, address, host, user } = preferencesNow().mailAccount;
  return [...people, name, address, host, user];
}
