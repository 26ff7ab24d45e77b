import { type Chat, chatHash, type Said } from '../../../../src-shared/online/chat';
import type { Hash, PublicKey } from '../../../../src-shared/online/primitives';
import type { GameStatus } from '../../../../src-shared/online/view';
import type { Identity } from '../connections/greeting';
import { ChatLog } from './chat-log';
import type { Notebook } from './notebook';
import { again, seatsOfPeople } from './shown';

/** What a talk is of. */
export interface TalkOf {
  readonly identity: Identity;
  readonly game: Hash;
  readonly keys: readonly PublicKey[];
  readonly party: number | undefined;
  readonly notebook: Notebook;
}

/** What people say beside a game: kept before it is told or shown. */
export class Talk {
  readonly #of: TalkOf;
  readonly #log: ChatLog;

  constructor(of: TalkOf) {
    this.#of = of;
    this.#log = new ChatLog(of.identity.self, of.game, of.keys, of.notebook.chat);
  }

  get counts(): readonly number[] {
    return this.#log.counts;
  }

  lackedBy(counts: readonly number[]): readonly Chat[] {
    return this.#log.lackedBy(counts);
  }

  /** Whether all have let in words that others choose. */
  isOpen(view: GameStatus): boolean {
    const people = this.#of.keys.flatMap((_, party) => (seatsOfPeople(view, party).length > 0 ? party : []));
    return people.every((party) => this.#log.hasOpened(party));
  }

  /** The programs that want to play once more. */
  get again(): readonly number[] {
    return again(this.#of.notebook.chat);
  }

  /** A line of the people here, once it is kept; undefined where they may not say it. */
  async say(said: Said, view: GameStatus): Promise<Chat | undefined> {
    const { party, game, identity } = this.#of;
    const mayNot = (said.kind === 'text' && !this.isOpen(view)) || (said.kind === 'again' && !view.isOver);
    if (party === undefined || mayNot || !this.#log.hasRoom(party)) return undefined;
    const n = (this.#log.counts[party] ?? 0) + 1;
    const plain = { game, party, n, at: Date.now(), said };
    const { self } = identity;
    return this.#kept({ kind: 'chat', ...plain, signature: self.sign(chatHash(self, plain)) });
  }

  /** A line of others, once it is kept; undefined where it is known, or comes too early: then it is asked for later. */
  async hear(line: Chat): Promise<Chat | undefined> {
    return this.#log.isNext(line) ? this.#kept(line) : undefined;
  }

  async #kept(line: Chat): Promise<Chat> {
    this.#log.add(line);
    await this.#of.notebook.add(line);
    return line;
  }
}
