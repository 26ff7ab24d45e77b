import * as v from 'valibot';
import type { Placement } from '../tantrix';
import { type Alarm, isAlarm, type Told } from './alarms';
import { OwnChain } from './chain';
import { History } from './history';
import type { Line } from './lines';
import {
  type Agreement,
  type Answer,
  type Asked,
  type Commit,
  type Deed,
  DeedSchema,
  type Hello,
  type Message,
  type Proposal,
  ProposalSchema,
  type PublicMessage,
  type Withdrawal,
} from './messages';
import { PackedMessages } from './packed-messages';
import type { Hash, Primitives, Signature } from './primitives';
import { isLacked, progressOf } from './progress';
import { type Receipt, receiptOf } from './receipt';
import type { Terms } from './terms';

/** What a program does itself in a game: it signs with its key, and makes secrets. */
export interface Self extends Primitives {
  readonly sign: (hash: Hash) => Signature;
  /** 32 bytes that nobody can guess, as 64 hexadecimal digits. */
  readonly secret: () => Hash;
}

/** What is to be done, in this order: nothing is sent before all lines are on the disk. */
export interface Outcome {
  readonly write: readonly Line[];
  /** To all programs that this one is connected with, but for the one that has just said something. */
  readonly send: readonly Message[];
  /** To the program alone that has just said something: what it lacks, and what this one has to say to it. */
  readonly reply: readonly Message[];
  /** What is wrong with what was said: whoever said it is not to be believed. */
  readonly alarm?: Alarm | undefined;
}

const NOTHING: Outcome = { write: [], send: [], reply: [] };

/**
 * A game online as one program has it: what it was told, what it answers, and what it must keep. It knows no network and no
 * disk: messages go in and come out, in any order, late, twice or never. Programs tell all that is new to those that they are
 * connected with, so it does not matter who is connected with whom.
 */
export class GameCopy {
  readonly history: History;
  readonly #self: Self;
  readonly #party: number | undefined;
  #roots = new Map<number, Hash>();
  /** That of the epoch that runs, once a link of it was told. */
  #chain: OwnChain | undefined;
  /** What was told and is public, to be told to who comes later. */
  #public = new PackedMessages();
  /** Commits to epochs that have not begun. */
  #commits: Commit[] = [];
  #agreements: Agreement[] = [];
  /** What is not wanted as the next step, be it that it was agreed to or not. */
  #withdrawals: Withdrawal[] = [];

  private constructor(self: Self, terms: Terms, party: number | undefined) {
    this.#self = self;
    this.#party = party;
    this.history = new History(self, terms);
  }

  /** A new game, and the line that begins it. */
  static begun(self: Self, terms: Terms, party?: number): { copy: GameCopy; outcome: Outcome } {
    const line: Line = { kind: 'terms', terms, ...(party === undefined ? {} : { party }) };
    return { copy: new GameCopy(self, terms, party), outcome: { ...NOTHING, write: [line] } };
  }

  /** The game as its lines have it; undefined where they do not make one. A line that was cut off is to be left out. */
  static recalled(self: Self, [first, ...lines]: readonly Line[]): { copy: GameCopy; outcome: Outcome } | undefined {
    if (first?.kind !== 'terms') return undefined;
    const copy = new GameCopy(self, first.terms, first.party);
    return lines.every((line) => copy.#recall(line)) ? { copy, outcome: copy.#answer() } : undefined;
  }

  get party(): number | undefined {
    return this.#party;
  }

  /** What others have asked for as the next step, and who has agreed. */
  get asked(): readonly Agreement[] {
    return this.#agreements.filter((each) => each.n === this.history.n + 1 && !this.#isWithdrawn(each));
  }

  /** The programs whose people do not want something as the next step. */
  against(asked: Asked): readonly number[] {
    return this.#withdrawn.filter((each) => sameAsked(each.asked, asked)).map(({ party }) => party);
  }

  get #withdrawn(): readonly Withdrawal[] {
    return this.#withdrawals.filter(({ n }) => n === this.history.n + 1);
  }

  #isWithdrawn = ({ asked, party }: Agreement | Withdrawal): boolean =>
    this.#withdrawn.some((each) => each.party === party && sameAsked(each.asked, asked));

  /** What somebody proposes for another epoch, to which this program has not agreed and could. */
  get proposed(): readonly Proposal[] {
    const all = new Map(this.#commits.map(({ proposal }) => [JSON.stringify(proposal), proposal]));
    return [...all.values()].filter((proposal) => this.#mayJoin(proposal, this.#party ?? -1));
  }

  /** The programs that take part in an epoch that has not begun. */
  joinedTo(proposal: Proposal): readonly number[] {
    const text = JSON.stringify(proposal);
    return this.#commits.filter((each) => JSON.stringify(each.proposal) === text).map(({ party }) => party);
  }

  /** What proves how the game went, as far as it counts; undefined before the deal. */
  get receipt(): Receipt | undefined {
    return receiptOf(this.history, this.#public.all);
  }

  /** How far this program has come. */
  get hello(): Hello {
    const { epoch, n, last, isSettled } = this.history;
    return { kind: 'hello', epoch: epoch?.number ?? 0, n, h: last.h, isSettled };
  }

  /** Takes part in an epoch; nothing where the program has taken part in one of that number, or cannot. */
  join(proposal: Proposal): Outcome {
    const party = this.#party;
    if (party === undefined || !this.#mayJoin(proposal, party)) return NOTHING;
    // The first root counts, if the program was killed before it told anything of it.
    const root = this.#roots.get(proposal.epoch) ?? this.#self.secret();
    const game = this.history.id;
    const anchor = new OwnChain(this.#self, { game, epoch: proposal.epoch, party }, root).linkAt(0);
    const plain = { proposal: v.parse(ProposalSchema, proposal), party, anchor };
    const commit: Commit = {
      kind: 'commit',
      ...plain,
      signature: this.#self.sign(this.history.commitHash(plain)),
    };
    const { epoch } = proposal;
    const lines: Line[] = [{ kind: 'root', epoch, root }, commit];
    for (const line of lines) this.#recall(line);
    return joined({ ...NOTHING, write: lines, send: [commit] }, this.#beginWhere(proposal));
  }

  /**
   * Whether a proposal goes on from where the game stands here, and its number is higher than that of any other in which the
   * program takes part: nobody fixes two chains for one, and of two that could begin the higher counts.
   */
  #mayJoin(proposal: Proposal, party: number): boolean {
    const { base } = this.history;
    const isHere = base.h === proposal.base.h && base.drawn === proposal.base.drawn;
    const isOwn = (commit: Commit) => commit.party === party && commit.proposal.epoch >= proposal.epoch;
    const isFree = !this.#commits.some(isOwn) && proposal.members.includes(party);
    return isHere && isFree && this.history.checkProposal(proposal) === 'new';
  }

  /** How the others could go on with so many members, from where the game stands here. */
  proposalFor(members: readonly number[], seats: Proposal['seats']): Proposal {
    const known = this.#commits.map(({ proposal }) => proposal.epoch);
    const epoch = Math.max(this.history.epoch?.number ?? 0, ...this.#roots.keys(), ...known) + 1;
    return { epoch, base: this.history.base, members: [...members], seats: [...seats] };
  }

  /**
   * Makes the mover's placement.
   *
   * @param ms what it took the mover, in milliseconds
   * @returns what is wrong with it, where it cannot be made
   */
  place(seat: number, { tile, q, r, rotation }: Placement, ms: number): Outcome | Alarm {
    return this.#make({ kind: 'placed', seat, tile, q, r, rotation, ms });
  }

  /** Asks for something, or agrees to what was asked for. Once all have agreed, the program of the mover makes it a step. */
  agree(asked: Asked): Outcome {
    const { epoch, n } = this.history;
    if (this.#party === undefined || !epoch || !this.history.isSettled) return NOTHING;
    const signature = this.#self.sign(this.history.askedHash(asked));
    const agreement: Agreement = {
      kind: 'agreement',
      epoch: epoch.number,
      n: n + 1,
      asked,
      party: this.#party,
      signature,
    };
    if (this.#tellAgreement(agreement) !== 'new') return NOTHING;
    return joined({ ...NOTHING, send: [agreement] }, this.#makeAgreed());
  }

  /** Does not want what was asked for, here or elsewhere, as the next step: as that it is not wanted again. */
  withdraw(asked: Asked): Outcome {
    const known = this.asked.find((each) => sameAsked(each.asked, asked));
    if (!known || this.#party === undefined) return NOTHING;
    const signature = this.#self.sign(this.history.withdrawnHash(asked));
    const withdrawal: Withdrawal = { ...known, kind: 'withdrawal', party: this.#party, signature };
    return this.#tellWithdrawal(withdrawal) === 'new' ? { ...NOTHING, send: [withdrawal] } : NOTHING;
  }

  /** Takes what another program says. */
  take(message: Message): Outcome {
    if (message.kind === 'hello') return this.#greeted(message);
    if (message.kind === 'commit') return this.#takeCommit(message);
    const told = this.#tell(message);
    if (isAlarm(told)) return { ...NOTHING, alarm: told };
    // Whoever is ahead is asked for what comes between.
    if (told === 'early') return { ...NOTHING, reply: [this.hello] };
    if (told === 'known') return NOTHING;
    if (message.kind === 'withdrawal') return { ...NOTHING, send: [message] };
    if (message.kind === 'agreement') return joined({ ...NOTHING, send: [message] }, this.#makeAgreed());
    const isSettled = message.kind === 'answer' && this.history.isSettled;
    const write: Line[] = message.kind === 'step' ? [message] : isSettled ? [this.#settledLine()] : [];
    const heard: Outcome = { ...NOTHING, write, send: [message] };
    // An answer of another may show that an epoch does not begin for which this program had left.
    return joined(heard, this.#answer());
  }

  #tell(message: Exclude<Message, Hello | Commit>): Told {
    if (message.kind === 'agreement') return this.#tellAgreement(message);
    if (message.kind === 'withdrawal') return this.#tellWithdrawal(message);
    const told = message.kind === 'step' ? this.history.step(message) : this.history.answer(message);
    if (told === 'new') this.#public.push(message);
    return told;
  }

  #tellAgreement(agreement: Agreement): Told {
    const { asked, party } = agreement;
    const isKnown = this.asked.some((each) => each.party === party && sameAsked(each.asked, asked));
    const told = this.#isSaid(agreement, isKnown || this.#isWithdrawn(agreement));
    if (told === 'new') this.#agreements = [...this.asked, agreement];
    return told;
  }

  #tellWithdrawal(withdrawal: Withdrawal): Told {
    const { asked, party } = withdrawal;
    const told = this.#isSaid(withdrawal, this.#isWithdrawn(withdrawal));
    if (told !== 'new') return told;
    // Where whoever asked thinks better of it, nothing is left to agree to.
    const [asker] = this.#agreedBy(asked);
    if (asker === party) this.#agreements = this.asked.filter((each) => !sameAsked(each.asked, asked));
    this.#withdrawals = [...this.#withdrawn, withdrawal];
    return told;
  }

  /** Whether it is said now, by whom it may be, that something is wanted as the next step or is not. */
  #isSaid({ kind, epoch, n, asked, party, signature }: Agreement | Withdrawal, isKnown: boolean): Told {
    const { history } = this;
    if (epoch !== history.epoch?.number || n <= history.n || (isKnown && n === history.n + 1)) return 'known';
    if (n > history.n + 1 || !history.isSettled) return 'early';
    if (!history.withPeople.includes(party)) return 'known';
    const hash = kind === 'agreement' ? history.askedHash(asked) : history.withdrawnHash(asked);
    if (!history.isSigned(party, hash, signature)) return 'forged';
    // What is asked for is kept and told again: only so much of it can be meant.
    return asked.kind === 'undo' && asked.to >= (history.game?.placements.length ?? 0) ? 'illegal' : 'new';
  }

  /** Where this program is the mover's, and all have agreed to something. */
  #makeAgreed(): Outcome {
    const { history } = this;
    if (history.mover !== this.#party || history.mover === undefined) return NOTHING;
    const complete = this.asked.find(({ asked }) => this.#agreedBy(asked).length === history.withPeople.length);
    if (!complete) return NOTHING;
    const others = this.asked.filter(({ asked, party }) => sameAsked(asked, complete.asked) && party !== this.#party);
    const signatures = others.map(({ party, signature }) => ({ party, signature }));
    const made = this.#make({ kind: 'agreed', asked: complete.asked, signatures });
    return typeof made === 'string' ? NOTHING : made;
  }

  #agreedBy(asked: Asked): readonly number[] {
    return this.asked.filter((each) => sameAsked(each.asked, asked)).map(({ party }) => party);
  }

  #make(plain: Deed): Outcome | Alarm {
    const { history } = this;
    const { epoch } = history;
    if (!epoch || this.#party === undefined || this.hasLeft || history.mover !== this.#party) return 'outOfTurn';
    const deed = v.parse(DeedSchema, plain);
    const after = history.after(deed);
    if (typeof after === 'string') return after;
    const signature = this.#self.sign(history.stepHash(history.hashAfter(this.#party, deed)));
    const step = {
      kind: 'step' as const,
      epoch: epoch.number,
      n: history.n + 1,
      by: this.#party,
      deed,
      signature,
    };
    this.#tell(step);
    return joined({ ...NOTHING, write: [step], send: [step], reply: [step] }, this.#answer());
  }

  /** Whether this program takes part in a later epoch than the one that runs: it has no more to say in this one. */
  get hasLeft(): boolean {
    const isMember = this.history.epoch?.members.includes(this.#party ?? -1) ?? true;
    // What others say that it has fixed, and it knows no chain of, is none of its own.
    const isOwn = ({ party, proposal }: Commit) => party === this.#party && this.#roots.has(proposal.epoch);
    return isMember && this.#commits.some((commit) => isOwn(commit) && !this.#isVoid(commit.proposal));
  }

  /** Whether this program takes part in an epoch that would go on from where the game stands. */
  get hasAsked(): boolean {
    const { h } = this.history.last;
    return this.#commits.some(({ party, proposal }) => party === this.#party && proposal.base.h === h);
  }

  /** Whether an epoch would go on from a step of this history, and may still do so. */
  #mayBegin = (proposal: Proposal): boolean =>
    this.history.at(proposal.base.n)?.h === proposal.base.h && !this.#isVoid(proposal);

  /** Whether an epoch cannot begin any more: one of those who were to take part has gone on from where it was to begin. */
  #isVoid({ base, members }: Proposal): boolean {
    const gone = this.history.goneOnFrom(base);
    return members.some((party) => gone.includes(party));
  }

  /** The answer of this program to the last step, which is always the same; undefined where none is due. */
  #ownAnswer(): Answer | undefined {
    const { history } = this;
    const { epoch, last, n } = history;
    const party = this.#party ?? -1;
    const root = this.#roots.get(epoch?.number ?? 0);
    const isLacking = !history.isSettled && !history.last.answers.has(party);
    const isDue = isLacking && history.answerers.includes(party) && !this.hasLeft;
    if (!epoch || root === undefined || !isDue) return undefined;
    const owner = { game: history.id, epoch: epoch.number, party };
    if (this.#chain?.owner.epoch !== owner.epoch) this.#chain = new OwnChain(this.#self, owner, root);
    const link = history.toDraw > 0 ? this.#chain.linkAt(epoch.nextLink(party)) : undefined;
    const signature = this.#self.sign(history.answerHash(link));
    return {
      kind: 'answer',
      epoch: epoch.number,
      n,
      h: last.h,
      party,
      ...(link === undefined ? {} : { link }),
      signature,
    };
  }

  #answer(): Outcome {
    const answer = this.#ownAnswer();
    if (!answer || this.#tell(answer) !== 'new') return NOTHING;
    return { write: this.history.isSettled ? [this.#settledLine()] : [], send: [answer], reply: [answer] };
  }

  #settledLine(): Line {
    return { kind: 'settled', answers: [...this.history.last.answers.values()] };
  }

  #takeCommit(commit: Commit): Outcome {
    const { proposal, party, signature } = commit;
    const { history } = this;
    const told = history.checkProposal(proposal);
    if (told !== 'new') return isAlarm(told) ? { ...NOTHING, alarm: told } : this.#notYet(told);
    if (!proposal.members.includes(party)) return { ...NOTHING, alarm: 'illegal' };
    if (!history.isSigned(party, history.commitHash(commit), signature)) return { ...NOTHING, alarm: 'forged' };
    if (this.#hasGoneOn(commit)) return { ...NOTHING, alarm: 'twice' };
    const known = this.#commits.find((each) => each.party === party && each.proposal.epoch === proposal.epoch);
    if (known) return sameCommit(known, commit) ? NOTHING : { ...NOTHING, alarm: 'twice' };
    this.#commits.push(commit);
    return joined({ ...NOTHING, send: [commit] }, this.#beginWhere(proposal));
  }

  /** Whether a program wants to go on otherwise from where it has gone on already: whoever has moved does not take part, nor the other way round. */
  #hasGoneOn({ party, proposal: { base } }: Commit): boolean {
    return this.history.at(base.n)?.h === base.h && this.history.at(base.n + 1)?.step?.by === party;
  }

  #notYet(told: Told): Outcome {
    return told === 'early' ? { ...NOTHING, reply: [this.hello] } : NOTHING;
  }

  /** Begins an epoch once all its members take part. */
  #beginWhere(proposal: Proposal): Outcome {
    const text = JSON.stringify(proposal);
    const commits = this.#commits.filter((each) => JSON.stringify(each.proposal) === text);
    if (commits.length < proposal.members.length || this.history.checkProposal(proposal) !== 'new') return NOTHING;
    const line: Line = { kind: 'begun', commits };
    this.#recall(line);
    return joined({ ...NOTHING, write: [line] }, this.#answer());
  }

  /** Whoever is ahead tells what the other lacks; who is behind says so. */
  #greeted(hello: Hello): Outcome {
    const { history } = this;
    const epoch = history.epoch?.number ?? 0;
    const mine = history.at(hello.n);
    if (hello.epoch === epoch && mine && mine.h !== hello.h) return { ...NOTHING, alarm: 'otherHistory' };
    const isBehind = hello.epoch > epoch || (hello.epoch === epoch && progressOf(hello) > progressOf(this.hello));
    const lacked = this.#public.lastThat((message) => isLacked(message, hello));
    const pending = [
      ...this.#commits.filter(({ proposal }) => this.#mayBegin(proposal)),
      ...this.asked,
      ...this.#withdrawn,
    ];
    return { ...NOTHING, reply: [...(isBehind ? [this.hello] : []), ...lacked, ...pending] };
  }

  /** Takes a line of one's own. Says whether it follows from those before. */
  #recall(line: Line): boolean {
    if (line.kind === 'root') this.#roots.set(line.epoch, line.root);
    if (line.kind === 'commit') this.#commits.push(line);
    if (line.kind === 'step') return this.#tell(line) === 'new';
    if (line.kind === 'settled') {
      for (const answer of line.answers) this.#tell(answer);
      return this.history.isSettled;
    }
    if (line.kind === 'begun') this.#begin(line.commits);
    return line.kind !== 'terms';
  }

  #begin(commits: readonly Commit[]): void {
    const [first] = commits;
    if (!first) throw new RangeError('nobody takes part');
    const { epoch, base } = first.proposal;
    const wasSettled = (this.history.at(base.n)?.drawn ?? 0) === base.drawn;
    this.history.begin(commits);
    const isBefore = (message: PublicMessage) =>
      message.kind === 'commit' ||
      message.n < base.n ||
      (message.n === base.n && (message.kind === 'step' || wasSettled));
    this.#public = PackedMessages.of([...this.#public.all.filter(isBefore), ...commits]);
    this.#commits = this.#commits.filter(({ proposal }) => proposal.epoch > epoch);
    this.#agreements = [];
    this.#withdrawals = [];
  }
}

const sameAsked = (a: Asked, b: Asked): boolean => JSON.stringify(a) === JSON.stringify(b);
const sameCommit = (a: Commit, b: Commit): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What is to be done first, and then. */
const joined = (first: Outcome, then: Outcome): Outcome => ({
  write: [...first.write, ...then.write],
  send: [...first.send, ...then.send],
  reply: [...first.reply, ...then.reply],
  alarm: first.alarm ?? then.alarm,
});
