import { type Chat, chatHash, MAX_CHAT_LINES } from '../../../../src-shared/online/chat';
import type { Hash, Primitives, PublicKey } from '../../../../src-shared/online/primitives';

/** The lines that were said in a game. Each program numbers its own and signs them, so that nobody puts words into its mouth. */
export class ChatLog {
  readonly #primitives: Primitives;
  readonly #game: Hash;
  readonly #keys: readonly PublicKey[];
  readonly #said: readonly Chat[][];

  constructor(primitives: Primitives, game: Hash, keys: readonly PublicKey[], lines: readonly Chat[]) {
    this.#primitives = primitives;
    this.#game = game;
    this.#keys = keys;
    this.#said = keys.map((_, party) => lines.filter((line) => line.party === party));
  }

  /** How many lines are known, by party. */
  get counts(): readonly number[] {
    return this.#said.map(({ length }) => length);
  }

  /** Whether a line is the next of its program, and said by it; one that is not comes again when it is asked for. */
  isNext(line: Chat): boolean {
    const key = this.#keys[line.party];
    const isNext = line.n === (this.#said[line.party]?.length ?? 0) + 1;
    return (
      isNext &&
      line.game === this.#game &&
      key !== undefined &&
      this.#primitives.isSigned(key, chatHash(this.#primitives, line), line.signature)
    );
  }

  add(line: Chat): void {
    this.#said[line.party]?.push(line);
  }

  /** Whether a program may say one more. */
  hasRoom(party: number): boolean {
    return (this.#said[party]?.length ?? MAX_CHAT_LINES) < MAX_CHAT_LINES;
  }

  /** What somebody lacks who knows so many lines of each. */
  lackedBy(counts: readonly number[]): readonly Chat[] {
    return this.#said.flatMap((lines, party) => lines.slice(counts[party] ?? 0));
  }

  hasOpened(party: number): boolean {
    return this.#said[party]?.some(({ said }) => said.kind === 'open') ?? false;
  }
}
