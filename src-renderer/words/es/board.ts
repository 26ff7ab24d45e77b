import type { board as english } from '../en/board';
import type { Translated } from '../translation';

export const board = {
  board: {
    label: 'Tablero',
    tile: 'Ficha {{tile}}: {{edges}}, desde el norte en sentido horario',
    suggestedTile: 'Pista: ficha {{tile}} aquí: {{edges}}, desde el norte en sentido horario',
    betterTile: 'Mejor: ficha {{tile}} aquí: {{edges}}, desde el norte en sentido horario',
    triedTile: 'Ficha {{tile}} a prueba aquí: {{edges}}, desde el norte en sentido horario',
    space: 'Casilla {{number}}',
    needs: 'pide {{colours}}, desde el norte en sentido horario',
    noneFits: 'no encaja ninguna de las fichas que se pueden jugar ahora',
    fits_one: 'encaja la ficha {{tiles}}',
    fits_other: 'encajan las fichas {{tiles}}',
    ways_one: 'la ficha elegida encaja de una forma',
    ways_other: 'la ficha elegida encaja de {{count}} formas',
    kind: {
      start: 'la primera ficha va aquí',
      forced: 'forzada',
      fillable: 'se debe llenar ahora',
      controlled: 'en un lado controlado: antes hay que llenar una casilla forzada',
      closed: 'cerrada: antes hay que llenar una casilla forzada contigua',
      impossible: 'imposible: no encaja ninguna de las fichas que quedan',
      trouble: 'impide la última colocación',
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
    takenBack: 'Se deshizo la jugada de la ficha {{tile}}.',
    manyTakenBack: 'Se deshicieron {{count}} jugadas.',
    manyGivenBack: 'Se rehicieron {{count}} jugadas.',
    bag_zero: 'La bolsa está vacía.',
    bag_one: 'Queda {{count}} ficha en la bolsa.',
    bag_other: 'Quedan {{count}} fichas en la bolsa.',
  },
} as const satisfies Translated<typeof english>;
