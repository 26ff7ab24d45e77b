import type { OnlineProblem } from '../../../src-shared/bridge/bridge';
import type { Words } from '../../words/words';

/** Where it is said in a dialog that something does not work. */
export type ProblemPlace = 'name' | 'colour' | 'password' | 'tables' | 'foot';

const PLACES: Readonly<Record<OnlineProblem, ProblemPlace>> = {
  nameTaken: 'name',
  nameHeld: 'name',
  colourTaken: 'colour',
  wrongPassword: 'password',
  noDiscovery: 'tables',
  unreachable: 'foot',
  full: 'foot',
  fewSeats: 'foot',
  closed: 'foot',
  otherTerms: 'foot',
  unwanted: 'foot',
  busy: 'foot',
  stopping: 'foot',
  noWatchers: 'foot',
  version: 'foot',
  invitation: 'foot',
  stranger: 'foot',
  notBelieved: 'foot',
  disk: 'foot',
  damaged: 'foot',
  stopped: 'foot',
};

/** The problem, if this is the place to say it. */
export const problemAt = (place: ProblemPlace, problem: OnlineProblem | undefined): OnlineProblem | undefined =>
  problem && PLACES[problem] === place ? problem : undefined;

/** What was tried when something went wrong, where the words for a table, or for one person, would mislead. */
export type Tried = 'server' | 'code' | 'several';

/** What is said otherwise of a server. */
const OF_SERVERS = ['unreachable', 'invitation', 'stranger', 'version'] as const satisfies readonly OnlineProblem[];

/** In words, why something did not work, and what can be done. */
export function wordsOfProblem(problem: OnlineProblem, tried: Tried | undefined, t: Words): string {
  const atServer = tried === 'server' && OF_SERVERS.find((each) => each === problem);
  if (atServer) return t(`online.problemAtServer.${atServer}`);
  if (tried === 'several' && problem === 'colourTaken') return t('online.coloursTaken');
  // On a network nobody answers to a wrong code; a server says that it has no such table, or none any more.
  const isCodeWrong = tried === 'code' && (problem === 'unreachable' || problem === 'closed');
  return isCodeWrong ? t('online.noSuchCode') : t(`online.problem.${problem}`);
}
