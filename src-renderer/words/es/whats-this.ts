import type { whatsThis as english } from '../en/whats-this';
import type { Translated } from '../translation';

export const whatsThis = {
  whatsThis: {
    hint: 'Haz clic en lo que quieras entender. Esc lo cancela.',
    more: 'Más en el manual',
    open: 'Abrir el manual',
    nothing: {
      title: 'Aquí no hay nada que explicar',
      words: 'No hay ayuda para esta parte de la ventana. Busca en el manual lo que quieras saber.',
    },
    place: {
      hand: {
        title: 'Una mano',
        words:
          'Las fichas de un jugador, a la vista de todos, con su nombre, su color y los puntos que lleva. Pulsa el nombre para ver iluminada su mejor línea o bucle. Quien tiene el turno está marcado.',
      },
      tile: {
        title: 'Una ficha',
        words:
          'Cada una de las 56 fichas tiene tres tramos de tres colores. Las tuyas que se pueden jugar llevan un reborde: elige una, ponla en una casilla, gírala y juégala.',
      },
      space: {
        title: 'Una casilla',
        words:
          'Un lugar vacío junto a una ficha. Con tres fichas alrededor es forzada: la señala un anillo; si hay que llenarla ahora, un anillo mayor; si antes hay que llenar otra, una barra; si ya no encaja ninguna ficha, una cruz.',
      },
      board: {
        title: 'El tablero',
        words:
          'Todas las fichas jugadas: el tantrix. Arrastra el tablero vacío para moverlo y usa la rueda para acercarlo o alejarlo. Sin ninguna ficha elegida, RePág y AvPág lo giran todo.',
      },
      'status-text': {
        title: 'Qué hacer ahora',
        words:
          'Dice qué toca hacer ahora o por qué se rechazó algo. Mientras el puntero está sobre una casilla, dice qué pide esa casilla.',
      },
      'bag-counter': {
        title: 'El contador de la bolsa',
        words: 'Cuántas fichas quedan en la bolsa. Al pulsarlo se ve cuáles son, salvo con las reglas de competición.',
      },
      scores: {
        title: 'Puntos',
        words:
          'La mejor línea o el mejor bucle de cada color: una ficha de una línea vale un punto; una de un bucle, dos. Pulsa uno para verlo iluminado en el tablero.',
      },
      'replay-bar': {
        title: 'La reproducción',
        words:
          'Recorre la partida jugada a jugada: atrás, adelante, sola o directamente a cualquier jugada. La partida no cambia.',
      },
      'puzzle-box': {
        title: 'La caja',
        words:
          'Las fichas del rompecabezas que aún no están puestas. Arrastra una a la mesa, o elígela y haz clic en una celda.',
      },
      'puzzle-clock': {
        title: 'El reloj',
        words:
          'El tiempo que llevas con este rompecabezas, el que hay que alcanzar y tu mejor tiempo. Se detiene mientras hay un cuadro de diálogo.',
      },
      'move-list': {
        title: 'Todas las jugadas',
        words: 'Quién jugó qué ficha, de la primera a la última. Elige una para ver la posición que resultó de ella.',
      },
      'analysis-graph': {
        title: 'El curso de la partida',
        words:
          'Quién podía esperar ganar, y por cuánto, después de cada jugada. Los puntos señalan jugadas que otra habría mejorado. Haz clic para ver la posición.',
      },
      'start-screen': {
        title: 'El inicio',
        words: 'No hay ninguna partida abierta. Empieza una nueva o abre una guardada.',
      },
      'menu-bar': {
        title: 'Los menús',
        words: 'Todo lo que el programa puede hacer. Alt y la letra subrayada abren un menú con el teclado.',
      },
      toolbar: {
        title: 'La barra de herramientas',
        words: 'Los comandos más usados. Deja el puntero sobre un dibujo para leer qué hace.',
      },
      lesson: {
        title: 'Lección',
        words:
          'Una lección del tutorial: qué hacer en esta posición y qué resultó de tu jugada. Se puede repetir cuantas veces quieras.',
      },
      'side-panel': {
        title: 'Un panel',
        words: 'Está junto al tablero mientras la partida continúa. Esc lo cierra.',
      },
    },
  },
} as const satisfies Translated<typeof english>;
