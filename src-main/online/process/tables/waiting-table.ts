import {
  isFull,
  type Lobby,
  mayBegin,
  seated,
  seatsSeen,
  termsOf,
  withoutProgram,
  withPeople,
  withRobot,
  withWatcher,
} from '../../../../src-shared/online/lobby';
import type { Hash } from '../../../../src-shared/online/primitives';
import type { OnlineProblem } from '../../../../src-shared/online/problems';
import type { RaceBegin } from '../../../../src-shared/online/race/wire';
import type { Terms } from '../../../../src-shared/online/terms';
import type { TableTold, Wire } from '../../../../src-shared/online/wire';
import type { RobotPlayer } from '../../../../src-shared/record/players';
import type { Colour } from '../../../../src-shared/tantrix';
import { newSecret } from '../../keys';
import type { Link } from '../connections/link';
import type { TableNote } from '../kept/notes';
import { raceOf } from '../racing/race-of';
import { isProof } from './password';

/** What a table is, and who is told of it. */
export interface WaitingOf {
  readonly id: string;
  readonly lobby: Lobby;
  /** What the password is checked by; undefined for none. */
  readonly verifier: Hash | undefined;
  /** Somebody has come or gone, or those who have come begin. */
  readonly changed: () => void;
  /** Nobody comes or goes any more: the game is to begin on these terms. */
  readonly full: (terms: Terms, note: TableNote) => void;
  /** The same where Gobble is raced. */
  readonly raceFull: (race: RaceBegin, note: TableNote) => void;
}

/** A table before its game, and the connections of those who wait at it. */
export class WaitingTable {
  readonly #of: WaitingOf;
  readonly #links = new Set<Link>();
  #lobby: Lobby;
  #isBeginning = false;

  constructor(of: WaitingOf) {
    this.#of = of;
    this.#lobby = of.lobby;
  }

  get lobby(): Lobby {
    return this.#lobby;
  }

  get links(): ReadonlySet<Link> {
    return this.#links;
  }

  get isBeginning(): boolean {
    return this.#isBeginning;
  }

  /** As it is told to those who look for tables. */
  get told(): TableTold {
    const { id, verifier } = this.#of;
    const { rules, taken } = this.#lobby;
    return { kind: 'table', id, rules, taken: seatsSeen(taken), hasPassword: verifier !== undefined };
  }

  /** Gives a program the seats that it asks for, or lets it look on; says why it does not. */
  join(link: Link, { table, people, proof }: Extract<Wire, { kind: 'join' }>): OnlineProblem | undefined {
    const { id, verifier } = this.#of;
    if (!link.understands(this.#lobby.rules)) return 'version';
    if (table !== id || this.#isBeginning) return 'closed';
    if (verifier !== undefined && !isProof(proof, verifier, link.exported)) return 'wrongPassword';
    return this.seat(
      link,
      people.length > 0 ? withPeople(this.#lobby, link.key, people) : withWatcher(this.#lobby, link.key),
    );
  }

  /** A connection waits here, with the table as it is with it; says why that is none. */
  seat(link: Link, after: Lobby | OnlineProblem): OnlineProblem | undefined {
    if (typeof after === 'string') return after;
    this.#links.add(link);
    this.#set(after);
    return undefined;
  }

  seatRobot(colour: Colour, robot: RobotPlayer): OnlineProblem | null {
    const after = this.#isBeginning ? 'closed' : withRobot(this.#lobby, colour, robot);
    if (typeof after === 'string') return after;
    this.#set(after);
    return null;
  }

  /** Begins with those who have come; false where they cannot. */
  beginNow(): boolean {
    if (this.#isBeginning || !mayBegin(this.#lobby)) return false;
    this.#begin();
    this.#of.changed();
    return true;
  }

  lost(link: Link): void {
    if (!this.#links.delete(link)) return;
    const isElsewhere = [...this.#links].some(({ key }) => key === link.key);
    if (!isElsewhere && !this.#isBeginning) this.#set(withoutProgram(this.#lobby, link.key));
  }

  #set(lobby: Lobby): void {
    this.#lobby = lobby;
    const { rules, host, server, taken, watchers } = lobby;
    const from = server === undefined ? {} : { server };
    for (const link of this.#links)
      link.send({
        kind: 'lobby',
        table: this.#of.id,
        rules,
        host,
        ...from,
        taken: [...taken],
        watchers: watchers.length,
      });
    this.#of.changed();
    // Who comes back to a table that begins is told the same game as the others.
    if (isFull(lobby) && !this.#isBeginning) this.#begin();
  }

  #begin(): void {
    this.#isBeginning = true;
    const { rules, host } = this.#lobby;
    const details = seated(this.#lobby).map(({ email, country }) => ({
      ...(email === undefined ? {} : { email }),
      ...(country === undefined ? {} : { country }),
    }));
    const verifier = this.#of.verifier === undefined ? {} : { verifier: this.#of.verifier };
    const note: TableNote = { kind: 'table', table: this.#of.id, rules, host, details, ...verifier };
    if (rules.isRace) this.#of.raceFull(raceOf(this.#lobby), note);
    else this.#of.full(termsOf(this.#lobby, newSecret()), note);
  }

  /** The game has begun: all who wait are told, and hand over to it. */
  begun(terms: Terms, { table, rules, details }: TableNote): ReadonlySet<Link> {
    for (const link of this.#links) link.send({ kind: 'begin', table, terms, rules, details });
    return this.#links;
  }

  /** The game could not be begun: people may come and go again. */
  notBegun(): void {
    this.#isBeginning = false;
    this.#of.changed();
  }

  /** Sends all away. */
  end(problem: OnlineProblem): void {
    for (const link of this.#links) {
      link.send({ kind: 'refused', problem });
      link.close();
    }
  }
}
