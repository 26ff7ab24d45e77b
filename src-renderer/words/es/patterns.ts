import type { patterns as english } from '../en/patterns';
import type { Translated } from '../translation';

export const patterns = {
  pattern: {
    title: 'Mesa libre',
    aside: 'Mesa libre',
    inShort:
      'Las 64 fichas, cada una tantas veces como quieras. Sin objetivo: nada tiene que coincidir. Las guías de simetría muestran dónde irían las parejas de tus fichas.',
    box: 'Todas las fichas',
    boxTile: 'Ficha {{tile}}, en la mesa: {{number}}; {{edges}} en sentido horario desde el norte',
    tile: 'Ficha {{tile}}, columna {{column}}, fila {{row}}: {{edges}} en sentido horario desde el norte',
    partner: 'Pareja aquí: ficha {{tile}}, {{edges}} en sentido horario desde el norte',
    startCell: 'El centro',
    guide: 'Simetría',
    guides: {
      none: 'Ninguna',
      mirror: 'Espejo',
      '2-fold': 'Giro de orden 2',
      '3-fold': 'Giro de orden 3',
      '6-fold': 'Giro de orden 6',
    },
    centreHere: 'Centrar en la ficha',
    turnMirror: 'Girar el espejo',
    together: 'Las parejas se mueven juntas',
    tiles_one: '{{count}} ficha',
    tiles_other: '{{count}} fichas',
    tilesOf: 'Fichas',
    longest: 'Máx.',
    loops: 'Bucles',
    status: {
      none: 'Arrastra fichas de la caja a la mesa.',
      boxed: 'Haz clic en una casilla para colocar la ficha, o pulsa Intro.',
      alone: 'Clic para girar, arrastra para mover.',
      laid: 'Clic para girar, arrastra para mover; Intro coloca las parejas.',
    },
  },
} as const satisfies Translated<typeof english>;
