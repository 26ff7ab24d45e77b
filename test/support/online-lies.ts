import { OwnChain } from '../../src-shared/online/chain';
import type { Alarm } from '../../src-shared/online/alarms';
import { type Chat, chatHash } from '../../src-shared/online/chat';
import type { Deed, Message, Step } from '../../src-shared/online/messages';
import { hereHash, type Wire } from '../../src-shared/online/wire';
import { legalPlacements, TILE_NUMBERS } from '../../src-shared/tantrix';
import type { OnlinePeer } from './online-peer';

/** What a program says that means to deceive the others at a table of three, and signs with its own key. */

/** A lie, and when it can be told. */
interface Lie {
  /** Whether it is the liar's turn, another's, or both are fine. */
  readonly turn?: 'own' | 'other';
  readonly tell: (peer: OnlinePeer) => readonly Wire[];
  /** What the others call it; left out, it is nothing to them. */
  readonly named?: Alarm;
}

const LATEST = 8_640_000_000_000_000;
const THIRTY_DAYS_MS = 30 * 24 * 60 * 60 * 1000;

const told = ({ copy }: OnlinePeer, message: Message): Wire => ({ kind: 'game', game: copy.history.id, message });

/** The legal deeds of whoever is to move. */
function deedsIn({ copy: { history } }: OnlinePeer, ms = 1_000): readonly Deed[] {
  const { game } = history;
  if (!game) return [];
  const { mover: seat } = game.position;
  return legalPlacements(game).map(({ tile, q, r, rotation }) => ({ kind: 'placed', seat, tile, q, r, rotation, ms }));
}

/** The first of them, with something else in its place. */
function deedIn(peer: OnlinePeer, change: Partial<Extract<Deed, { kind: 'placed' }>> = {}): Deed {
  const [deed] = deedsIn(peer);
  if (deed?.kind !== 'placed') throw new Error('nobody is to move');
  return { ...deed, ...change };
}

/** A step as the liar signs it, whether it may make it or not. */
function signed({ copy, identity: { self } }: OnlinePeer, deed: Deed, by = copy.party ?? 0): Step {
  const { history } = copy;
  const signature = self.sign(history.stepHash(history.hashAfter(by, deed)));
  return { kind: 'step', epoch: history.epoch?.number ?? 1, n: history.n + 1, by, deed, signature };
}

const step = (peer: OnlinePeer, deed: Deed, by?: number): Wire => told(peer, signed(peer, deed, by));

const partyBeside = ({ copy }: OnlinePeer): number => (copy.party === 1 ? 2 : 1);

/** A line that somebody is said to have said. */
function line({ copy, identity: { self } }: OnlinePeer, change: Partial<Chat>): Chat {
  const plain = {
    game: copy.history.id,
    party: copy.party ?? 0,
    n: 1,
    at: Date.now(),
    said: { kind: 'phrase' as const, phrase: 'hello' as const },
    ...change,
  };
  return { ...plain, kind: 'chat', signature: self.sign(chatHash(self, plain)) };
}

function here({ copy, identity: { self } }: OnlinePeer, party: number, at: number): Wire {
  const plain = { game: copy.history.id, party, at };
  return { kind: 'here', ...plain, signature: self.sign(hereHash(self, plain)) };
}

/** Two steps of one number, of which the first counts. */
function twice(peer: OnlinePeer): readonly Wire[] {
  const [one, other = deedIn(peer, { ms: 2_000 })] = deedsIn(peer);
  if (!one) throw new Error('nobody is to move');
  const [first, second] = [signed(peer, one), signed(peer, other)];
  peer.copy.take(first);
  return [told(peer, first), told(peer, second)];
}

/** Commits to many epochs at once, each of them possible by itself. */
function manyEpochs(peer: OnlinePeer): readonly Wire[] {
  const { copy, identity } = peer;
  const { history, party = 0 } = copy;
  const members = history.terms.parties.map((_, each) => each);
  const seats = history.terms.seats.map(({ played }) => played);
  return Array.from({ length: 60 }, (_, at) => {
    const proposal = { epoch: at + 2, base: history.base, members, seats };
    const plain = { proposal, party, anchor: identity.self.secret() };
    return told(peer, { kind: 'commit', ...plain, signature: identity.self.sign(history.commitHash(plain)) });
  });
}

/** Wishes to take back to where the game has never been. */
function manyWishes(peer: OnlinePeer): readonly Wire[] {
  const { copy, identity } = peer;
  const { history, party = 0 } = copy;
  return Array.from({ length: 60 }, (_, at) => {
    const asked = { kind: 'undo' as const, to: 9_000 - at };
    const signature = identity.self.sign(history.askedHash(asked));
    return told(peer, { kind: 'agreement', epoch: 1, n: history.n + 1, asked, party, signature });
  });
}

export const LIES: ReadonlyMap<string, Lie> = new Map<string, Lie>([
  ['moves out of turn', { turn: 'other', tell: (peer) => [step(peer, deedIn(peer))], named: 'outOfTurn' }],
  [
    'moves for another seat',
    { turn: 'own', tell: (peer) => [step(peer, deedIn(peer, { seat: partyBeside(peer) }))], named: 'outOfTurn' },
  ],
  ['moves against the rules', { turn: 'own', tell: (peer) => [step(peer, deedIn(peer, { q: 40 }))], named: 'illegal' }],
  [
    'plays a tile that it does not have',
    {
      turn: 'own',
      tell(peer) {
        const has = deedsIn(peer).flatMap((deed) => (deed.kind === 'placed' ? deed.tile : []));
        const tile = TILE_NUMBERS.find((each) => !has.includes(each));
        return [step(peer, deedIn(peer, tile === undefined ? {} : { tile }))];
      },
      named: 'illegal',
    },
  ],
  [
    'forges a move',
    { turn: 'other', tell: (peer) => [step(peer, deedIn(peer), peer.copy.history.mover)], named: 'forged' },
  ],
  [
    'tells another history',
    { tell: (peer) => [told(peer, { ...peer.copy.hello, h: 'f'.repeat(64) })], named: 'otherHistory' },
  ],
  ['makes two steps of one number', { turn: 'own', tell: twice, named: 'twice' }],
  [
    'says all again that was said',
    {
      tell: (peer) =>
        peer.heard
          .map(({ message }) => message)
          .filter(({ kind }) => kind === 'game')
          .slice(-300),
    },
  ],
  ['says what others have not said', { tell: (peer) => [line(peer, { party: partyBeside(peer) })] }],
  ['says lines that nobody can follow', { tell: (peer) => [line(peer, { n: 999 })] }],
  [
    'says its own before they are let in',
    { tell: (peer) => [line(peer, { said: { kind: 'text', text: 'A word of its own' } })] },
  ],
  ['says a line at the end of time', { tell: (peer) => [line(peer, { n: 2, at: LATEST })] }],
  ['says a line after it', { tell: (peer) => [line(peer, { n: 3, at: LATEST + 1 })] }],
  ['is there at the end of time', { tell: (peer) => [here(peer, peer.copy.party ?? 0, LATEST)] }],
  ['is there for another', { tell: (peer) => [here(peer, partyBeside(peer), Date.now() + 60_000)] }],
  [
    'has thought for a month',
    {
      turn: 'own',
      tell(peer) {
        const made = signed(peer, deedIn(peer, { ms: THIRTY_DAYS_MS }));
        peer.copy.take(made);
        return [told(peer, made)];
      },
    },
  ],
  ['takes back to where nobody was', { tell: manyWishes, named: 'illegal' }],
  ['begins hundreds of epochs', { tell: manyEpochs, named: 'illegal' }],
]);

/**
 * The answer to the last step with a link that it was not fixed to give: who does not like the tile that comes would choose
 * another so.
 */
export function wrongAnswer({ copy, identity: { self } }: OnlinePeer): Wire {
  const { history, party = 0 } = copy;
  const owner = { game: history.id, epoch: 1, party };
  const link = new OwnChain(self, owner, self.secret()).linkAt(5);
  const signature = self.sign(history.answerHash(link));
  const message = { kind: 'answer' as const, epoch: 1, n: history.n, h: history.last.h, party, link, signature };
  return { kind: 'game', game: history.id, message };
}
