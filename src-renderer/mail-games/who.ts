import { homeAt, parseTxg, peopleOf, type Person, type RecordedGame } from '../../src-shared/record';
import { ask } from '../play/dialogs';
import { type MailState, useTable } from '../play/table';
import { addressOf } from './addresses';
import { keptGames } from './kept';

/** Who of the players of a game that came by mail the person here is. */

type Home = NonNullable<MailState['home']>;

/** Those who play at one of the computers. */
export interface Household {
  readonly home: Home;
  readonly people: readonly Person[];
}

/** Answers: a computer, or that of nobody, for an onlooker. */
export type WhoChoice = `${Home}` | 'nobody';
const HOME_OF: Readonly<Record<WhoChoice, MailState['home']>> = { '1': 1, '2': 2, '3': 3, '4': 4, nobody: null };

/**
 * At which of the computers of a game the person here plays; null for an onlooker. It is plain when an address of theirs
 * is that of one of them alone; else they are asked.
 */
export async function whoAmI(record: RecordedGame): Promise<MailState['home'] | 'cancel'> {
  const households = householdsOf(record);
  const own = await ownAddresses();
  const [mine, ...others] = households.filter(({ people }) => people.some((person) => own.has(addressOf(person))));
  if (mine && others.length === 0) return mine.home;
  const mover = homeAt(record, record.game.position.mover);
  const choice = await ask<WhoChoice>((answer) => ({ kind: 'mailWho', households, mover, answer }));
  return choice === 'cancel' ? choice : HOME_OF[choice];
}

/** The computers at which people play; one with computer players alone is nobody's. */
function householdsOf(record: RecordedGame): Household[] {
  const people = peopleOf(record).filter(({ robot }) => !robot);
  return ([1, 2, 3, 4] as const)
    .map((home) => ({ home, people: people.filter(({ seat }) => homeAt(record, seat) === home) }))
    .filter(({ people: there }) => there.length > 0);
}

/** The addresses of the mail account and of those who play here in the games that are kept. */
async function ownAddresses(): Promise<ReadonlySet<string>> {
  const { mailAccount } = useTable.getState().preferences;
  const addresses = (await keptGames()).flatMap(({ text, home }) => {
    const parsed = parseTxg(text);
    if (!parsed.ok) return [];
    return peopleOf(parsed.record)
      .filter(({ seat, robot }) => !robot && homeAt(parsed.record, seat) === home)
      .map(addressOf);
  });
  return new Set([addressOf({ email: mailAccount.address }), ...addresses].filter((address) => address !== ''));
}
