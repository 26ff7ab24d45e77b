import type { OnlineProblem } from '../../../src-shared/bridge/bridge';

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
