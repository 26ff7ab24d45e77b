import { type Switch, togglePreference } from '../play/preferences';
import { always, type Commands, type Doable } from './command';

/** Turns a preference on and off. */
const toggle = (name: Switch): Doable => ({
  isEnabled: always,
  isOn: ({ preferences }) => preferences[name],
  run: () => togglePreference(name),
});

/** The View menu. */
export const VIEW_COMMANDS = {
  bag: { group: 1, waitsFor: 4 },
  score: { group: 1, waitsFor: 4 },
  rankings: { group: 1, waitsFor: 7 },
  toolbar: { ...toggle('toolbar'), group: 2 },
  bagCounter: { ...toggle('bagCounter'), group: 2 },
  statusBar: { ...toggle('statusBar'), group: 2 },
  zoomIn: { group: 3, waitsFor: 4 },
  zoomOut: { group: 3, waitsFor: 4 },
  fitBoard: { group: 3, waitsFor: 4 },
  tileNumbers: { ...toggle('tileNumbers'), group: 4, keys: ['$mod+t'] },
  reopenAtStart: { ...toggle('reopenAtStart'), group: 4 },
} as const satisfies Commands;
