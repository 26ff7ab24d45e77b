import type { refusals as english } from '../en/refusals';
import type { Translated } from '../translation';

export const refusals = {
  refusal: {
    stillInHand:
      'Esa ficha sigue en la mano. Llévala antes a una casilla: con el ratón, con las flechas o con la barra espaciadora, que recorre las casillas.',
    notYourMove: 'No es tu turno: espera a que termine quien está jugando.',
    turnEnded: 'El turno ha terminado: nadie juega hasta que se pase con «Próximo jugador».',
    elsewhere: 'Le toca a quien juega en otro equipo: su turno llega por correo.',
    noUndoByMail: 'En una partida por correo no se deshace nada: ya se sabe qué ficha dio la bolsa.',
    gameOver: 'La partida ha terminado: no se pueden jugar más fichas.',
    tileToCome: 'Aún no ha llegado la última ficha sacada.',
    notInHand: 'Esa ficha no está en la mano de quien tiene el turno.',
    occupied: 'Ahí ya hay una ficha.',
    notInMiddle: 'La primera ficha va en el centro del tablero.',
    notTouching: 'La ficha debe tocar el tantrix: elige una casilla junto a otra ficha.',
    coloursClash: 'Los colores no coinciden: los bordes que se tocan deben ser del mismo color.',
    forcedFirst: 'Las casillas forzadas van primero: llena una de las marcadas.',
    thirdLink: 'Primera restricción: a la casilla marcada apuntarían tres tramos del mismo color.',
    fourthTile: 'Segunda restricción: la casilla forzada marcada quedaría rodeada por una cuarta ficha.',
    controlledSide: 'Tercera restricción: la casilla forzada marcada controla este lado, y hay que llenarla antes.',
  },
} as const satisfies Translated<typeof english>;
