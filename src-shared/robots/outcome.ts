/** How far a game has come, for whoever weighs it: seats from 0, scores in points. */
export interface Outcome {
  /** It has ended in a deadlock, which is a draw. */
  readonly isDeadlock: boolean;
  /** What the seat has scored so far. */
  scoreOf(seat: number): number;
  /** What the best loop alone of the seat's colour scores. */
  loopScoreOf(seat: number): number;
  /** The best score among those who do not build the seat's colour. */
  rivalScoreOf(seat: number): number;
  /** By how much the seat leads its best rival; 0 in a deadlock. */
  marginOf(seat: number): number;
}
