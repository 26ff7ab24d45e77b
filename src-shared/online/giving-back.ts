import type { GameCopy } from './game-copy';
import type { History } from './history';
import type { Proposal } from './messages';
import { isOver } from '../tantrix';

/**
 * How a game goes on with other members without anybody being asked: who was away is there again and plays on, and a server
 * agrees to what all people have.
 *
 * Who was away asks first, and so has agreed before anybody leaves the epoch that runs. Of several who ask at once the program
 * that leads chooses, and the others follow it: so no two of them fix chains for different epochs.
 */

/** Whether a program is there, by its number. */
export type IsThere = (party: number) => boolean;

/** In what epoch a program takes part by itself now; undefined where nothing is due. */
export function dueByItself(copy: GameCopy, isThere: IsThere): Proposal | undefined {
  const { history, party } = copy;
  const { epoch, terms } = history;
  if (!epoch || party === undefined) return undefined;
  const server = terms.hasServer ? terms.parties.length - 1 : undefined;
  if (party === server) return dueAtServer(copy, isThere);
  if (!history.isSettled || isEnded(history)) return undefined;
  const isOfServer = (proposal: Proposal) => server !== undefined && copy.joinedTo(proposal).includes(server);
  const kept = copy.proposed.find((each) => isKept(history, each) && isOfServer(each));
  if (kept || copy.hasLeft) return kept;
  if (!epoch.members.includes(party)) return askedBy(copy, party, isThere);
  const isFollowing = (proposal: Proposal) => isLed(copy, proposal, party, isThere);
  return copy.proposed.find((proposal) => isGivenBack(history, proposal) && isFollowing(proposal));
}

const isEnded = ({ game }: History): boolean => game === undefined || isOver(game);

/** Whether people are asked about a proposal. */
export const isAskedOfPeople = (history: History, proposal: Proposal): boolean =>
  !isGivenBack(history, proposal) && !isKept(history, proposal);

/** Whether a proposal does nothing but give seats back to the people of one program, who play them by the terms. */
function isGivenBack(history: History, { members, seats }: Proposal): boolean {
  const back = members.filter((party) => !history.epoch?.members.includes(party));
  const [party] = back;
  if (back.length !== 1 || party === undefined) return false;
  const all = membersWith(history, party);
  return members.join() === all.join() && JSON.stringify(seats) === JSON.stringify(seatsWith(history, party));
}

const membersWith = ({ epoch }: History, party: number): readonly number[] =>
  [...(epoch?.members ?? []), party].toSorted((a, b) => a - b);

/** Who plays each seat once a program is back. */
const seatsWith = ({ epoch, terms }: History, party: number): Proposal['seats'] =>
  terms.seats.flatMap(({ played }, seat) => (played.party === party ? played : (epoch?.proposal.seats[seat] ?? [])));

/** What a program asks for that is back: once for each place at which the game stands. */
function askedBy(copy: GameCopy, party: number, isThere: IsThere): Proposal | undefined {
  const { history } = copy;
  const members = membersWith(history, party);
  const proposal = copy.proposalFor(members, seatsWith(history, party));
  const isAll = members.every((each) => each === party || isThere(each));
  const isPossible = isGivenBack(history, proposal) && history.checkProposal(proposal) === 'new';
  return isAll && isPossible && !copy.hasAsked ? proposal : undefined;
}

/** Whether the others are to take part in what one that is back asks for. */
function isLed(copy: GameCopy, proposal: Proposal, party: number, isThere: IsThere): boolean {
  const joined = copy.joinedTo(proposal);
  const leader = leaderOf(copy.history);
  const isAsked = proposal.members.every((each) => copy.history.epoch?.members.includes(each) || joined.includes(each));
  if (!isAsked || leader === undefined) return false;
  if (party !== leader) return joined.includes(leader);
  return proposal.members.every((each) => each === party || isThere(each));
}

/** The program that runs the first of the computer players that have taken a seat: all see it alike. */
function leaderOf({ epoch, terms }: History): number | undefined {
  const seats = epoch?.proposal.seats ?? [];
  return seats.find(({ party }, seat) => party !== terms.seats[seat]?.played.party)?.party;
}

/**
 * A server takes part in what all others have agreed to. Where that leaves out somebody who is there again, all of the epoch that runs
 * go on as they were: they have left it.
 */
function dueAtServer(copy: GameCopy, isThere: IsThere): Proposal | undefined {
  const { members = [], seats = [] } = copy.history.epoch?.proposal ?? {};
  const isAgreed = (proposal: Proposal) =>
    proposal.members.every((party) => party === copy.party || copy.joinedTo(proposal).includes(party));
  const agreed = copy.proposed.find(isAgreed);
  if (!agreed) return undefined;
  const isLeftOut = members.some((party) => isThere(party) && !agreed.members.includes(party));
  if (!isLeftOut) return agreed;
  return copy.hasAsked ? undefined : copy.proposalFor(members, seats);
}

/** Whether a proposal leaves everything as it is. */
const isKept = ({ epoch }: History, { members, seats }: Proposal): boolean =>
  epoch !== undefined && JSON.stringify([members, seats]) === JSON.stringify([epoch.members, epoch.proposal.seats]);
