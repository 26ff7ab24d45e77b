import type { robots as english } from '../en/robots';
import type { Translated } from '../translation';

export const robots = {
  robot: {
    name: { mason: 'Mason', thorn: 'Thorn', orbit: 'Orbit', flint: 'Flint' },
    about: {
      mason: 'Construye una sola línea larga, ficha a ficha.',
      thorn: 'Bloquea tus líneas siempre que puede.',
      orbit: 'Adora los bucles, aunque bastara una línea.',
      flint: 'Arriesga: o todo o nada.',
    },
    levels: ['Principiante', 'Aficionado', 'De club', 'Fuerte', 'Experto', 'Maestro'],
    levelNamed: '{{level}} {{name}}',
  },
  robotFailed: {
    title: 'Error de un jugador virtual',
    text: '{{player}} no encontró ninguna jugada, aunque la hay. Ahora juega una persona en su lugar, y la partida continúa.',
    report: 'Los detalles están en el archivo «{{name}}» de la carpeta {{folder}}. Por favor, envíalo con un informe.',
    noReport:
      'No se pudieron guardar los detalles: no se puede escribir en el disco. Por favor, informa de ello y adjunta la partida guardada.',
  },
} as const satisfies Translated<typeof english>;
