import {
  type Game,
  isOver,
  type Placement,
  play,
  replay,
  restGame,
  reveal,
  rewind,
  stopGame,
  type TileNumber,
  UNKNOWN_TILE,
  HAND_SIZE,
} from '../tantrix';
import type { Alarm, Told } from './alarms';
import { drawnTiles } from './draw';
import { Epoch } from './epoch';
import type { Answer, Asked, Commit, Deed, Proposal, Step } from './messages';
import { type Hash, hashOf, type Primitives, type PublicKey, type Signature } from './primitives';
import { gameOf, type Terms, tileCountOf } from './terms';

/** Epochs that some wish for and that never begin: more than anybody tries after one another. */
const MOST_AHEAD = 16;

type Done = Pick<Step, 'n' | 'by' | 'deed'>;

/** Where a game stood after a step: 0 is the beginning of the first epoch. */
interface Stage {
  /** The running hash over all that led to it. */
  readonly h: Hash;
  /** What was done, without the signature, which is large and was checked. */
  readonly step?: Done;
  /** How many tiles were drawn once all had answered; left out until they have. */
  readonly drawn?: number | undefined;
}

/** Where it stands after the last step. */
interface Standing extends Stage {
  /** The game with the step, before its draw; left out before the deal. */
  readonly made?: Game | undefined;
  /** The game with what the step has drawn; left out until all that are to answer have. */
  readonly settled?: Game | undefined;
  readonly answers: ReadonlyMap<number, Answer>;
}

/** All that happened in a game online, checked step by step; every program that was told the same comes to the same. */
export class History {
  readonly terms: Terms;
  /** By which the game is known: the hash of its terms. */
  readonly id: Hash;
  readonly #primitives: Primitives;
  #epoch: Epoch | undefined;
  /** Without their games, which are many times as large: they are played once more where they are needed. */
  readonly #before: Stage[] = [];
  #last: Standing;
  /** Where other epochs went on from, with the game there: one that is begun later may go on from there, too. */
  readonly #left = new Map<Hash, Pick<Stage, 'step'> & { readonly game: Game | undefined }>();

  constructor(primitives: Primitives, terms: Terms) {
    this.#primitives = primitives;
    this.terms = terms;
    this.id = gameOf(primitives, terms);
    this.#last = { h: this.id, answers: new Map() };
  }

  get epoch(): Epoch | undefined {
    return this.#epoch;
  }

  /** The number of the last step. */
  get n(): number {
    return this.#before.length;
  }

  get last(): Standing {
    return this.#last;
  }

  at(n: number): Stage | undefined {
    return n === this.n ? this.#last : this.#before[n];
  }

  /** The game as it was after step `n`, with what that has drawn; undefined where that was not drawn. */
  settledAt(n: number): Game | undefined {
    const drawn = this.at(n)?.drawn;
    return drawn === undefined ? undefined : this.#played(n, drawn);
  }

  /** The game as it stands; undefined before the deal. */
  get game(): Game | undefined {
    return this.last.settled ?? this.last.made;
  }

  get isSettled(): boolean {
    return this.last.settled !== undefined;
  }

  /** How the first epoch begins. */
  get first(): Proposal {
    const members = this.terms.parties.map((_, party) => party);
    const base = { n: 0, h: this.id, drawn: 0 };
    return { epoch: 1, base, members, seats: this.terms.seats.map(({ played }) => played) };
  }

  /** From where another epoch would go on. */
  get base(): Proposal['base'] {
    return { n: this.n, h: this.last.h, drawn: drawnIn(this.game).length };
  }

  /** Who has to answer before the last step counts, in the order of the terms. */
  get answerers(): readonly number[] {
    const { parties, drawers } = this.terms;
    const members = this.#epoch?.members ?? [];
    const server = parties.length - 1;
    return drawers === 'server' && this.last.made && members.includes(server) ? [server] : members;
  }

  /** How many tiles the last step draws. */
  get toDraw(): number {
    const { made } = this.last;
    if (!made) return this.terms.seats.length * HAND_SIZE;
    return made.position.awaitsTile ? 1 : 0;
  }

  /** The party at which the mover plays; undefined while nobody can move. */
  get mover(): number | undefined {
    const { settled } = this.last;
    return settled && !isOver(settled) ? this.#epoch?.proposal.seats[settled.position.mover]?.party : undefined;
  }

  /** The programs at which people play who still take part. */
  get withPeople(): readonly number[] {
    const { members = [], seats = [] } = this.#epoch?.proposal ?? {};
    return members.filter((party) => seats.some((seat) => seat.party === party && !seat.robot));
  }

  /** What a program signs that takes part in an epoch. */
  commitHash(commit: Omit<Commit, 'kind' | 'signature'>): Hash {
    const { proposal, party, anchor } = commit;
    return hashOf(this.#primitives, 'commit', this.id, JSON.stringify(proposal), party, anchor);
  }

  /** What the running hash is after a step that follows the last. */
  hashAfter(by: number, deed: Deed): Hash {
    return hashOf(this.#primitives, 'step', this.last.h, this.n + 1, by, JSON.stringify(deed));
  }

  /** What a program signs that agrees to something as the next step. */
  askedHash(asked: Asked): Hash {
    return hashOf(this.#primitives, 'agree', this.last.h, this.n + 1, JSON.stringify(asked));
  }

  /** What a program signs whose people have agreed to something as the next step, and do not want it any more. */
  withdrawnHash(asked: Asked): Hash {
    return hashOf(this.#primitives, 'withdraw', this.last.h, this.n + 1, JSON.stringify(asked));
  }

  /** What a program signs that has the last step. */
  answerHash(link: Hash | undefined): Hash {
    return hashOf(this.#primitives, 'seen', this.last.h, this.n, link ?? '');
  }

  /** What a program signs that makes a step. */
  stepHash(h: Hash): Hash {
    return hashOf(this.#primitives, 'made', h);
  }

  /** Whether a program has signed a hash. */
  isSigned(party: number, hash: Hash, signature: Signature): boolean {
    const key: PublicKey | undefined = this.terms.parties[party];
    return key !== undefined && this.#primitives.isSigned(key, hash, signature);
  }

  /** Whether an epoch could begin so: who takes part plays there, and it goes on from what is known here. */
  checkProposal({ epoch, base, members, seats }: Proposal): Told {
    if (epoch <= (this.#epoch?.number ?? 0)) return 'known';
    if (base.n > this.n) return 'early';
    // Of epochs between the two, which lead to where it goes on, nothing may be known here yet.
    if (!this.#isKnown(base)) return epoch > (this.#epoch?.number ?? 0) + 1 ? 'early' : 'otherHistory';
    const isFirst = !this.#epoch;
    const isSound =
      // What is proposed is kept and told again, so it has an end.
      epoch <= (this.#epoch?.number ?? 0) + MOST_AHEAD &&
      members.every((party) => party < this.terms.parties.length) &&
      seats.length === this.terms.seats.length &&
      seats.every(({ party }) => members.includes(party)) &&
      (!isFirst || JSON.stringify({ epoch, base, members, seats }) === JSON.stringify(this.first));
    if (!isSound) return 'illegal';
    return this.#stateAt(base) === undefined && !isFirst ? 'early' : 'new';
  }

  /** Begins an epoch, with the commits of all its members, each of which was checked. Throws RangeError when it cannot begin so. */
  begin(commits: readonly Commit[]): void {
    const epoch = new Epoch(this.#primitives, this.id, commits);
    const { base } = epoch.proposal;
    if (this.checkProposal(epoch.proposal) !== 'new') throw new RangeError('the epoch cannot begin');
    const { step } = this.#isHere(base) ? (this.at(base.n) ?? {}) : (this.#left.get(base.h) ?? {});
    const made = this.#stateAt(base);
    this.#left.set(base.h, { ...(step ? { step } : {}), game: made });
    this.#before.splice(base.n);
    this.#last = { ...(step ? { step } : {}), made, h: epoch.begun, answers: new Map() };
    this.#epoch = epoch;
  }

  #isHere = ({ n, h }: Proposal['base']): boolean => this.at(n)?.h === h;
  #isKnown = (base: Proposal['base']): boolean => this.#isHere(base) || this.#left.has(base.h);

  /** Who has gone on from a place at which the game stood: by the next step, or in another epoch that began there. */
  goneOnFrom(base: Proposal['base']): readonly number[] {
    const isHere = this.#isHere(base);
    const at = isHere ? base.n + 1 : base.n;
    if ((!isHere && !this.#left.has(base.h)) || at > this.n) return [];
    const by = isHere ? this.at(at)?.step?.by : undefined;
    // What came before the last step has all answers.
    const answered = at < this.n ? this.answerers : this.#last.answers.keys();
    return [...(by === undefined ? [] : [by]), ...answered];
  }

  /** The game at a base, with as many tiles drawn as were then; undefined where that is not known here. */
  #stateAt({ n, h, drawn }: Proposal['base']): Game | undefined {
    const game = this.#isHere({ n, h, drawn }) ? this.#played(n, drawn) : this.#left.get(h)?.game;
    return game && drawnIn(game).length === drawn ? game : undefined;
  }

  /** The game after step `n`, with so many tiles drawn as far as they are known; undefined before the deal. */
  #played(n: number, drawn: number): Game | undefined {
    const { settled, made } = this.#last;
    if (n === this.n) return [settled, made].find((game) => game && drawnIn(game).length === drawn);
    const tiles = drawnIn(this.game);
    const dealtCount = this.#before[0]?.drawn;
    if (dealtCount === undefined || drawn < dealtCount) return undefined;
    let game = dealt(this.terms, tiles.slice(0, dealtCount));
    for (const { step, drawn: then = 0 } of [...this.#before, this.#last].slice(1, n + 1)) {
      const after = step && playedOn(game, step.deed);
      if (!after) return undefined;
      const isLast = step.n === n;
      game = revealed(after, tiles.slice(drawnIn(after).length, isLast ? drawn : then));
    }
    return game;
  }

  step(step: Step): Told {
    const epoch = this.#epoch?.number ?? 0;
    if (step.epoch !== epoch) return step.epoch < epoch ? 'known' : 'early';
    if (step.n <= this.n) return this.#stepAgain(step);
    if (step.n > this.n + 1 || !this.last.settled) return 'early';
    const h = this.hashAfter(step.by, step.deed);
    if (!this.isSigned(step.by, this.stepHash(h), step.signature)) return 'forged';
    if (step.by !== this.mover) return isOver(this.last.settled) ? 'illegal' : 'outOfTurn';
    const made = this.after(step.deed);
    if (typeof made === 'string') return made;
    const { h: before, step: last, drawn } = this.#last;
    this.#before.push({ h: before, drawn, ...(last ? { step: last } : {}) });
    const { n, by, deed } = step;
    this.#last = { h, step: { n, by, deed }, made, answers: new Map() };
    return 'new';
  }

  /** A step whose number is known: the same, or another of the same program. */
  #stepAgain({ n, by, deed, signature }: Step): Told {
    const known = this.at(n)?.step;
    const before = this.at(n - 1);
    if (!known || !before || (known.by === by && JSON.stringify(known.deed) === JSON.stringify(deed))) return 'known';
    const h = hashOf(this.#primitives, 'step', before.h, n, by, JSON.stringify(deed));
    return this.isSigned(by, this.stepHash(h), signature) ? 'twice' : 'forged';
  }

  /** The game after a deed of whoever is to move, or what is wrong with it. */
  after(deed: Deed): Game | Alarm {
    const game = this.last.settled;
    if (!game || isOver(game)) return 'illegal';
    if (deed.kind === 'placed') {
      if (game.position.mover !== deed.seat) return 'outOfTurn';
      return playedOn(game, deed) ?? 'illegal';
    }
    const { asked, signatures } = deed;
    const hash = this.askedHash(asked);
    const agreed = signatures.filter(({ party, signature }) => this.isSigned(party, hash, signature));
    if (agreed.length < signatures.length) return 'forged';
    const needed = this.withPeople.filter((party) => party !== this.mover);
    if (!needed.every((party) => agreed.some((each) => each.party === party))) return 'illegal';
    return playedOn(game, deed) ?? 'illegal';
  }

  answer(answer: Answer): Told {
    const epoch = this.#epoch?.number ?? 0;
    if (answer.epoch !== epoch) return answer.epoch < epoch ? 'known' : 'early';
    if (answer.n !== this.n) return answer.n < this.n ? 'known' : 'early';
    const { last } = this;
    if (last.settled || last.answers.has(answer.party)) return 'known';
    if (answer.h !== last.h) return 'otherHistory';
    if (!this.answerers.includes(answer.party)) return 'known';
    if (!this.isSigned(answer.party, this.answerHash(answer.link), answer.signature)) return 'forged';
    if ((answer.link === undefined) !== (this.toDraw === 0)) return 'wrongLink';
    if (answer.link !== undefined && !this.#epoch?.isNext(answer.party, answer.link)) return 'wrongLink';
    this.#last = { ...last, answers: new Map([...last.answers, [answer.party, answer]]) };
    this.#settle();
    return 'new';
  }

  /** Draws what is to be drawn, once all have answered that are to. */
  #settle(): void {
    const { last, answerers, toDraw } = this;
    const answers = answerers.flatMap((party) => last.answers.get(party) ?? []);
    if (!this.#epoch || answers.length < answerers.length) return;
    const links = answers.flatMap(({ party, link }) => (link === undefined ? [] : [[party, link] as const]));
    const known = drawnIn(last.made);
    const all = tileCountOf(this.terms);
    const tiles = toDraw > 0 ? drawnTiles(this.#primitives, this.#epoch.draw(links), known, toDraw, all) : [];
    const settled = last.made ? revealed(last.made, tiles) : dealt(this.terms, tiles);
    // A server holds a thousand games that wait for their players.
    restGame(settled);
    this.#last = { ...last, settled, drawn: drawnIn(settled).length };
  }
}

/** The tiles of a game that are known, in the order in which they were drawn. */
export const drawnIn = (game: Game | undefined): readonly TileNumber[] =>
  (game?.deal.bag ?? []).filter((tile) => tile !== UNKNOWN_TILE);

/** The game after a deed; undefined where the rules do not have it. */
function playedOn(game: Game, deed: Deed): Game | undefined {
  if (deed.kind === 'placed') {
    const result = play(game, placementIn(deed));
    return result.ok ? result.game : undefined;
  }
  const { asked } = deed;
  if (asked.kind === 'stop') return stopGame(game);
  return asked.to < game.placements.length ? rewind(game, asked.to) : undefined;
}

const placementIn = ({ tile, q, r, rotation }: Extract<Deed, { kind: 'placed' }>): Placement => ({
  tile,
  q,
  r,
  rotation,
});

/** The game as it begins, with the hands that were drawn. */
function dealt(terms: Terms, tiles: readonly TileNumber[]): Game {
  const { seats, starter } = terms;
  const bag = Array.from({ length: tileCountOf(terms) }, (_, at) => tiles[at] ?? UNKNOWN_TILE);
  const begun = replay({ seats: seats.map(({ colour }) => colour), starter, bag }, []);
  if (!begun.ok) throw new RangeError('these terms make no game');
  return begun.game;
}

function revealed(game: Game, tiles: readonly TileNumber[]): Game {
  return tiles.reduce((before, tile) => {
    const result = reveal(before, tile);
    if (!result.ok) throw new RangeError(result.problem);
    return result.game;
  }, game);
}
