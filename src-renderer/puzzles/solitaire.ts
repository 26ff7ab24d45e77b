import type { Hex, Rotation } from '../../src-shared/tantrix';
import { sendToPuzzle } from './change';

/** Plays the tile that came, turned as told or to fit; a refusal says why it cannot be. */
export const playDrawn = (hex: Hex, rotation?: Rotation): void =>
  sendToPuzzle({ kind: 'gesture', by: 0, gesture: { kind: 'lay', at: { over: hex }, rotation } });
