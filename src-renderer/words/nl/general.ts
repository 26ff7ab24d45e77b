import type { general as english } from '../en/general';
import type { Translated } from '../translation';

/** What is said everywhere: the program, colours, players, keys and buttons. */
export const general = {
  app: {
    name: 'Tantrix',
    tagline: 'Bouw de langste lijn of lus in jouw kleur.',
    untitled: 'Naamloos',
    independent: 'Onofficiële app. Tantrix is een handelsmerk van zijn eigenaar.',
  },
  colour: { red: 'Rood', yellow: 'Geel', blue: 'Blauw', green: 'Groen' },
  colourInText: { red: 'rood', yellow: 'geel', blue: 'blauw', green: 'groen' },
  /** Geel and groen begin alike: these two have two letters each. */
  colourLetter: { red: 'R', yellow: 'Ge', blue: 'B', green: 'Gr' },
  what: { game: 'partij', puzzle: 'puzzel', pattern: 'tafel' },
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
  reading: 'Bezig met openen…',
  movingPicture: {
    drawing: 'Bewegende afbeelding tekenen…',
    progress: 'Bewegende afbeelding: {{done}} van {{of}}',
  },
  button: { ok: 'OK', cancel: 'Annuleren', close: 'Sluiten' },
} as const satisfies Translated<typeof english>;
