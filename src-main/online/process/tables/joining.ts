import type { JoinRequest } from '../../../../src-shared/bridge/online';
import type { OnlineProblem } from '../../../../src-shared/online/problems';
import type { Wire } from '../../../../src-shared/online/wire';
import { isLink } from '../connections/dial';
import type { Follower, Link } from '../connections/link';
import type { Program } from '../program';
import { GuestTable, takeUp } from './guest-table';
import { proofOf, verifierOf } from './password';

const PATIENCE_MS = 5_000;

/**
 * Asks for a seat at a table, or to look on. Once it is granted the program waits there, or sees the game.
 *
 * @returns why it is not
 */
export async function joinAt(
  program: Program,
  link: Link,
  table: string,
  who: Omit<JoinRequest, 'target'>,
): Promise<OnlineProblem | null> {
  const { people, password } = who;
  const verifier = password === undefined ? undefined : await verifierOf(password, table);
  const again = async (): Promise<OnlineProblem | null> => {
    const other = await (link.place ? program.dial(link.place) : 'unreachable');
    return isLink(other) ? joinAt(program, other, table, who) : other;
  };
  return new Promise((resolve) => {
    const settle = (problem: OnlineProblem | null) => {
      clearTimeout(timer);
      // First: that it is closed then is no other problem.
      resolve(problem);
      if (problem !== null) link.close();
    };
    const timer = setTimeout(() => settle('unreachable'), PATIENCE_MS);
    link.follow(asking(program, again, settle));
    const proof = verifier === undefined ? {} : { proof: proofOf(verifier, link.exported) };
    link.send({ kind: 'join', table, people: [...people], ...proof });
  });
}

const asking = (
  program: Program,
  again: () => Promise<OnlineProblem | null>,
  settle: (problem: OnlineProblem | null) => void,
): Follower => ({
  take(link: Link, message: Wire) {
    if (message.kind === 'refused') settle(message.problem);
    if (message.kind === 'lobby') {
      // At once: the next message is for the table.
      const waiting = new GuestTable(program, link, message, again);
      link.follow(waiting);
      program.become(waiting);
      settle(null);
    }
    // The game goes on already.
    if (message.kind === 'begin') void takeUp(program, link, message).then((problem) => settle(problem ?? null));
  },
  lost: () => settle('unreachable'),
});
