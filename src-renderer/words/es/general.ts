import type { general as english } from '../en/general';
import type { Translated } from '../translation';

export const general = {
  app: {
    name: 'Tantrix',
    tagline: 'Construye la línea o el bucle más largo de tu color.',
    untitled: 'Sin título',
    independent: 'Aplicación no oficial. Tantrix es una marca de su propietario.',
  },
  colour: { red: 'Rojo', yellow: 'Amarillo', blue: 'Azul', green: 'Verde' },
  colourInText: { red: 'rojo', yellow: 'amarillo', blue: 'azul', green: 'verde' },
  // Two of the words begin alike: blue has its second letter.
  colourLetter: { red: 'R', yellow: 'A', blue: 'Z', green: 'V' },
  // With their articles, for the two have different ones; no sentence has them after "a" or "de".
  what: { game: 'la partida', puzzle: 'el rompecabezas', pattern: 'el diseño' },
  player: '{{name}} ({{colour}})',
  clipboard: 'El texto del portapapeles',
  file: 'El archivo',
  keys: {
    $mod: 'Ctrl',
    Shift: 'Mayús',
    Alt: 'Alt',
    Enter: 'Intro',
    Escape: 'Esc',
    PageUp: 'RePág',
    PageDown: 'AvPág',
    ArrowLeft: '←',
    ArrowRight: '→',
    Backspace: 'Retroceso',
    Delete: 'Supr',
  },
  row: { parts: '{{before}}, {{after}}', statements: '{{before}}; {{after}}' },
  reading: 'Abriendo todavía…',
  movingPicture: {
    drawing: 'Dibujando la imagen animada…',
    progress: 'Imagen animada: {{done}} de {{of}}',
  },
  button: { ok: 'Aceptar', cancel: 'Cancelar', close: 'Cerrar' },
} as const satisfies Translated<typeof english>;
