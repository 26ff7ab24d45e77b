/** What is kept of one kind, and the name of the damaged file that was set aside, if there was one; that is told once. */
export interface KeptReply<T> {
  readonly rows: readonly T[];
  readonly damaged?: string;
}
