import type { board as english } from '../en/board';
import type { Translated } from '../translation';

export const board = {
  board: {
    label: 'Tablero',
    tile: 'Ficha {{tile}}: {{edges}}, desde el norte en sentido horario',
    newTile:
      'Ficha {{tile}}: {{edges}}, desde el norte en sentido horario; jugada por {{player}} desde tu última jugada',
    suggestedTile: 'Pista: ficha {{tile}} aquí: {{edges}}, desde el norte en sentido horario',
    betterTile: 'Mejor: ficha {{tile}} aquí: {{edges}}, desde el norte en sentido horario',
    triedTile: 'Ficha {{tile}} a prueba aquí: {{edges}}, desde el norte en sentido horario',
    space: 'Casilla {{number}}',
    needs: 'pide {{colours}}, desde el norte en sentido horario',
    noneFits: 'no encaja ninguna de las fichas jugables',
    fits_one: 'encaja la ficha {{tiles}}',
    fits_other: 'encajan las fichas {{tiles}}',
    ways_one: 'la ficha elegida encaja de una forma',
    ways_other: 'la ficha elegida encaja de {{count}} formas',
    seen: {
      whyNot: 'haz clic para ver por qué {{tile}} no puede ir aquí',
      space: 'Casilla',
      forced: 'Casilla forzada',
      needs: 'pide {{colours}}',
      fits_one: 'encaja {{tiles}}',
      fits_other: 'encajan {{tiles}}',
    },
    kind: {
      start: 'la primera ficha va aquí',
      forced: 'forzada',
      fillable: 'llénala ahora',
      controlled: 'en un lado cerrado hasta que se llene su casilla forzada',
      closed: 'cerrada hasta que se llene la casilla forzada de al lado',
      impossible: 'imposible: no encaja ninguna ficha restante',
      trouble: 'impide esta jugada',
    },
  },
  placement: {
    first: 'la ficha {{tile}} en el centro, girada {{degrees}}°',
    north: 'la ficha {{tile}} al norte de la ficha {{touched}}, girada {{degrees}}°',
    northeast: 'la ficha {{tile}} al nordeste de la ficha {{touched}}, girada {{degrees}}°',
    southeast: 'la ficha {{tile}} al sudeste de la ficha {{touched}}, girada {{degrees}}°',
    south: 'la ficha {{tile}} al sur de la ficha {{touched}}, girada {{degrees}}°',
    southwest: 'la ficha {{tile}} al sudoeste de la ficha {{touched}}, girada {{degrees}}°',
    northwest: 'la ficha {{tile}} al noroeste de la ficha {{touched}}, girada {{degrees}}°',
  },
  announce: {
    played: '{{player}} jugó la ficha {{tile}} en la casilla {{space}}.',
    takenBack: 'Ficha {{tile}}: jugada deshecha.',
    manyTakenBack: 'Jugadas deshechas: {{count}}.',
    manyGivenBack: 'Jugadas rehechas: {{count}}.',
    bag_zero: 'La bolsa está vacía.',
    bag_one: 'Queda {{count}} ficha en la bolsa.',
    bag_other: 'Quedan {{count}} fichas en la bolsa.',
  },
} as const satisfies Translated<typeof english>;
