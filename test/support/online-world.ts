import assert from 'node:assert/strict';
import { createHash, createPrivateKey } from 'node:crypto';
import { nodePrimitives, ownKey, selfWith } from '../../src-main/online/keys';
import { GameCopy, type Outcome, type Self } from '../../src-shared/online/game-copy';
import { dueByItself, isAskedOfPeople } from '../../src-shared/online/giving-back';
import { drawnIn } from '../../src-shared/online/history';
import type { Line } from '../../src-shared/online/lines';
import type { Message } from '../../src-shared/online/messages';
import { type Terms, VERSION } from '../../src-shared/online/terms';
import { COLOURS, isOver, legalPlacements, pick, type Random } from '../../src-shared/tantrix';

/** Programs that play a game online with each other, over a network that loses, repeats and mixes up, and that are killed. */

/** Of a hundred messages, so many are lost, and so many come twice. */
const TROUBLE = 3;
/** Messages that may overtake each other. */
const MIXED = 4;
const MOST_ON_THE_WAY = 12;

interface Sent {
  readonly from: number;
  readonly to: number;
  readonly message: Message;
}

/** A program: what it has on its disk outlives it. */
export class Program {
  readonly disk: Line[] = [];
  copy: GameCopy;

  constructor(
    readonly self: Self,
    terms: Terms,
    readonly party: number | undefined,
  ) {
    const { copy, outcome } = GameCopy.begun(self, terms, party);
    this.copy = copy;
    this.disk.push(...outcome.write);
  }

  /** It is started once more, with what is on its disk. */
  restart(): Outcome {
    const recalled = GameCopy.recalled(this.self, structuredClone(this.disk));
    assert(recalled, 'the lines make no game');
    this.copy = recalled.copy;
    return recalled.outcome;
  }
}

/** The same for the same words, so that a game that went wrong can be played again. */
const hashOfWords = (...words: readonly (string | number)[]): string =>
  createHash('sha256').update(words.join(' ')).digest('hex');

/** What an Ed25519 key in PKCS 8 begins with; its 32 bytes follow. */
const KEY_HEAD = '302e020100300506032b657004220420';
const KEYS = Array.from({ length: 5 }, (_, at) =>
  ownKey(
    createPrivateKey({ key: Buffer.from(KEY_HEAD + hashOfWords('key', at), 'hex'), format: 'der', type: 'pkcs8' }),
  ),
);

/** Terms for so many programs, each with a seat, and a server if need be. */
export function termsFor(players: number, drawers: Terms['drawers'] = 'all', hasServer = drawers === 'server'): Terms {
  return {
    version: 1,
    parties: KEYS.slice(0, players + (hasServer ? 1 : 0)).map(({ publicKey }) => publicKey),
    seats: COLOURS.slice(0, players).map((colour, party) => ({ name: `P${party}`, colour, played: { party } })),
    isCompetition: false,
    drawers,
    hasServer,
    nonce: hashOfWords('nonce', players, drawers),
  };
}

/** What makes other terms of some. */
export type ToTerms = (terms: Terms) => Terms;

/** The same terms, with the tiles of the first edition. */
export const withFirstEdition: ToTerms = (terms) => ({ ...terms, version: VERSION, set: 'first-edition' });

/** Terms of doubles. By seat, the program at which it is played: each number from 0 comes up. */
export function doublesAt(programs: readonly number[]): Terms {
  const players = new Set(programs).size;
  return {
    ...termsFor(players),
    seats: programs.map((party, seat) => ({ name: `P${seat}`, colour: COLOURS[seat % 2] ?? 'red', played: { party } })),
    nonce: hashOfWords('doubles', ...programs),
  };
}

/** How two pairs can sit at two, three and four computers: partners together or apart. */
export const PAIRS_AT = [
  [0, 1, 0, 1],
  [0, 0, 1, 1],
  [0, 1, 0, 2],
  [0, 1, 2, 3],
] as const;

export class World {
  readonly programs: Program[];
  /** Whom the others are connected with. */
  host = 0;
  kills = 0;
  /** Of a thousand looks at a game, so many end with the wish to take something back. */
  asking = 0;
  /** Of a hundred looks of who is to move, so many end with a move. */
  haste = 100;
  /** Told of every message that is sent. */
  onSent: (message: Message) => void = () => undefined;
  /** Nothing comes to them, or from them. */
  readonly away = new Set<number>();
  readonly #random: Random;
  #network: Sent[] = [];
  /** What anybody was ever shown. */
  readonly #shown: number[] = [];

  constructor(
    readonly terms: Terms,
    random: Random,
    watchers = 0,
  ) {
    this.#random = random;
    const secret = () => hashOfWords('secret', random(2 ** 30));
    const players = KEYS.slice(0, terms.parties.length);
    const watcher = { ...nodePrimitives, sign: () => '', secret };
    this.programs = [
      ...players.map((key, party) => new Program({ ...selfWith(key), secret }, terms, party)),
      ...Array.from({ length: watchers }, () => new Program(watcher, terms, undefined)),
    ];
    for (const [at, program] of this.programs.entries())
      this.carryOut(at, program.copy.join(program.copy.history.first));
  }

  /** Writes, then sends; a kill may come between any two lines. */
  carryOut(at: number, outcome: Outcome, from?: number): void {
    const program = this.#at(at);
    assert.equal(outcome.alarm, undefined, `program ${at} alarmed`);
    for (const line of outcome.write) {
      program.disk.push(structuredClone(line));
      if (this.#isNow(this.#killRate)) return this.kill(at);
    }
    for (const message of outcome.send)
      for (const to of this.#neighbours(at)) if (to !== from) this.#post(at, to, message);
    for (const message of outcome.reply) if (from !== undefined) this.#post(at, from, message);
  }

  #killRate = 0;

  /** Plays until all have the end of the game. */
  play(killsInThousand: number, mostSteps = 100_000): void {
    this.#killRate = killsInThousand;
    for (let step = 0; step < mostSteps; step++) {
      if (this.#here.every(({ copy: { history } }) => history.isSettled && history.game && isOver(history.game)))
        return;
      this.step();
      if (step % 20 === 0) this.check();
    }
    throw new Error('the game does not end');
  }

  /** Lets so many things happen. */
  run(steps: number, killsInThousand = 0): void {
    this.#killRate = killsInThousand;
    for (let step = 0; step < steps; step++) this.step();
    this.#killRate = 0;
    this.check();
  }

  /** Until so many steps are made at the host. */
  playTo(n: number): void {
    while (this.#at(this.host).copy.history.n < n) this.step();
  }

  /** Plays so many steps at the host, and until all have agreed to stop there; to the end where they cannot be asked. */
  stopAt(n: number): void {
    this.playTo(n);
    this.settle();
    this.carryOut(this.host, this.#at(this.host).copy.agree({ kind: 'stop' }));
    this.play(0);
  }

  /** Until all have what was made so far, and nobody has made more. */
  settle(): void {
    for (let pass = 0; pass < 50; pass++) {
      for (const [at, { copy }] of this.programs.entries()) {
        this.carryOut(at, { write: [], send: [copy.hello], reply: [] });
      }
      while (this.#network.length > 0) this.#deliver();
    }
  }

  /** One goes away for long; the others go on, and the computer of the first of them plays its seat. */
  goOnWithout(at: number): void {
    this.away.add(at);
    const first = this.terms.seats.findIndex((_, party) => !this.away.has(party));
    if (this.host === at) this.host = first;
    const { copy } = this.#at(first);
    // What some have, all are to have before.
    for (let step = 0; step < 2000; step++) this.step();
    const { members, seats: now } = copy.history.epoch?.proposal ?? copy.history.first;
    const robot = { character: 'mason', level: 3 };
    const seats = now.map((played) => (this.away.has(played.party) ? { party: first, robot } : played));
    const left = members.filter((party) => seats.some((seat) => seat.party === party) || party >= seats.length);
    this.carryOut(first, copy.join(copy.proposalFor(left, seats)));
    // The other may have seen what the last step drew, which is drawn anew.
    this.#shown.splice(drawnIn(copy.history.game).length);
  }

  comeBack(at: number): void {
    this.away.delete(at);
  }

  /** Until all who are there play the seats that they had at the beginning; false where the game ends before. */
  giveBack(): boolean {
    const isBack = () =>
      this.#here.every(({ copy: { history } }) =>
        history.epoch?.proposal.seats.every((seat, at) => {
          const party = this.terms.seats[at]?.played.party ?? -1;
          return this.away.has(party) || (seat.party === party && !seat.robot);
        }),
      );
    const isEnded = () => this.#here.some(({ copy: { history } }) => history.game && isOver(history.game));
    while (!isBack() && !isEnded()) this.step();
    return isBack();
  }

  get #here(): readonly Program[] {
    return this.programs.filter((_, at) => !this.away.has(at));
  }

  step(): void {
    if (this.#network.length > MOST_ON_THE_WAY || (this.#network.length > 0 && this.#random(100) < 85)) this.#deliver();
    else this.poke(this.#random(this.programs.length));
    if (this.#isNow(this.#killRate)) this.kill(this.#random(this.programs.length));
  }

  /** A program does what it does by itself: it greets, agrees to what others ask for, and whoever is to move moves. */
  poke(at: number): void {
    const { copy } = this.#at(at);
    this.carryOut(at, { write: [], send: [copy.hello], reply: [] });
    this.#goOn(at);
    for (const { asked } of copy.asked) this.carryOut(at, copy.agree(asked));
    const { history } = copy;
    const { game } = history;
    if (!game) return;
    if (this.#isNow(this.asking))
      this.carryOut(at, copy.agree({ kind: 'undo', to: Math.max(0, game.placements.length - 1 - this.#random(3)) }));
    // Whoever is asked for something answers first.
    if (history.mover === undefined || history.mover !== copy.party || copy.asked.length > 0) return;
    if (this.#random(100) >= this.haste) return;
    const made = copy.place(game.position.mover, pick(legalPlacements(game), this.#random), 1000);
    if (typeof made !== 'string') this.carryOut(at, made);
  }

  /** What people agree to, and what nobody is asked about. */
  #goOn(at: number): void {
    const { copy } = this.#at(at);
    const isServer = this.terms.hasServer && at === this.terms.parties.length - 1;
    const asked = isServer ? [] : copy.proposed.filter((proposal) => isAskedOfPeople(copy.history, proposal));
    for (const proposal of asked) this.carryOut(at, this.#at(at).copy.join(proposal));
    const due = dueByItself(this.#at(at).copy, (party) => !this.away.has(party));
    if (due) this.carryOut(at, this.#at(at).copy.join(due));
  }

  kill(at: number): void {
    this.kills += 1;
    this.#network = this.#network.filter(({ from, to }) => from !== at && to !== at);
    if (at === this.host && this.#random(2) === 0) this.host = this.#random(this.programs.length);
    this.carryOut(at, this.#at(at).restart());
  }

  /** What must hold at any moment. */
  check(): void {
    for (const { copy, party } of this.#here) {
      const { history } = copy;
      for (const [at, tile] of drawnIn(history.game).entries()) {
        this.#shown[at] ??= tile;
        assert.equal(tile, this.#shown[at], `tile ${at} at ${party} is another`);
      }
      if (!history.isSettled || this.terms.drawers === 'server') continue;
      // The draw is the receipt: who sees what a step drew knows that all have it.
      const members = history.epoch?.members ?? [];
      for (const other of this.#here.filter((each) => members.includes(each.party ?? -1))) {
        const steps = other.disk.filter((line) => line.kind === 'step');
        assert(steps.some(({ n }) => n === history.n) || history.n === 0, 'drawn, but not on every disk');
      }
    }
  }

  #at(at: number): Program {
    const program = this.programs[at];
    assert(program);
    return program;
  }

  #neighbours = (at: number): number[] =>
    at === this.host ? this.programs.flatMap((_, other) => (other === at ? [] : [other])) : [this.host];

  #post(from: number, to: number, message: Message): void {
    this.onSent(message);
    this.#network.push({ from, to, message: structuredClone(message) });
  }

  #deliver(): void {
    const at = this.#random(Math.min(MIXED, this.#network.length));
    const [sent] = this.#network.splice(at, 1);
    if (!sent || this.away.has(sent.to) || this.away.has(sent.from) || this.#random(100) < TROUBLE) return;
    if (this.#random(100) < TROUBLE) this.#network.push(sent);
    this.carryOut(sent.to, this.#at(sent.to).copy.take(sent.message), sent.from);
  }

  #isNow = (rate: number): boolean => rate > 0 && this.#random(1000) < rate;
}
