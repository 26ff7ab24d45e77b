import { tablesNow } from '../stage/tables';
import { gameTables } from './table';

/** What no report of an error is to hold: who plays, at whichever table. */
export const secretsOfGame = (): string[] =>
  [...tablesNow().open.values()]
    .flatMap((table) => gameTables.stateOf(table)?.open?.record.players ?? [])
    .flatMap(({ name, email, country }) => [name, email, country]);
