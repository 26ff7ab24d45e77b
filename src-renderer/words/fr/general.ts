import type { general as english } from '../en/general';
import type { Translated } from '../translation';

/** What is said everywhere: the program, colours, players, keys and buttons. */
export const general = {
  app: {
    name: 'Tantrix',
    tagline: 'Construisez la plus longue ligne ou boucle de votre couleur.',
    untitled: 'Sans titre',
    independent: 'Application non officielle. Tantrix est une marque de son propriétaire.',
  },
  colour: { red: 'Rouge', yellow: 'Jaune', blue: 'Bleu', green: 'Vert' },
  /** A colour inside a sentence or a list; of lines and loops, which are feminine, after “en”. */
  colourInText: { red: 'rouge', yellow: 'jaune', blue: 'bleu', green: 'vert' },
  colourLetter: { red: 'R', yellow: 'J', blue: 'B', green: 'V' },
  /** Always after “votre”, which serves both genders. */
  what: { game: 'partie', puzzle: 'puzzle', pattern: 'motif' },
  player: '{{name}} ({{colour}})',
  clipboard: 'Le texte du presse-papiers',
  file: 'Le fichier',
  keys: {
    $mod: 'Ctrl',
    Shift: 'Maj',
    Alt: 'Alt',
    Enter: 'Entrée',
    Escape: 'Échap',
    PageUp: 'Pg préc',
    PageDown: 'Pg suiv',
    ArrowLeft: '←',
    ArrowRight: '→',
    Backspace: 'Retour arr.',
    Delete: 'Suppr',
  },
  /** Parts of one statement in a row, and statements in a row. */
  row: { parts: '{{before}}, {{after}}', statements: '{{before}} ; {{after}}' },
  reading: 'Ouverture en cours…',
  movingPicture: {
    drawing: 'Dessin de l’image animée…',
    progress: 'Image animée : {{done}} sur {{of}}',
  },
  button: { ok: 'OK', cancel: 'Annuler', close: 'Fermer' },
} as const satisfies Translated<typeof english>;
