/** Puzzles that share out all 56 tiles among them, each tile to one. */
export interface Shareset {
  readonly id: string;
  readonly name: string;
  /** Ids of the catalogue. */
  readonly puzzles: readonly string[];
}

export const SHARESETS: readonly Shareset[] = [
  { id: 'super-5', name: 'Super 5', puzzles: ['junior', 'student', 'professor', 'master', 'genius'] },
  {
    id: 'rainbow',
    name: 'Rainbow',
    puzzles: ['rainbow-green', 'rainbow-yellow', 'rainbow-white', 'rainbow-blue', 'rainbow-red'],
  },
  { id: 'lockdown', name: 'Lockdown', puzzles: ['clownface', 'alien', 'bean-party', 'lockdown'] },
  {
    id: 'quest',
    name: 'Solitaire Quest',
    puzzles: ['quest-no-red', 'quest-no-yellow', 'quest-no-blue', 'quest-no-green'],
  },
];
