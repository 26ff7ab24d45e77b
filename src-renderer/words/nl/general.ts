import type { general as english } from '../en/general';
import type { Translated } from '../translation';

/** What is said everywhere: the program, colours, players, keys and buttons. */
export const general = {
  app: {
    name: 'Tantrix',
    tagline: 'Lange lijnen, grote lussen, zesenvijftig stenen.',
    untitled: 'Naamloos',
    independent: 'Tantrix is een handelsmerk van zijn eigenaar; dit programma is er onafhankelijk van.',
  },
  colour: { red: 'Rood', yellow: 'Geel', blue: 'Blauw', green: 'Groen' },
  colourInText: { red: 'rood', yellow: 'geel', blue: 'blauw', green: 'groen' },
  /** Geel and groen begin alike, and a link has room for one letter: of these two it is the last. */
  colourLetter: { red: 'R', yellow: 'L', blue: 'B', green: 'N' },
  what: { game: 'partij', puzzle: 'puzzel' },
  player: '{{name}} ({{colour}})',
  clipboard: 'De tekst op het klembord',
  file: 'Het bestand',
  keys: {
    $mod: 'Ctrl',
    Shift: 'Shift',
    Alt: 'Alt',
    Enter: 'Enter',
    Escape: 'Esc',
    PageUp: 'PgUp',
    PageDown: 'PgDn',
    ArrowLeft: '←',
    ArrowRight: '→',
    Backspace: 'Backspace',
    Delete: 'Del',
  },
  row: { parts: '{{before}}, {{after}}', statements: '{{before}}; {{after}}' },
  reading: 'Wordt nog gelezen…',
  button: { ok: 'OK', cancel: 'Annuleren', close: 'Sluiten' },
} as const satisfies Translated<typeof english>;
