import { preferencesNow } from './preferences';

/** What no report of an error is to hold: whose mail account it is. */
export function secretsOfAccount(): string[] {
  const { name, address, host, user } = preferencesNow().mailAccount;
  return [name, address, host, user];
}
