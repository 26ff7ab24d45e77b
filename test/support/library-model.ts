import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LibraryStore } from '../../src-main/library/store';
import { type EntryId, type KeepReply, type KeepRequest } from '../../src-shared/bridge/bridge';
import { MAX_TEXT_SIZE } from '../../src-shared/limits';
import type { RecordedGame } from '../../src-shared/record';
import {
  type Game,
  isOver,
  legalPlacements,
  pick,
  type Placement,
  play,
  samePlacement,
  seededRandom,
} from '../../src-shared/tantrix';
import { opened, openedLater, Profile, readAnew } from './library';
import { gameOfSeed, textAfter, textsIn, textsWithin } from './library-games';
import { PageOfLibrary } from './library-profile';
import { earlier } from './random-records';

/** What people, and other programs, do to a library, beside what must be in it afterwards. */

/** A game at some stage: which of some games, which of its two courses, and after how many moves. */
interface Stage {
  readonly game: number;
  readonly course: 0 | 1;
  readonly moves: number;
}

/** A game is on a table, kept as an entry. */
interface Table {
  readonly id: EntryId;
  readonly stage: Stage;
}

/** The two courses of each game, which have so many moves in common. */
const COURSES = Array.from({ length: 4 }, (_, game) => twoCoursesOf(gameOfSeed(game)));

export function twoCoursesOf(record: RecordedGame) {
  for (let common = 8; ; common++) {
    const [next] = record.game.placements.slice(common);
    const start = earlier(record, common).game;
    const other = legalPlacements(start).find((each) => next && !samePlacement(each, next));
    if (other) return { common, courses: [record, { ...record, game: playedOn(start, other) }] as const };
  }
}

/** A game that goes on with one move, and then by chance. */
function playedOn(start: Game, move: Placement): Game {
  const random = seededRandom(7);
  let result = play(start, move);
  while (result.ok && !isOver(result.game)) result = play(result.game, pick(legalPlacements(result.game), random));
  if (!result.ok) throw new Error('a legal placement was refused');
  return result.game;
}

const courseOf = ({ game, course }: Stage): RecordedGame => COURSES[game]?.courses[course] ?? gameOfSeed(game);
const commonOf = ({ game }: Stage): number => COURSES[game]?.common ?? 0;

const textOf = (stage: Stage): string => textAfter(courseOf(stage), stage.moves);

const isWithin = (less: Stage, more: Stage): boolean =>
  less.game === more.game && less.moves <= more.moves && (less.course === more.course || less.moves <= commonOf(less));

/** What somebody does: what it is, and numbers by which it is said to what. */
export interface Deed {
  readonly what: keyof typeof DEEDS;
  readonly a: number;
  readonly b: number;
}

export class LibraryModel {
  readonly profile = new Profile();
  page = new PageOfLibrary();
  store: LibraryStore = this.profile.start(this.page).store;
  /** What must lie in the folder; undefined for what nobody can read. */
  readonly files = new Map<EntryId, Stage | undefined>();
  readonly deleted = new Map<EntryId, Stage>();
  readonly tables: Table[] = [];
  #outside = 0;

  async do({ what, a, b }: Deed): Promise<void> {
    await DEEDS[what](this, a, b);
  }

  /** What lies there is what must, the index is that of a folder read anew, and so it is for the next program. */
  async check(): Promise<void> {
    await this.store.settled();
    await this.look();
    const must = new Map([...this.files].map(([id, stage]) => [id, stage && textOf(stage)]));
    assert.deepEqual(textsIn(this.profile.games), must);
    const gone = textsWithin(path.join(this.profile.games, 'Deleted'));
    assert.deepEqual(gone.toSorted(), [...this.deleted.values()].map(textOf).toSorted());
    const anew = await readAnew(this.profile.games);
    assert.deepEqual(this.page.entries, anew);
    const { store, page } = this.profile.start();
    page.take(await store.open());
    await store.stopReading();
    assert.deepEqual(page.entries, anew);
  }

  /** What nobody can read is set aside when it was seen twice. */
  async look(): Promise<void> {
    const isDamaged = [...this.files.values()].includes(undefined);
    await (isDamaged ? openedLater(this.profile, this.store, this.page) : opened(this.store, this.page));
    this.forgetDamaged();
  }

  async keep(request: Omit<KeepRequest, 'notes'>, stage: Stage): Promise<EntryId> {
    const reply = this.store.keep({ ...request, notes: { here: [stage.game % 2] } });
    await this.store.settled();
    const { id } = kept(await reply);
    return id;
  }

  /** An entry that was made outside the program. */
  put(id: EntryId, stage: Stage): void {
    mkdirSync(this.profile.games, { recursive: true });
    writeFileSync(this.profile.at(`${id}.txg`), textOf(stage));
    this.files.set(id, stage);
  }

  /** The folder was looked through: what nobody can read was set aside. */
  forgetDamaged(): void {
    for (const [id, stage] of this.files) if (!stage) this.files.delete(id);
  }

  newName(): string {
    this.#outside += 1;
    return `outside ${this.#outside}`;
  }

  restart(): void {
    this.page = new PageOfLibrary();
    this.store = this.profile.start(this.page).store;
  }
}

function kept(reply: KeepReply) {
  if (reply.kind !== 'kept') throw new Error(`not kept: ${reply.problem}`);
  return reply;
}

const nth = <T>(items: Iterable<T>, at: number): T | undefined => {
  const all = [...items];
  return all[at % all.length];
};

const stageOf = (a: number, b: number): Stage => ({ game: a % 4, course: b % 2 === 0 ? 0 : 1, moves: 1 + (b % 15) });

/** Keeps what lies on a table of this run, and holds it to what lay in its file. */
async function playOn(model: LibraryModel, at: number, stage: Stage): Promise<void> {
  const table = model.tables[at];
  if (!table) return;
  const isThere = model.files.has(table.id);
  const there = model.files.get(table.id);
  const id = await model.keep({ id: table.id, text: textOf(stage) }, stage);
  const isMine = there !== undefined && JSON.stringify(there) === JSON.stringify(table.stage);
  const isMore = there !== undefined && !isMine && isWithin(stage, there) && !isWithin(there, stage);
  if (!isThere || isMine || (there && (isWithin(there, stage) || isMore))) assert.equal(id, table.id);
  else assert.notEqual(id, table.id);
  if (id !== table.id) expectNothingLost(model, id, stage);
  if (!isMore) model.files.set(id, stage);
  model.tables[at] = { id, stage: isMore && there ? there : stage };
}

/** An entry that a table goes to is new, or one that it goes on from. */
function expectNothingLost(model: LibraryModel, id: EntryId, stage: Stage): void {
  const before = model.files.get(id);
  assert.ok(before ? isWithin(before, stage) : !model.files.has(id));
}

const DEEDS = {
  begin: async (model: LibraryModel, a: number, b: number) => {
    const stage = { ...stageOf(a, b), moves: 1 };
    const id = await model.keep({ text: textOf(stage) }, stage);
    assert.ok(!model.files.has(id));
    model.files.set(id, stage);
    model.tables.push({ id, stage });
  },
  play: async (model: LibraryModel, a: number, b: number) => {
    if (model.tables.length === 0) return;
    const at = a % model.tables.length;
    const stage = model.tables[at]?.stage;
    if (stage) await playOn(model, at, { ...stage, moves: Math.max(1, stage.moves + (b % 5) - 1) });
  },
  /** The table comes back out of the journal, in another run. */
  recover: async (model: LibraryModel, a: number, b: number) => {
    const table = nth(model.tables, a);
    const there = table && model.files.get(table.id);
    if (!table || !there || JSON.stringify(there) !== JSON.stringify(table.stage)) return;
    model.restart();
    model.tables.length = 0;
    const stage = { ...table.stage, moves: table.stage.moves + (b % 3) };
    const twins = [...model.files].filter(([, each]) => each && isWithin(each, there) && isWithin(there, each));
    const id = await model.keep({ from: textOf(table.stage), text: textOf(stage) }, stage);
    assert.ok(twins.some(([name]) => name === id));
    model.files.set(id, stage);
    model.tables.push({ id, stage });
  },
  note: async (model: LibraryModel, a: number, b: number) => {
    const id = nth(model.files.keys(), a);
    if (id !== undefined && model.files.get(id))
      assert.equal(await model.store.note(id, { starred: b % 2 === 0, note: `note ${b}` }), 'noted');
  },
  delete: async (model: LibraryModel, a: number) => {
    const id = nth(model.files.keys(), a);
    const stage = id === undefined ? undefined : model.files.get(id);
    if (id === undefined || !stage) return;
    const { done } = await model.store.delete([id]);
    model.files.delete(id);
    model.deleted.set(done[0] ?? '', stage);
  },
  undelete: async (model: LibraryModel, a: number) => {
    const id = nth(model.deleted.keys(), a);
    const stage = id === undefined ? undefined : model.deleted.get(id);
    if (id === undefined || !stage) return;
    const there = model.files.get(id);
    const [name = ''] = (await model.store.undelete([id])).done;
    model.deleted.delete(id);
    if (there && isWithin(stage, there)) assert.equal(name, id);
    else {
      assert.ok(!model.files.has(name));
      model.files.set(name, stage);
    }
  },
  import: async (model: LibraryModel, a: number, b: number) => {
    const folder = path.join(model.profile.folder, 'outside');
    mkdirSync(folder, { recursive: true });
    const stages = [stageOf(a, b), stageOf(a, b), stageOf(b, a)];
    for (const [at, stage] of stages.entries()) writeFileSync(path.join(folder, `${at}.txg`), textOf(stage));
    const reply = await model.store.import([{ path: folder, maxBytes: MAX_TEXT_SIZE }]);
    rmSync(folder, { recursive: true });
    for (const stage of stages) {
      const isThere = [...model.files.values()].some((each) => each && isWithin(each, stage) && isWithin(stage, each));
      if (!isThere) model.files.set(takenAs(model, reply.kind === 'imported' ? reply.taken : [], stage), stage);
    }
  },
  add: async (model: LibraryModel, a: number, b: number) => model.put(model.newName(), stageOf(a, b)),
  replace: async (model: LibraryModel, a: number, b: number) => {
    const id = nth(model.files.keys(), a);
    if (id !== undefined) model.put(id, stageOf(b, a));
  },
  /** Another computer has played on. */
  playElsewhere: async (model: LibraryModel, a: number, b: number) => {
    const id = nth(model.files.keys(), a);
    const stage = id === undefined ? undefined : model.files.get(id);
    if (id !== undefined && stage) model.put(id, { ...stage, moves: stage.moves + 1 + (b % 3) });
  },
  remove: async (model: LibraryModel, a: number) => {
    const id = nth(model.files.keys(), a);
    if (id === undefined) return;
    rmSync(model.profile.at(`${id}.txg`));
    model.files.delete(id);
  },
  damage: async (model: LibraryModel, a: number) => {
    const id = nth(model.files.keys(), a);
    if (id === undefined) return;
    writeFileSync(model.profile.at(`${id}.txg`), 'tantrix-game 1\nplayer');
    model.files.set(id, undefined);
  },
  damageIndex: async (model: LibraryModel, a: number) => {
    if (a % 2 === 0) rmSync(model.profile.index, { force: true });
    else writeFileSync(model.profile.index, 'no index');
  },
  look: async (model: LibraryModel) => {
    await model.look();
  },
  restart: async (model: LibraryModel) => {
    model.restart();
    model.tables.length = 0;
  },
};

/** The name under which a game was taken in. */
function takenAs(model: LibraryModel, taken: readonly EntryId[], stage: Stage): EntryId {
  const texts = textsIn(model.profile.games);
  const names = taken.filter((name) => texts.get(name) === textOf(stage) && !model.files.has(name));
  assert.equal(names.length, 1);
  return names[0] ?? '';
}

const isDeed = (name: string): name is Deed['what'] => Object.hasOwn(DEEDS, name);
export const DEED_NAMES = Object.keys(DEEDS).filter(isDeed);
