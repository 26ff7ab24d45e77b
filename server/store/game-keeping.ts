import type { GameStore, KeptGame } from '../../src-main/online/process/kept/game-store';
import type { Hash } from '../../src-shared/online/primitives';

/** Where another process of the same server is reached. */
export interface Elsewhere {
  readonly host: string;
  readonly port: number;
}

/** What is written as HOST:PORT. */
export function placeIn(text: string): Elsewhere {
  const [, host = '', port = ''] = /^\[?(.*?)\]?:(\d+)$/.exec(text) ?? [];
  return { host, port: Number(port) };
}

/** Where a server keeps its games: in a journal of its own, or with other processes. */
export interface GameKeeping extends Pick<GameStore, 'begin'> {
  /** A game as it was left, or where it is played; undefined when there is none of it. */
  open(id: Hash): Promise<KeptGame | Elsewhere | 'damaged' | undefined>;
  /** Nobody is at a game for now: it is kept until somebody comes back. What it was kept in is closed by then. */
  rest(id: Hash): Promise<void>;
  /** A game is over, and everybody has it: it is kept no longer. */
  drop(id: Hash): Promise<void>;
  /** Deletes games at which nobody was since a time, in milliseconds since 1970. */
  forget(before: number): Promise<void>;
  close(): Promise<void>;
}
