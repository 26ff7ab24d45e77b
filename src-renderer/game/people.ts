import { peopleOf, type Person, type Player, type RecordedGame } from '../../src-shared/record';
import type { Colour } from '../../src-shared/tantrix';
import { listWords } from '../words/words';

export { peopleOf, type Person, personAt } from '../../src-shared/record';

/** Whether a computer player sits at a seat. */
export const isRobotAt = ({ players }: RecordedGame, seat: number): boolean => players[seat]?.robot !== undefined;

/** Those who build one colour and so have one score: a player, or in doubles two partners. */
export interface Team {
  readonly colour: Colour;
  readonly people: readonly Person[];
  /** The seat of the first of them. */
  readonly seat: number;
  /** What they are called together. */
  readonly name: string;
}

/** All teams at the table, in the order of their first seats. */
export const teamsOf = (record: RecordedGame): Team[] => teamsAmong(peopleOf(record));

/** The seat of the only person among computer players; undefined where there are more, or none. */
export function soloOf({ players }: { readonly players: readonly Pick<Player, 'robot'>[] }): number | undefined {
  const [only, ...others] = players.flatMap(({ robot }, seat) => (robot ? [] : [seat]));
  return others.length > 0 ? undefined : only;
}

/** All teams as they are told to those who have played: that of the only person comes first. */
export function teamsFor(record: RecordedGame): Team[] {
  const solo = soloOf(record);
  const isOwn = ({ people }: Team) => people.some(({ seat }) => seat === solo);
  return teamsOf(record).toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
}

/** The teams that some people make. */
export function teamsAmong(everybody: readonly Person[]): Team[] {
  const firsts = everybody.filter(({ colour }, at) => everybody.findIndex((each) => each.colour === colour) === at);
  return firsts.map(({ colour, seat }) => {
    const people = everybody.filter((each) => each.colour === colour);
    return { colour, people, seat, name: listWords(people.map(({ name }) => name)) };
  });
}
