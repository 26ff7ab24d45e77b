import type { OnlineSeat, OnlineState } from '../../../../src-shared/bridge/online';
import {
  isFull,
  type Lobby,
  programsOf,
  seated,
  seatsSeen,
  termsOf,
  withoutProgram,
  withPeople,
  withRobot,
  withWatcher,
} from '../../../../src-shared/online/lobby';
import type { Hash, PublicKey } from '../../../../src-shared/online/primitives';
import type { OnlineProblem } from '../../../../src-shared/online/problems';
import type { TableTold, Wire } from '../../../../src-shared/online/wire';
import type { RobotPlayer } from '../../../../src-shared/record/players';
import type { Colour } from '../../../../src-shared/tantrix';
import { newSecret } from '../../keys';
import type { Link } from '../connections/link';
import { invitationTo } from '../finding/invitation';
import type { TableNote } from '../kept/notes';
import { beginGame } from '../playing/begin-game';
import type { Activity, Program } from '../program';
import { isProof } from './password';

/** A table at this program that waits for its players. */
export class HostTable implements Activity {
  readonly #program: Program;
  readonly #id: string;
  readonly #verifier: Hash | undefined;
  readonly #links = new Set<Link>();
  #lobby: Lobby;
  #isBeginning = false;
  #problem: OnlineProblem | undefined;

  /** @param verifier what the password is checked by; undefined for none */
  constructor(program: Program, id: string, lobby: Lobby, verifier: Hash | undefined) {
    this.#program = program;
    this.#id = id;
    this.#lobby = lobby;
    this.#verifier = verifier;
  }

  get state(): OnlineState {
    const { rules, watchers, taken, host } = this.#lobby;
    const { place } = this.#program;
    return {
      kind: 'waiting',
      isHost: true,
      rules,
      taken: shownSeats(taken, host),
      watchers: watchers.length,
      ...(place ? { invitation: invitationTo(this.#id, place) } : {}),
      ...(this.#problem ? { problem: this.#problem } : {}),
    };
  }

  get table(): TableTold {
    const { rules, taken } = this.#lobby;
    return { kind: 'table', id: this.#id, rules, taken: seatsSeen(taken), hasPassword: this.#verifier !== undefined };
  }

  join(link: Link, { table, people, proof }: Extract<Wire, { kind: 'join' }>): void {
    const change = (): Lobby | OnlineProblem => {
      if (table !== this.#id || this.#isBeginning) return 'closed';
      if (this.#verifier !== undefined && !isProof(proof, this.#verifier, link.exported)) return 'wrongPassword';
      return people.length > 0 ? withPeople(this.#lobby, link.key, people) : withWatcher(this.#lobby, link.key);
    };
    const after = link.key === this.#program.identity.key ? 'nameTaken' : change();
    if (typeof after === 'string') return link.send({ kind: 'refused', problem: after });
    this.#links.add(link);
    this.#set(after);
  }

  seatRobot(colour: Colour, robot: RobotPlayer): OnlineProblem | null {
    const after = this.#isBeginning ? 'closed' : withRobot(this.#lobby, colour, robot);
    if (typeof after === 'string') return after;
    this.#set(after);
    return null;
  }

  take(link: Link, message: Wire): void {
    if (message.kind === 'leave') link.close();
  }

  lost(link: Link): void {
    if (!this.#links.delete(link)) return;
    const isElsewhere = [...this.#links].some(({ key }) => key === link.key);
    if (!isElsewhere && !this.#isBeginning) this.#set(withoutProgram(this.#lobby, link.key));
  }

  #set(lobby: Lobby): void {
    this.#lobby = lobby;
    const { rules, host, taken, watchers } = lobby;
    for (const link of this.#links)
      link.send({ kind: 'lobby', table: this.#id, rules, host, taken: [...taken], watchers: watchers.length });
    this.#program.changed();
    if (isFull(lobby)) void this.#begin();
  }

  /** All are there: what is agreed is written, and then told. */
  async #begin(): Promise<void> {
    this.#isBeginning = true;
    const { rules, host } = this.#lobby;
    const terms = termsOf(this.#lobby, newSecret());
    const details = seated(this.#lobby).map(({ email, country }) => ({
      ...(email === undefined ? {} : { email }),
      ...(country === undefined ? {} : { country }),
    }));
    const verifier = this.#verifier === undefined ? {} : { verifier: this.#verifier };
    const note: TableNote = { kind: 'table', table: this.#id, rules, host, details, ...verifier };
    try {
      const game = await beginGame(this.#program, terms, note, []);
      if (!game) throw new Error('a new game is damaged');
      for (const link of this.#links) link.send({ kind: 'begin', table: this.#id, terms, rules, details });
      this.#program.become(game);
      for (const link of this.#links) game.enter(link);
    } catch (error) {
      console.error('A game cannot be begun:', error);
      this.#problem = 'disk';
      this.#isBeginning = false;
      this.#program.changed();
    }
  }

  async end(): Promise<void> {
    for (const link of this.#links) {
      link.send({ kind: 'refused', problem: 'closed' });
      link.close();
    }
  }
}

/** @param own the key of the program that shows them */
export function shownSeats(taken: Lobby['taken'], own: PublicKey): OnlineSeat[] {
  const programs = programsOf(taken);
  return taken.map(({ key, ...seat }) => ({
    ...seat,
    party: programs.indexOf(key),
    isHere: key === own,
    isPresent: true,
  }));
}
