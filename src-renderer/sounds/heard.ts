import type { Preferences, Sound } from '../../src-shared/bridge/bridge';
import type { TableEvent } from '../stage/kind';

/** What is to be heard, and how loud, from 0 to 1. */
export interface HeardSound {
  readonly sound: Sound;
  readonly volume: number;
}

/** The sound of each event, and the preference that turns it on. */
const SOUNDS = {
  gameStarted: { sound: 'gameStart', isOn: 'soundGameStart' },
  tilePlayed: { sound: 'tilePlay', isOn: 'soundTilePlay' },
  tileDrawn: { sound: 'bagShake', isOn: 'soundBagShake' },
  puzzleSolved: { sound: 'puzzleSolve', isOn: 'soundPuzzleSolve' },
  gobbled: { sound: 'gobble', isOn: 'soundGobble' },
} as const satisfies Record<TableEvent, { sound: Sound; isOn: keyof Preferences }>;

/** What is heard of an event, by the settings; null stands for silence. */
export function soundOf(event: TableEvent, preferences: Preferences): HeardSound | null {
  const { sound, isOn } = SOUNDS[event];
  return preferences[isOn] && preferences.volume > 0 ? { sound, volume: preferences.volume / 100 } : null;
}
