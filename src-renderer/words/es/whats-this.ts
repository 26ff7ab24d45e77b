import type { whatsThis as english } from '../en/whats-this';
import type { Translated } from '../translation';

export const whatsThis = {
  whatsThis: {
    hint: 'Haz clic en lo que quieras saber. Pulsa Esc para cancelar.',
    more: 'Más en el manual',
    open: 'Abrir el manual',
    nothing: {
      title: 'Aquí no hay ayuda',
      words: 'Esta parte de la ventana no tiene explicación. Prueba a buscar en el manual.',
    },
    place: {
      hand: {
        title: 'Una mano',
        words:
          'Las fichas de un jugador, a la vista de todos, con su nombre, su color y los puntos que lleva. Pulsa el nombre para resaltar su mejor línea o bucle. Quien tiene el turno está marcado.',
      },
      tile: {
        title: 'Una ficha',
        words:
          'Cada una de las 56 fichas tiene tres tramos de tres colores. Las tuyas que se pueden jugar llevan un reborde: elige una, ponla en una casilla, gírala y juégala.',
      },
      space: {
        title: 'Una casilla',
        words:
          'Un lugar vacío junto a una ficha. Con tres fichas alrededor es forzada: la señala un punto; si hay que llenarla ahora, un borde de cobre; si antes hay que llenar otra, una barra; si ya no encaja ninguna ficha, una cruz.',
      },
      board: {
        title: 'El tablero',
        words:
          'Todas las fichas jugadas: el tantrix. Arrastra el tablero vacío para moverlo y usa la rueda para acercarlo o alejarlo. Sin ninguna ficha elegida, RePág y AvPág lo giran todo.',
      },
      'status-text': {
        title: 'Qué hacer ahora',
        words: 'Dice qué hacer ahora o por qué se rechazó algo. Señala una casilla para ver qué pide.',
      },
      'bag-counter': {
        title: 'El contador de la bolsa',
        words: 'Cuántas fichas quedan en la bolsa. Haz clic para ver cuáles, salvo con reglas de competición.',
      },
      scores: {
        title: 'Puntos',
        words:
          'La mejor línea o el mejor bucle de cada color: una ficha vale un punto en una línea y dos en un bucle. Haz clic para resaltarlo en el tablero.',
      },
      'replay-bar': {
        title: 'La reproducción',
        words:
          'Recorre la partida jugada a jugada: atrás, adelante, automáticamente o directamente a cualquier jugada. La partida no cambia.',
      },
      'puzzle-box': {
        title: 'La caja',
        words:
          'Las fichas del rompecabezas que aún no están en el tablero. Arrastra una al tablero, o elígela y haz clic en una celda.',
      },
      'puzzle-clock': {
        title: 'El reloj',
        words:
          'Tu tiempo en este rompecabezas, el tiempo objetivo y tu mejor tiempo. Se detiene mientras hay un cuadro de diálogo abierto.',
      },
      'pattern-box': {
        title: 'Todas las fichas',
        words:
          'Todas las fichas de todos los juegos; la caja nunca se vacía. Arrastra una a la mesa, o selecciónala y haz clic en una casilla. El número dice cuántas hay en la mesa.',
      },
      race: {
        title: 'Carrera',
        words:
          'Todos los jugadores de Gobble con las fichas que les quedan, el tiempo y tus fichas. Elige aquí una ficha y luego una casilla; tras un gobble, elige una ficha y pulsa el botón junto a un rival.',
      },
      'move-list': {
        title: 'Todas las jugadas',
        words: 'Quién jugó qué ficha, de la primera a la última. Elige una para ver la posición que resultó de ella.',
      },
      'turning-points': {
        title: 'Momentos decisivos',
        words:
          'Las jugadas que más costaron, con lo que se jugó y lo que era mejor. Haz clic en una para verla en el tablero.',
      },
      'analysis-graph': {
        title: 'El curso de la partida',
        words:
          'Quién iba a ganar probablemente después de cada jugada, y por cuánto. Los puntos señalan jugadas mejorables. Haz clic para ver la posición.',
      },
      'start-screen': {
        title: 'La pantalla de inicio',
        words: 'No hay ninguna partida abierta. Empieza una nueva o abre una guardada.',
      },
      'menu-bar': {
        title: 'Los menús',
        words: 'Todo lo que el programa puede hacer. Alt y la letra subrayada abren un menú con el teclado.',
      },
      toolbar: {
        title: 'La barra de herramientas',
        words: 'Los comandos más usados. Señala un icono para ver qué hace.',
      },
      lesson: {
        title: 'Lección',
        words:
          'Una lección del tutorial: qué hacer en esta posición y qué resultó de tu jugada. Se puede repetir cuantas veces quieras.',
      },
      study: {
        title: 'Estudio',
        words: 'El estudio: qué hay que encontrar, qué resultó de tu jugada y cómo seguir.',
      },
      tip: {
        title: 'Un consejo',
        words:
          'Explica algo la primera vez que aparece en una partida. Su botón o Esc lo cierran, o simplemente sigue jugando. En Edición / Configuración se pueden desactivar los consejos.',
      },
      statistics: {
        title: 'Tus estadísticas',
        words:
          'El resumen de tus partidas terminadas y rompecabezas resueltos, contado a partir de los archivos de tu carpeta. Con las flechas se recorren el gráfico y el calendario.',
      },
      'side-panel': {
        title: 'Un panel',
        words: 'Queda junto al tablero mientras juegas. Pulsa Esc para cerrarlo.',
      },
    },
  },
} as const satisfies Translated<typeof english>;
