import type { EntryId, KeepReply, KeepRequest } from '../../src-shared/bridge/bridge';
import { goesOn } from '../../src-shared/library/course';
import { type Facts, factsOf, isAtEnd, type FactualRecord } from '../../src-shared/library/facts';
import { makeTxg, sameRecord } from '../../src-shared/record';

/** An entry of the library that a table has gone to. */
interface Strand {
  /** As it was when it came to the table, where the library may know it already; until the first state is kept. */
  from?: FactualRecord | undefined;
  id?: EntryId;
  /** What came of the last state, or will. */
  reply?: Promise<KeepReply>;
  /** The end it has come to: it stays, whatever is done afterwards, but for a better one. */
  end?: End | undefined;
}

/** A record that is over, with what came of it. */
interface End {
  readonly record: FactualRecord;
  readonly facts: Facts;
}

/**
 * One game or puzzle on its way: as what the library keeps it, and what takes the place of what. A game that is over, and is
 * taken back and played on otherwise, goes another way, beside the first.
 */
export class KeptCourse {
  readonly #ended: Strand[] = [];
  #strand: Strand;

  /**
   * @param from undefined for what begins now
   * @param id where it is an entry of the library
   */
  constructor(from: FactualRecord | undefined, id?: EntryId) {
    this.#strand = { from };
    if (id === undefined || !from) return;
    this.#strand.id = id;
    this.#note(this.#strand, from);
  }

  /** As which entry of the library it is kept by now; undefined where it is not. */
  async entry(): Promise<EntryId | undefined> {
    await this.#strand.reply;
    return this.#strand.id;
  }

  /** Has main keep a state of it, unless that is part of an end that is kept; never rejects. */
  keep(record: FactualRecord, notes: KeepRequest['notes']): Promise<KeepReply> | undefined {
    const covering = this.#ended.find(({ end }) => end && covers(end, record));
    if (covering) {
      this.#strand = covering;
      return covering.reply;
    }
    const { end } = this.#strand;
    if (end && !mayTakePlaceOf(end, record)) this.#strand = {};
    const strand = this.#strand;
    this.#note(strand, record);
    strand.reply = this.#send(strand, record, notes);
    return strand.reply;
  }

  #note(strand: Strand, record: FactualRecord): void {
    const facts = factsOf(record);
    strand.end = isAtEnd(facts) ? { record, facts } : undefined;
    if (strand.end && !this.#ended.includes(strand)) this.#ended.push(strand);
  }

  async #send(strand: Strand, record: FactualRecord, notes: KeepRequest['notes']): Promise<KeepReply> {
    const text = makeTxg(record);
    // What comes later is told when the id is known.
    if (strand.id === undefined) await strand.reply;
    const { id, from } = strand;
    // Main writes over what lay here when it was opened, even where moves of it were taken back since.
    const known = { ...(id === undefined ? {} : { id }), ...(from ? { from: makeTxg(from) } : {}) };
    const reply = await replyTo({ ...known, text, notes });
    if (reply.kind === 'kept') [strand.id, strand.from] = [reply.id, undefined];
    // What is not on the disk is no end that could stay.
    else if (strand.end?.record === record) strand.end = undefined;
    return reply;
  }
}

/** Whether a state is nothing but what an end has come from: moves taken back, tiles moved once it was solved. */
function covers({ record: end, facts }: End, record: FactualRecord): boolean {
  if (facts.kind === 'puzzle') return !isBetter(factsOf(record), facts);
  // With other names it is not what is kept.
  return goesOn(end, record) && (!goesOn(record, end) || sameRecord(record, end));
}

/** Whether a state is written over an end: more was made of the puzzle, or the players have other names. */
const mayTakePlaceOf = ({ record: end, facts }: End, record: FactualRecord): boolean =>
  facts.kind === 'puzzle' || goesOn(record, end);

/** Whether more was made of a puzzle. */
const isBetter = (now: Facts, before: Facts): boolean =>
  now.kind === 'puzzle' && before.kind === 'puzzle' && now.isSolved && (now.score ?? 0) > (before.score ?? 0);

async function replyTo(request: KeepRequest): Promise<KeepReply> {
  try {
    return await window.tantrix.keepGame(request);
  } catch (error) {
    console.error('A game cannot be kept:', error);
    return { kind: 'failed', problem: 'failed' };
  }
}
