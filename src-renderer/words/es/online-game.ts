import type { onlineGame as english } from '../en/online-game';
import type { Translated } from '../translation';

/** A game online on the table: for whom it waits, what people ask each other, the chat. */
export const onlineGame = {
  onlineGame: {
    status: {
      gone: 'Esta partida no está conectada. Puedes continuarla más tarde.',
      onItsWay: 'En camino: la jugada cuenta en cuanto todos la tengan.',
      onItsWayTo: 'En camino: la jugada cuenta en cuanto vuelva a conectarse {{players}}.',
      waitsFor: 'Esperando la jugada de {{player}}.',
      waitsForAway: 'Esperando a {{player}}: se ha perdido la conexión.',
    },
    trouble: {
      disk: 'El disco está lleno. No se pierde nada: la partida continúa en cuanto haya espacio.',
      stopped: 'La conexión se ha interrumpido. Se está restableciendo.',
      notBelieved:
        'El programa de otro jugador ha enviado algo que no puede ser cierto. La partida se conserva tal como está.',
    },
    connection: {
      all: 'Todos conectados',
      away: 'Ausente: {{players}}',
      none: 'Sin conexión',
    },
    seat: {
      away: 'Ausente',
    },
    clock: {
      left: 'quedan {{time}}',
      over: '−{{time}}',
      overBy_one: 'Tiempo superado en {{time}}: {{count}} punto menos',
      overBy_other: 'Tiempo superado en {{time}}: {{count}} puntos menos',
      fact: 'Tiempo de {{player}}',
      cost_one: 'superado: {{count}} punto menos',
      cost_other: 'superado: {{count}} puntos menos',
    },
    rest: {
      fact: 'Fichas',
      drawn: 'desde la ficha {{from}}, sacadas solo por el equipo de {{player}}',
    },
    asked: {
      label: 'Pregunta de la mesa',
      agree: 'Aceptar',
      notNow: 'Ahora no',
      toTheEnd: 'Para la clasificación solo cuenta una partida que los dos jueguen hasta el final.',
      undo_one: 'Pregunta de {{players}}: ¿deshacer {{count}} ficha?',
      undo_other: 'Pregunta de {{players}}: ¿deshacer {{count}} fichas?',
      stop: 'Pregunta de {{players}}: ¿terminar la partida ahora?',
      again: 'Pregunta de {{players}}: ¿jugar otra vez, con los colores cambiados?',
      own: {
        undo_one: 'Has pedido deshacer {{count}} ficha. Falta la respuesta de {{players}}.',
        undo_other: 'Has pedido deshacer {{count}} fichas. Falta la respuesta de {{players}}.',
        stop: 'Has pedido terminar la partida. Falta la respuesta de {{players}}.',
        again: 'Has pedido jugar otra vez. Falta la respuesta de {{players}}.',
      },
    },
    away: {
      text: 'Lleva un rato sin conexión: {{players}}. ¿Cómo debe seguir la partida?',
      proposed: 'Los demás quieren que un jugador virtual ocupe el puesto de {{players}}.',
      wait: 'Esperar',
      robot: 'Que juegue el ordenador',
      stop: 'Terminar la partida',
    },
    chat: {
      gone: 'No hay nadie conectado con quien hablar.',
      mute: 'Silenciar',
      unmute: 'Dejar de silenciar',
      phrases: 'Frases',
      more: 'Más…',
      fewer: 'Menos',
      closed: 'Por ahora solo se pueden enviar frases hechas. Para escribir, todos tienen que aceptarlo.',
      open: 'Abrir el chat',
      waits: 'Esperando a que los demás también abran el chat.',
      message: 'Mensaje para todos',
      send: 'Enviar',
      said: '{{player}}: {{words}}',
      began: 'Partida empezada a las {{time}}',
      lost: '{{player}} ha perdido la conexión, {{time}}',
      back: '{{player}} ha vuelto, {{time}}',
      opened: '{{player}} ha abierto el chat, {{time}}',
    },
    phrase: {
      hello: '¡Hola!',
      haveFun: '¡Que te diviertas!',
      goodMove: 'Buena jugada',
      thanks: 'Gracias',
      oneMoment: 'Un momento',
      back: 'Ya estoy aquí',
      sorry: 'Perdón',
      wellPlayed: 'Bien jugado',
      again: '¿Otra?',
      goodbye: 'Adiós',
    },
  },
} as const satisfies Translated<typeof english>;
