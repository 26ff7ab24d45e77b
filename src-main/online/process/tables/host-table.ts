import type { OnlineSeat, OnlineState } from '../../../../src-shared/bridge/online';
import { type Lobby, mayBegin, programsOf } from '../../../../src-shared/online/lobby';
import type { Hash, PublicKey } from '../../../../src-shared/online/primitives';
import type { OnlineProblem } from '../../../../src-shared/online/problems';
import type { TableTold, Wire } from '../../../../src-shared/online/wire';
import type { RobotPlayer } from '../../../../src-shared/record/players';
import type { Colour } from '../../../../src-shared/tantrix';
import type { Link } from '../connections/link';
import { invitationTo } from '../finding/invitation';
import { beginGame } from '../playing/begin-game';
import type { Activity, Program } from '../program';
import type { PlayedGame } from '../playing/played-game';
import type { HostRace } from '../racing/host-race';
import { holdRace } from '../racing/take-up-race';
import { WaitingTable } from './waiting-table';

/** A table at this program that waits for its players. */
export class HostTable implements Activity {
  readonly #program: Program;
  readonly #id: string;
  readonly #waiting: WaitingTable;
  #problem: OnlineProblem | undefined;
  #hasEnded = false;
  /** What begins, until it has. */
  #beginning: Promise<void> = Promise.resolve();

  /** @param verifier what the password is checked by; undefined for none */
  constructor(program: Program, id: string, lobby: Lobby, verifier: Hash | undefined) {
    this.#program = program;
    this.#id = id;
    const changed = () => program.changed();
    this.#waiting = new WaitingTable({
      id,
      lobby,
      verifier,
      changed,
      full: (terms, note) => {
        const links = () => this.#waiting.begun(terms, note);
        this.#beginning = this.#begin(beginGame(program, terms, note, []), links);
      },
      raceFull: (begin, note) => {
        this.#beginning = this.#begin(holdRace(program, begin, note), () => this.#waiting.links);
      },
    });
  }

  get state(): OnlineState {
    const { rules, watchers, taken, host } = this.#waiting.lobby;
    const { place } = this.#program;
    return {
      kind: 'waiting',
      isHost: true,
      rules,
      taken: shownSeats(taken, host),
      watchers: watchers.length,
      ...(!this.#waiting.isBeginning && mayBegin(this.#waiting.lobby) ? { mayBegin: true } : {}),
      ...(place ? { invitation: invitationTo(this.#id, place) } : {}),
      ...(this.#problem ? { problem: this.#problem } : {}),
    };
  }

  get table(): TableTold {
    return this.#waiting.told;
  }

  join(link: Link, message: Extract<Wire, { kind: 'join' }>): void {
    const isOwn = link.key === this.#program.identity.key;
    const problem = isOwn ? 'nameTaken' : this.#waiting.join(link, message);
    if (problem) link.send({ kind: 'refused', problem });
  }

  seatRobot(colour: Colour, robot: RobotPlayer): OnlineProblem | null {
    return this.#waiting.seatRobot(colour, robot);
  }

  beginNow(): boolean {
    return this.#waiting.beginNow();
  }

  take(link: Link, message: Wire): void {
    // Who leaves while it begins is told that it has, and leaves the game.
    if (message.kind === 'leave' && !this.#waiting.isBeginning) link.close();
  }

  lost(link: Link): void {
    this.#waiting.lost(link);
  }

  /** All are there: what is agreed is written, and then told. */
  async #begin(beginning: Promise<PlayedGame | HostRace | undefined>, links: () => ReadonlySet<Link>): Promise<void> {
    try {
      const activity = await beginning;
      if (!activity) throw new Error('a new game is damaged');
      if (this.#hasEnded) return await this.#forget(activity);
      const waiting = links();
      this.#program.become(activity);
      for (const link of waiting) activity.enter(link);
    } catch (error) {
      console.error('What all have come for cannot be begun:', error);
      this.#problem = 'disk';
      this.#waiting.notBegun();
    }
  }

  /** The table was closed meanwhile: nobody was told of the game, so there is none. */
  async #forget(activity: PlayedGame | HostRace): Promise<void> {
    await activity.end();
    await this.#program.games.drop(activity.id, true);
  }

  async end(): Promise<void> {
    this.#hasEnded = true;
    this.#waiting.end('closed');
    await this.#beginning;
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
