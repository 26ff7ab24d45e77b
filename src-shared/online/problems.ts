/** Why something does not work online. */
export const ONLINE_PROBLEMS = [
  /** Nobody answers there. */
  'unreachable',
  /** This network does not let programs find each other. */
  'noDiscovery',
  'full',
  /** Some seats are free, but not for all who come from one computer. */
  'fewSeats',
  'wrongPassword',
  'colourTaken',
  'nameTaken',
  /** At the server the name belongs to somebody else. */
  'nameHeld',
  /** Somebody there does not want to play with this person, or the other way round. */
  'unwanted',
  'closed',
  /** The table to which somebody came back is played by other rules by now. */
  'otherTerms',
  /** The server has as much to do as it can, or as it lets one person ask of it. */
  'busy',
  /** The server is about to stop, and begins nothing new. */
  'stopping',
  'noWatchers',
  /** Other versions of the program, which do not understand each other. */
  'version',
  /** The invitation is none, or damaged. */
  'invitation',
  /** Who answers is not who invited. */
  'stranger',
  /** The other program says what cannot be true; the game is kept as it is. */
  'notBelieved',
  /** The disk takes nothing more: the game stands still, so that nothing is lost. */
  'disk',
  /** What is kept of the game is damaged; it was put aside. */
  'damaged',
  /** The connection's own process ended; it is started again. */
  'stopped',
] as const;
export type OnlineProblem = (typeof ONLINE_PROBLEMS)[number];
