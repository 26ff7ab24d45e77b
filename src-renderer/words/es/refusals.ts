import type { refusals as english } from '../en/refusals';
import type { Translated } from '../translation';

export const refusals = {
  refusal: {
    stillInHand: 'Elige primero una casilla: haz clic en una o pulsa espacio.',
    notYourMove: 'No es tu turno. Espera al otro jugador.',
    turnEnded: 'El turno ha terminado. Elige «Próximo jugador» para continuar.',
    elsewhere: 'El próximo jugador está en otro equipo y juega por correo.',
    noUndoByMail: 'Las partidas por correo no se pueden deshacer: la siguiente ficha ya se ha sacado.',
    touchesOne: 'Una ficha debe tocar al menos otras dos. Elige una casilla marcada.',
    throwFirst: 'Primero lánzale una ficha a un rival.',
    tableFull: 'La mesa está llena. Quita primero una ficha.',
    noCopyLeft: 'Las 99 copias de esta ficha ya están en la mesa. Quita primero una.',
    gameOver: 'La partida ha terminado. No se pueden jugar más fichas.',
    tileToCome: 'Espera la ficha que se está sacando.',
    notInHand: 'Esa ficha no está en la mano de quien tiene el turno.',
    occupied: 'Ahí ya hay una ficha.',
    notInMiddle: 'La primera ficha va en el centro del tablero.',
    notTouching: 'Elige una casilla junto a una ficha.',
    coloursClash: 'Los colores no coinciden. Los bordes que se tocan deben ser del mismo color.',
    forcedFirst: 'Llena primero una de las casillas forzadas marcadas.',
    thirdLink: 'La casilla marcada pediría tres bordes del mismo color; no se permite hasta que la bolsa esté vacía.',
    fourthTile: 'La casilla forzada marcada tocaría una cuarta ficha; no se permite hasta que la bolsa esté vacía.',
    controlledSide:
      'Este lado está cerrado: antes hay que llenar la casilla forzada marcada, y ninguna de tus fichas encaja en ella. Juega en otro lado.',
  },
  /** Where nothing fits the space that stands in the way. */
  refusalAtCrossed: {
    fourthTile: 'La casilla con aspa tocaría una cuarta ficha; no se permite hasta que la bolsa esté vacía.',
    controlledSide:
      'Este lado sigue cerrado hasta que la bolsa esté vacía: nada encaja en la casilla con aspa. Juega en otro lado.',
  },
} as const satisfies Translated<typeof english>;
