import type { aids as english } from '../en/aids';
import type { Translated } from '../translation';

export const aids = {
  hint: {
    thinking: 'Buscando la mejor jugada…',
    placement: '{{tile}} en la casilla marcada',
    spokenPlacement: 'Ficha {{tile}} en la casilla {{space}}',
    tile: 'sugerida',
    closesLoop: 'Cierra un bucle de {{tiles}} fichas, que vale {{score}} puntos.',
    joinsLines: 'Une tus líneas de {{first}} y {{second}} en una de {{length}}.',
    joinsThrough_one:
      'Prepara la unión de tus líneas de {{first}} y {{second}} en la casilla {{space}}: allí encaja {{count}} ficha.',
    joinsThrough_other:
      'Prepara la unión de tus líneas de {{first}} y {{second}} en la casilla {{space}}: allí encajan {{count}} fichas.',
    extendsLine: 'Alarga tu línea de {{from}} a {{to}}.',
    blocks_zero:
      'Bloquea la línea de {{length}} de color {{colour}} en la casilla {{space}}: allí ya no encaja ninguna.',
    blocks_one:
      'Estorba a la línea de {{length}} de color {{colour}} en la casilla {{space}}: allí encaja {{count}} en vez de {{before}}.',
    blocks_other:
      'Estorba a la línea de {{length}} de color {{colour}} en la casilla {{space}}: allí encajan {{count}} en vez de {{before}}.',
    fillsNext_one: 'Tu turno sigue: otra ficha tuya llena {{count}} casilla forzada.',
    fillsNext_other: 'Tu turno sigue: más fichas tuyas llenan {{count}} casillas forzadas.',
    onlyMove: 'Es tu única jugada posible.',
    noReason:
      'No destaca ninguna razón: cuando el ordenador continuó la partida muchas veces, esta jugada fue la mejor para ti.',
    ahead_one: 'Resultado final previsto: ventaja de {{count}} punto aprox.',
    ahead_other: 'Resultado final previsto: ventaja de unos {{count}} puntos.',
    behind_one: 'Resultado final previsto: desventaja de {{count}} punto aprox.',
    behind_other: 'Resultado final previsto: desventaja de unos {{count}} puntos.',
    even: 'Resultado final previsto: muy igualado.',
  },
  analysis: {
    progress: 'Jugadas analizadas',
    looking: 'Analizando la jugada {{number}} de {{count}}…',
    halted: 'Jugadas analizadas: {{number}} de {{count}}.',
    goOn: 'Continuar',
    graph: 'Posición tras la jugada',
    ahead: 'Ventaja de {{name}}: hasta {{points}} puntos',
    score: 'Resultados previstos, de {{low}} a {{high}} puntos',
    choose: 'Haz clic en el gráfico o en una jugada para ver la posición.',
    unknown: 'Esta jugada aún no se ha analizado.',
    expected: 'Resultado previsto',
    before: 'antes',
    after: 'después',
    better: 'Mejor (+{{points}}): {{tile}} en la casilla marcada.',
    spokenBetter: 'Mejor (+{{points}}): ficha {{tile}} en la casilla {{space}}.',
    betterThere: 'Mejor (+{{points}}): {{tile}} en la misma casilla.',
    betterTurned: 'Mejor (+{{points}}): la misma ficha en la misma casilla, con otro giro.',
    best: 'No se encontró ninguna jugada mejor.',
    saidAfter: 'resultado previsto: {{scores}}',
    saidBetter: 'otra jugada era mejor por {{points}} puntos',
    personScore: '{{name}} {{points}}',
  },
  fits: {
    now_zero: 'ninguna ficha restante puede ir aquí ahora',
    now_one: '{{count}} ficha restante puede ir aquí ahora',
    now_other: '{{count}} fichas restantes pueden ir aquí ahora',
    shared_one: '{{count}} de ellas encaja también en otra casilla forzada',
    shared_other: '{{count}} de ellas encajan también en otras casillas forzadas',
    later_one: '{{count}} más cuando terminen las restricciones',
    later_other: '{{count}} más cuando terminen las restricciones',
    held: 'en manos de {{players}}',
    heldByNobody: 'en ninguna mano',
    tile: 'encaja en una casilla forzada',
  },
} as const satisfies Translated<typeof english>;
