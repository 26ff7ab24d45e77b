import type { aids as english } from '../en/aids';
import type { Translated } from '../translation';

export const aids = {
  hint: {
    thinking: 'Buscando la mejor jugada…',
    placement: 'Ficha {{tile}} en la casilla {{space}}',
    tile: 'sugerida',
    closesLoop: 'Cierra un bucle de {{tiles}} fichas, que vale {{score}} puntos.',
    joinsLines: 'Une tus líneas de {{first}} y {{second}} en una de {{length}}.',
    joinsThrough_one:
      'Tus líneas de {{first}} y {{second}} se encuentran así en la casilla {{space}}, para la que queda {{count}} ficha.',
    joinsThrough_other:
      'Tus líneas de {{first}} y {{second}} se encuentran así en la casilla {{space}}, para la que quedan {{count}} fichas.',
    extendsLine: 'Alarga tu línea de {{from}} a {{to}}.',
    blocks_zero:
      'Bloquea en la casilla {{space}} la línea de color {{colour}}, de longitud {{length}}: allí ya no encaja ninguna ficha (antes, {{before}}).',
    blocks_one:
      'Entorpece en la casilla {{space}} la línea de color {{colour}}, de longitud {{length}}: allí encaja {{count}} ficha (antes, {{before}}).',
    blocks_other:
      'Entorpece en la casilla {{space}} la línea de color {{colour}}, de longitud {{length}}: allí encajan {{count}} fichas (antes, {{before}}).',
    fillsNext_one: 'Después puedes llenar {{count}} casilla forzada.',
    fillsNext_other: 'Después puedes llenar {{count}} casillas forzadas.',
    noReason:
      'Nada en el tablero la recomienda por sí solo: es la que dio mejor resultado en las partidas simuladas desde aquí.',
    ahead_one: 'Al final se espera una ventaja de {{count}} punto, más o menos.',
    ahead_other: 'Al final se espera una ventaja de unos {{count}} puntos.',
    behind_one: 'Al final se espera una desventaja de {{count}} punto, más o menos.',
    behind_other: 'Al final se espera una desventaja de unos {{count}} puntos.',
    even: 'Al final se espera un resultado muy igualado.',
  },
  analysis: {
    progress: 'Jugadas analizadas',
    looking: 'Analizando la jugada {{number}} de {{count}}…',
    halted: 'Jugadas analizadas: {{number}} de {{count}}.',
    goOn: 'Continuar',
    graph: 'Posición tras la jugada',
    ahead: 'Ventaja de {{name}}: hasta {{points}} puntos',
    score: 'Puntos esperados, de {{low}} a {{high}}',
    choose: 'Haz clic en el gráfico o en una jugada para ver la posición.',
    unknown: 'Esta jugada aún no está analizada.',
    expected: 'Esperado al final',
    before: 'antes',
    after: 'después',
    better: 'Mejor por {{points}} puntos: la ficha {{tile}} en la casilla {{space}}.',
    betterThere: 'Mejor por {{points}} puntos: la ficha {{tile}} en la misma casilla.',
    betterTurned: 'Mejor por {{points}} puntos: la misma ficha en la misma casilla, girada de otro modo.',
    best: 'No se encontró nada mejor.',
    saidAfter: 'después se espera: {{scores}}',
    saidBetter: 'otra jugada era mejor por {{points}} puntos',
    personScore: '{{name}} {{points}}',
  },
  fits: {
    now_zero: 'ninguna ficha restante puede llenarla ahora',
    now_one: '{{count}} ficha restante puede llenarla ahora',
    now_other: '{{count}} fichas restantes pueden llenarla ahora',
    shared_one: '{{count}} de ellas encaja también en otra casilla forzada',
    shared_other: '{{count}} de ellas encajan también en otras casillas forzadas',
    later_one: '{{count}} más cuando se levanten las restricciones',
    later_other: '{{count}} más cuando se levanten las restricciones',
    held: 'en manos de {{players}}',
    heldByNobody: 'en manos de nadie',
    tile: 'encaja en una casilla forzada',
  },
} as const satisfies Translated<typeof english>;
