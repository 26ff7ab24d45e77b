import { sameRobot } from '../record/players';
import type { RecordedGame } from '../record/recorded-game';
import { isOver, type Placement } from '../tantrix';
import { type Alarm, isAlarm, type Told } from './alarms';
import { linksTo } from './chain';
import { drawnIn, History } from './history';
import type { Answer, Commit, Deed, Proposal } from './messages';
import type { Hash, Primitives } from './primitives';
import type { Receipt, ReceiptEpoch, ReceiptStep } from './receipt';
import { tileCountOf } from './terms';
import { usedIn } from './used';

/** Whether a record tells what its receipt proves: every tile is drawn again, every move played, every signature checked. */

/** How a record can differ from what was played online. */
export type Difference =
  /** The receipt contradicts itself, or does not hold together (`damaged`). */
  | {
      readonly code: Alarm | 'damaged';
      readonly epoch: number;
      /** The last step that holds, by its number from 1; 0 before the first. */
      readonly step: number;
      /** The program, by its number among the parties, where it is of one. */
      readonly party?: number;
    }
  /** Other terms: the id of the game, colours, who begins, the tiles, the rules or the clock. */
  | { readonly code: 'terms' }
  /** A player of another name, or another computer player; the seat, from 0. */
  | { readonly code: 'player'; readonly seat: number }
  /** A tile is another than was drawn, or was drawn by nobody; in the order of the tiles, from 1. */
  | { readonly code: 'tile'; readonly tile: number }
  /** A move is another than was made; from 1. */
  | { readonly code: 'move'; readonly move: number }
  /** It ended later, or otherwise. */
  | { readonly code: 'end' }
  /** A seat, from 0, has used another time. */
  | { readonly code: 'time'; readonly seat: number };

/**
 * The first difference between a record and its receipt; undefined where there is none. Of a game that went on elsewhere only what
 * was played online is compared.
 */
export function checkReceipt(primitives: Primitives, receipt: Receipt, record: RecordedGame): Difference | undefined {
  const played = replayed(primitives, receipt);
  return played instanceof History ? differenceOf(played, record) : played;
}

/** A signature that a receipt leaves out, because a later one is over it, or that is looked at later. */
const LEFT_OUT = '';

/** The game as a receipt has it. */
function replayed(primitives: Primitives, { terms, epochs }: Receipt): History | Difference {
  const checking: Primitives = {
    sha256: primitives.sha256,
    isSigned: (key, hash, signature) => signature === LEFT_OUT || primitives.isSigned(key, hash, signature),
  };
  const history = new History(checking, terms);
  for (const epoch of epochs) {
    const wrong = followed(checking, history, epoch);
    if (wrong) return wrong;
  }
  return history.isSettled ? history : { ...at(history, epochs.at(-1)), code: 'damaged' };
}

const at = (history: History, epoch: ReceiptEpoch | undefined) => ({ epoch: epoch?.epoch ?? 0, step: history.n });

/** Goes through an epoch; what is wrong with it, if anything is. */
function followed(primitives: Primitives, history: History, epoch: ReceiptEpoch): Difference | undefined {
  const begun = begin(history, epoch);
  if (begun !== 'new') return { ...at(history, epoch), code: codeOf(begun) };
  const links = linksIn(primitives, history.id, epoch);
  const wrongLink = epoch.chains.find(({ party, anchor }) => links.get(party)?.[0] !== anchor);
  if (wrongLink) return { ...at(history, epoch), code: 'wrongLink', party: wrongLink.party };
  const signed = committed(history, epoch);
  const wrong = stepsThrough(history, epoch, links, signed);
  if (wrong) return wrong;
  const forged = epoch.chains.find(
    ({ party, signature }) => !history.isSigned(party, signed.get(party) ?? '', signature),
  );
  if (forged) return { ...at(history, epoch), code: 'forged', party: forged.party };
  // No program tells more links than are drawn with.
  const idle = epoch.chains.find(({ party, at: told }) => history.epoch?.nextLink(party) !== told + 1);
  return idle && { ...at(history, epoch), code: 'wrongLink', party: idle.party };
}

/** What each program has signed last, as far as all are known to have had it; it is over all that went before. */
type SignedLast = Map<number, Hash>;

/** That they take part is the first that programs sign. */
function committed(history: History, { chains }: ReceiptEpoch): SignedLast {
  const { proposal } = history.epoch ?? {};
  if (!proposal) return new Map();
  return new Map(chains.map(({ party, anchor }) => [party, history.commitHash({ proposal, party, anchor })]));
}

function begin(history: History, { epoch, from, chains }: ReceiptEpoch): Told {
  const base = from && history.at(from.n);
  const h = base?.h ?? history.id;
  const members = chains.map(({ party }) => party);
  const proposal: Proposal = from
    ? { epoch, base: { n: from.n, h, drawn: from.drawn }, members, seats: from.seats }
    : { ...history.first, epoch, members };
  const told = history.checkProposal(proposal);
  const commits = chains.map(
    ({ party, anchor }): Commit => ({ kind: 'commit', proposal, party, anchor, signature: LEFT_OUT }),
  );
  if (told === 'new') history.begin(commits);
  return told;
}

type Links = ReadonlyMap<number, readonly Hash[]>;

const linksIn = (primitives: Primitives, game: Hash, { epoch, chains }: ReceiptEpoch): Links =>
  new Map(chains.map((chain) => [chain.party, linksTo(primitives, { game, epoch, party: chain.party }, chain)]));

function stepsThrough(history: History, epoch: ReceiptEpoch, links: Links, signed: SignedLast): Difference | undefined {
  const first = answersTo(history, epoch, links, signed);
  if (first) return first;
  for (const [number, step] of epoch.steps.entries()) {
    const isLast = number === epoch.steps.length - 1;
    const by = history.mover ?? 0;
    const wrong = stepOn(history, epoch, step, isLast);
    if (wrong) return wrong;
    if (history.n <= (epoch.seen ?? 0)) signed.set(by, history.stepHash(history.last.h));
    const unanswered = answersTo(history, epoch, links, signed);
    if (unanswered) return unanswered;
  }
  return undefined;
}

function stepOn(
  history: History,
  { epoch, signature }: ReceiptEpoch,
  step: ReceiptStep,
  isLast: boolean,
): Difference | undefined {
  const by = history.mover ?? 0;
  const place = { epoch, step: history.n, party: by };
  if (isLast && signature === undefined) return { ...place, code: 'forged' };
  const told = history.step({
    kind: 'step',
    epoch,
    n: history.n + 1,
    by,
    deed: deedOf(step, history.game?.position.mover ?? 0),
    signature: isLast ? (signature ?? LEFT_OUT) : LEFT_OUT,
  });
  return told === 'new' ? undefined : { ...place, code: codeOf(told) };
}

function deedOf(step: ReceiptStep, seat: number): Deed {
  if (!Array.isArray(step)) return { kind: 'agreed', ...step };
  const [tile, q, r, rotation, ms] = step;
  return { kind: 'placed', seat, tile, q, r, rotation, ms };
}

/** All answers to the last step, where all are known to have had it. */
function answersTo(history: History, epoch: ReceiptEpoch, links: Links, signed: SignedLast): Difference | undefined {
  if (epoch.seen === undefined || history.n > epoch.seen) return undefined;
  for (const party of history.answerers) {
    const place = { ...at(history, epoch), party };
    const answer = answerOf(history, party, links);
    signed.set(party, history.answerHash(answer.link));
    const told = history.answer(answer);
    if (told !== 'new') return { ...place, code: codeOf(told) };
  }
  return undefined;
}

function answerOf(history: History, party: number, links: Links): Answer {
  const { epoch, n, last, toDraw } = history;
  const link = toDraw > 0 ? links.get(party)?.[epoch?.nextLink(party) ?? 0] : undefined;
  const told = { kind: 'answer' as const, epoch: epoch?.number ?? 0, n, h: last.h, party, signature: LEFT_OUT };
  return link === undefined ? told : { ...told, link };
}

const codeOf = (told: Told): Alarm | 'damaged' => (isAlarm(told) ? told : 'damaged');

/** What a record tells otherwise than it was. */
function differenceOf(history: History, record: RecordedGame): Difference | undefined {
  const { game, online } = record;
  if (!online || !hasTerms(history, record)) return { code: 'terms' };
  const seat = record.players.findIndex((_, each) => !isPlayer(history, record, each));
  if (seat !== -1) return { code: 'player', seat };
  return (
    tileIn(history, record) ?? movesIn(history, game.placements) ?? endIn(history, record) ?? timeIn(history, online)
  );
}

function hasTerms({ terms, id }: History, { game, isCompetition, online, isDrawn, startedBy }: RecordedGame): boolean {
  return (
    online?.game === id &&
    online.minutes === terms.minutes &&
    isCompetition === terms.isCompetition &&
    !isDrawn &&
    startedBy === undefined &&
    game.deal.starter === terms.starter &&
    game.deal.bag.length === tileCountOf(terms) &&
    game.deal.seats.join() === terms.seats.map(({ colour }) => colour).join()
  );
}

/** Who has gone on elsewhere may have given seats to others. */
function isPlayer({ terms, epoch }: History, { players, online }: RecordedGame, seat: number): boolean {
  const isNamed = players[seat]?.name === terms.seats[seat]?.name;
  return isNamed && (online?.rest !== undefined || sameRobot(players[seat]?.robot, epoch?.proposal.seats[seat]?.robot));
}

function tileIn({ game: online }: History, { game, online: { rest } = { game: '', used: [] } }: RecordedGame) {
  const drawn = drawnIn(online);
  const known = rest ? game.deal.bag.slice(0, rest.from - 1) : drawnIn(game);
  const count = Math.max(drawn.length, known.length);
  const place = Array.from({ length: count }).findIndex((_, each) => drawn[each] !== known[each]);
  return place === -1 ? undefined : { code: 'tile' as const, tile: place + 1 };
}

function movesIn({ game }: History, placements: readonly Placement[]) {
  const place = (game?.placements ?? []).findIndex((move, each) => !isSame(move, placements[each]));
  return place === -1 ? undefined : { code: 'move' as const, move: place + 1 };
}

const isSame = (a: Placement, b: Placement | undefined): boolean =>
  a.tile === b?.tile && a.q === b.q && a.r === b.r && a.rotation === b.rotation;

/** A game that is over online does not go on elsewhere. */
function endIn({ game: online }: History, { game, online: played }: RecordedGame) {
  const isEnd =
    online !== undefined &&
    (played?.rest
      ? !isOver(online)
      : game.placements.length === online.placements.length && game.isStopped === online.isStopped);
  return isEnd ? undefined : { code: 'end' as const };
}

function timeIn(history: History, { used }: { readonly used: readonly number[] }) {
  const seat = usedIn(history).findIndex((ms, each) => ms !== used[each]);
  return seat === -1 ? undefined : { code: 'time' as const, seat };
}
