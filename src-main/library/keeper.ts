import type { EntryId, KeepReply, KeepRequest } from '../../src-shared/bridge/bridge';
import { goesOn } from '../../src-shared/library/course';
import type { Notes } from '../../src-shared/library/entry';
import { factsOf, type FactualRecord } from '../../src-shared/library/facts';
import { type Content, contentOf } from '../files/content';
import { fileProblemOf } from '../files/problems';
import type { KeyedQueue } from '../files/keyed-queue';
import type { FolderReader } from './folder-reader';
import { heldGame, textIn, writeGame } from './game-files';
import type { KnownEntries } from './known-entries';
import { areOneTable, distance, mayTakePlaceOf } from './lineage';
import { newEntryId, otherEntryId } from './names';
import { changeNotes } from './notes';
import { PacedWriter } from './paced-writer';
import type { Place } from './place';
import { entryOf, recordIn } from './reading-games';
import { rowOf, subjectOf } from './row';

/** Between two writes of one game, in milliseconds. */
const PAUSE = 1000;

/** What is to be kept, read. */
interface Kept {
  readonly text: string;
  readonly record: FactualRecord;
  readonly notes: KeepRequest['notes'];
}

/** An open table, and the entry it is kept as at the moment. */
interface Slot {
  id: EntryId;
  /** What lay on the table when it was opened, which only the first state of many may say. */
  from: FactualRecord | undefined;
  readonly writer: PacedWriter<Kept, KeepReply>;
}

/** What a table can be kept in, and what is known there. */
export interface Surroundings {
  readonly place: Place;
  readonly known: KnownEntries;
  /** What concerns an entry is done in turn. */
  readonly queue: KeyedQueue;
  readonly reader: FolderReader;
}

/** What becomes of the file of an entry: `holdsMore` is a game that goes on from the state that is to be kept. */
type Fate = 'write' | 'holdsIt' | 'holdsMore' | 'isOthers';

/** Keeps games as they are played: each in its file, unless somebody else has changed that meanwhile. */
export class GameKeeper {
  readonly #around: Surroundings;
  readonly #slots = new Map<EntryId, Slot>();
  /** What this program last wrote to the file of an entry. */
  readonly #written = new Map<EntryId, Content>();

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** Resolves when this state, or a later one, is on the disk; never rejects. */
  async keep({ id, from, text, notes }: KeepRequest): Promise<KeepReply> {
    const record = recordIn(text);
    if (!record) return { kind: 'failed', problem: 'notAGame' };
    const kept = { text, record, notes };
    const opened = from === undefined ? undefined : recordIn(from);
    if (id !== undefined) return this.#put(id, kept, opened);
    if (!opened) return this.#put(newEntryId(record, Date.now()), kept);
    // In turn, so that of two states of one table the second finds where the first went.
    try {
      return await this.#around.queue.run('', async () =>
        this.#put((await this.#entryFor(opened)) ?? newEntryId(record, Date.now()), kept, opened),
      );
    } catch (error) {
      return failed(error);
    }
  }

  /** What was put so far is on the disk, or could not be; left out, of all entries. */
  async flush(ids?: readonly EntryId[]): Promise<void> {
    const slots = ids ? ids.flatMap((id) => this.#slots.get(id) ?? []) : [...this.#slots.values()];
    await Promise.all(slots.map(({ writer }) => writer.flush()));
  }

  #put(id: EntryId, kept: Kept, from?: FactualRecord): Promise<KeepReply> {
    const slot = this.#slots.get(id) ?? this.#newSlot(id);
    slot.from = from ?? slot.from;
    return slot.writer.put(kept);
  }

  #newSlot(id: EntryId): Slot {
    const writer = new PacedWriter((kept: Kept) => this.#keepIn(slot, kept), PAUSE);
    const slot: Slot = { id, from: undefined, writer };
    this.#slots.set(id, slot);
    return slot;
  }

  async #keepIn(slot: Slot, kept: Kept): Promise<KeepReply> {
    try {
      const id = await this.#around.queue.run(slot.id, () => this.#write(slot.id, kept, slot));
      if (id !== slot.id) this.#move(slot, id);
      return { kind: 'kept', id };
    } catch (error) {
      return failed(error);
    }
  }

  #move(slot: Slot, id: EntryId): void {
    this.#slots.delete(slot.id);
    slot.id = id;
    this.#slots.set(id, slot);
  }

  /** The entry that goes on with what was opened, the nearest if there are several. */
  async #entryFor(opened: FactualRecord): Promise<EntryId | undefined> {
    const { place, known, reader } = this.#around;
    await reader.complete();
    const found: { readonly id: EntryId; readonly far: number; readonly at: number }[] = [];
    for (const { id, at } of known.of(subjectOf(factsOf(opened)))) {
      // One that cannot be read does not keep the others from being asked.
      const record = recordIn((await textIn(place.folder, id)) ?? '');
      if (record && areOneTable(opened, record)) found.push({ id, far: distance(record, opened), at });
    }
    return found.toSorted((a, b) => a.far - b.far || b.at - a.at)[0]?.id;
  }

  /** Writes a state of a table under the id of an entry, or under another where that would take something away. */
  async #write(id: EntryId, kept: Kept, slot: Slot): Promise<EntryId> {
    const fate = await this.#fateOf(id, kept, slot);
    if (fate === 'holdsMore') return id;
    if (fate === 'isOthers') return this.#write(await this.#otherIdFor(id, kept), kept, slot);
    const { place, known, reader } = this.#around;
    const now = Date.now();
    const row = known.get(id) ?? known.get(slot.id);
    if (fate === 'write') {
      await reader.made();
      await writeGame(place, id, kept.text);
    }
    this.#written.set(id, contentOf(new TextEncoder().encode(kept.text)));
    const times = { began: row?.began ?? now, at: row?.at ?? now };
    await this.#note(id, kept.record, (notes) => ({
      ...times,
      ...notes,
      ...(fate === 'write' ? { at: now } : {}),
      ...kept.notes,
    }));
    return id;
  }

  /** Puts beside a game what is to be noted of it. One of which nothing can be noted is kept all the same. */
  async #note(id: EntryId, record: FactualRecord, change: (notes: Notes) => Notes): Promise<void> {
    const { place, known } = this.#around;
    const notes = await changeNotes(place, id, change).catch((error: unknown) => {
      console.error('The notes of a game cannot be written:', error);
      return change({});
    });
    known.changed([rowOf(entryOf(id, record, notes, Date.now()))]);
  }

  /** What may become of the file of an entry when a state is kept. */
  async #fateOf(id: EntryId, { text, record }: Kept, { from }: Slot): Promise<Fate> {
    const held = await heldGame(this.#around.place.folder, id);
    if (held === null) return 'write';
    if (held.text === text) return 'holdsIt';
    if (held.content.sha256 === this.#written.get(id)?.sha256) return 'write';
    const there = recordIn(held.text);
    if (!there) return 'isOthers';
    if (goesOn(record, there) || (from && mayTakePlaceOf(from, there))) return 'write';
    return goesOn(there, record) ? 'holdsMore' : 'isOthers';
  }

  /** Where what somebody else has changed stays as it is: the entry that this table has gone to already, or a new one. */
  async #otherIdFor(id: EntryId, { record }: Kept): Promise<EntryId> {
    const { place, known } = this.#around;
    for (const other of known.of(subjectOf(factsOf(record)))) {
      const written = this.#written.get(other.id);
      if (!written || other.id === id) continue;
      const held = await heldGame(place.folder, other.id);
      const there = held?.content.sha256 === written.sha256 ? recordIn(held.text) : undefined;
      if (there && goesOn(record, there)) return other.id;
    }
    return otherEntryId(id);
  }
}

function failed(error: unknown): KeepReply {
  console.error('A game cannot be kept:', error);
  return { kind: 'failed', problem: fileProblemOf(error) };
}
