import type { Link } from '../../src-main/online/process/connections/link';
import type { OnlineProblem } from '../../src-shared/online/problems';
import type { Me } from '../../src-shared/online/table';
import type { Wire } from '../../src-shared/online/wire';
import type { Room } from '../rooms/room';
import type { OpenBook } from '../store/book';
import { Absences } from './absences';
import { Names } from './names';
import { type Outcome, Ranks } from './ranks';
import { Reports } from './reports';
import { isRanked, outcomeOf } from './result';

/** What a server knows of people: their names, their ranks, and what others have told of them. */
export class People {
  readonly ranks: Ranks;
  readonly reports: Reports;
  readonly #names: Names;
  readonly #absences = new Absences();
  /** The games that are being counted. */
  readonly #counting = new Set<Room>();
  readonly #now: () => number;

  private constructor(names: Names, ranks: Ranks, reports: Reports, now: () => number) {
    this.#names = names;
    this.ranks = ranks;
    this.reports = reports;
    this.#now = now;
  }

  /** @param now in milliseconds since 1970 */
  static async open(openBook: OpenBook, now: () => number): Promise<People> {
    const names = await Names.open(openBook);
    return new People(names, await Ranks.open(openBook), await Reports.open(openBook), now);
  }

  /** Why people may not sit down under their names; undefined where they may. Rejects when that cannot be kept. */
  async problemOf({ key }: Link, people: readonly Me[]): Promise<OnlineProblem | undefined> {
    const names = people.map(({ name }) => name);
    return (await this.#names.use(names, key, this.#now())) ? undefined : 'nameHeld';
  }

  /** A game has gone on, or somebody has come or gone. */
  look(room: Room): void {
    const { terms, table, status, exchange, isCounted } = room;
    if (status.isOver && !isCounted && isRanked(terms, table.rules, status)) {
      const outcome = outcomeOf(exchange.course.copy);
      if (outcome) void this.#count(room, outcome);
    }
    this.#absences.note(room, this.#now());
  }

  closed(room: Room): void {
    this.#absences.delete(room);
  }

  tick(): void {
    for (const { room, outcome } of this.#absences.left(this.#now())) void this.#count(room, outcome);
  }

  /** First the ranks, which count no game twice, then that it needs no counting any more. */
  async #count(room: Room, outcome: Outcome): Promise<void> {
    if (this.#counting.has(room)) return;
    this.#counting.add(room);
    try {
      await this.ranks.count(outcome);
      await room.exchange.notebook.add({ kind: 'ranked' });
    } catch (error) {
      console.error('A game cannot be counted:', error);
    } finally {
      this.#counting.delete(room);
    }
  }

  async note(link: Link, room: Room, report: Extract<Wire, { kind: 'report' }>): Promise<void> {
    await this.reports.note(link, room, report, this.#now()).catch((error: unknown) => {
      console.error('What was told of a chat cannot be kept:', error);
    });
  }

  /** What is kept for some time only is let go of. */
  async forget(): Promise<void> {
    await this.reports.forget(this.#now());
    await this.#names.forget(this.#now());
  }

  async close(): Promise<void> {
    await Promise.all([this.#names.close(), this.ranks.close(), this.reports.close()]);
  }
}
