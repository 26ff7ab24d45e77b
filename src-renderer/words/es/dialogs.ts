import type { dialogs as english } from '../en/dialogs';
import type { Translated } from '../translation';

export const dialogs = {
  newGame: {
    title: 'Nueva partida',
    playAgainTitle: 'Jugar otra vez',
    kindLabel: 'Modo de juego',
    kind: {
      puzzle: 'Rompecabezas',
      computer: 'Contra la máquina',
      people: 'Con otros en este equipo',
      email: 'Con otros por correo',
    },
    puzzle: 'Rompecabezas',
    puzzleTiles_one: '{{count}} ficha',
    puzzleTiles_other: '{{count}} fichas',
    puzzleLevel: 'nivel {{level}}',
    you: 'Tú',
    who: 'Quién juega',
    person: 'Una persona',
    byMail: 'Por correo',
    opponent: 'Jugador virtual',
    level: 'Nivel',
    starts: 'Quién empieza',
    startsWith: { drawn: 'La ficha más alta', lot: 'Por sorteo', winner: 'Quien ganó la última partida: {{player}}' },
    robotWon: 'Ganó {{player}}, que empieza.',
    winnerPicks: 'Ganó {{player}}: elige color y empieza.',
    pairPicks: 'Ganaron {{players}}: eligen color, y empieza {{player}}.',
    robotsWon: 'Ganaron {{players}}; empieza {{player}}.',
    players: 'Jugadores',
    doubles: 'Por parejas',
    doublesHint: 'Los compañeros se sientan uno frente a otro y construyen un mismo color, cada uno con su mano.',
    partner: 'Compañero',
    playerCount: '{{count}} jugadores',
    player: 'Jugador {{number}}',
    name: 'Nombre',
    email: 'Correo',
    country: 'País',
    colour: 'Color',
    seed: 'Número de reparto',
    seedHint: 'Vacío, el reparto es al azar. El mismo número reparte las mismas fichas.',
    seedBarred: 'Con las reglas de competición las fichas siempre se sacan al azar.',
    competition: 'Reglas de competición',
    competitionHint: 'Nadie puede deshacer jugadas ni mirar en la bolsa, y no hay pistas ni recuentos de fichas.',
    ranked: 'Una partida entre dos, jugada de una vez, cuenta para la clasificación.',
    start: 'Empezar',
    mixedScripts: '«{{text}}» mezcla letras de distintos alfabetos: {{scripts}}.',
    problem: {
      missing: 'Cada jugador necesita un nombre.',
      plus: 'El signo + no se puede usar en nombres, direcciones ni países.',
      tooLong: 'Como máximo, {{count}} caracteres.',
      unprintable: 'Este texto tiene caracteres que no se pueden mostrar.',
      hidden: 'Este texto tiene caracteres invisibles. Escríbelo de nuevo.',
      seed: 'Un número entero de 0 a {{max}}, o nada.',
      emailMissing: 'Por correo, cada persona necesita una dirección.',
      oneComputer: 'En una partida por correo, alguien tiene que jugar aquí, y alguien, por correo.',
      colourTwice:
        'La partida no puede empezar: dos jugadores tienen el mismo color. Cada uno debe tener el suyo propio.',
    },
  },
  playerDetails: {
    title: 'Datos de los jugadores',
    player: 'Jugador {{number}}, {{colour}}',
    robot: '{{name}}, jugador virtual de nivel {{level}}',
  },
  saveChanges: {
    title: '¿Guardar {{what}}?',
    text: '«{{name}}» tiene cambios sin guardar. Si no se guardan, se perderán.',
    save: 'Guardar',
    discard: 'No guardar',
  },
  sendFirst: {
    title: '¿Enviar el turno antes de salir?',
    text: 'Un turno por correo aún no se ha enviado. Si sales sin enviarlo, queda en «Partidas por correo».',
    send: 'Enviar y salir',
    leave: 'Salir sin enviar',
  },
  stop: {
    title: '¿Terminar la partida?',
    text: 'Valen los puntos tal como están ahora, y la partida queda marcada como interrumpida. Todos los jugadores deben estar de acuerdo.',
    robots: 'Los jugadores virtuales aceptan siempre.',
    ranked: 'Si los dos están de acuerdo, la partida cuenta tal como está para la clasificación.',
    notRanked:
      'Nadie puede aceptar por un jugador virtual: si la terminas aquí, la partida no cuenta para la clasificación.',
    agrees: '{{player}} está de acuerdo',
    stop: 'Terminar la partida',
  },
  fileChanged: {
    title: { changed: 'El archivo ha cambiado', drawnInto: 'Alguien ha dibujado en esta imagen' },
    text: {
      changed:
        'Alguien modificó «{{name}}» después de que se abriera o se guardara. Guardar ahora sobrescribe esos cambios.',
      drawnInto:
        '«{{name}}» ya no está como la dibujó Tantrix. Sobrescribirla reemplaza la imagen entera, con todo lo que se dibujó en ella.',
    },
    overwrite: 'Sobrescribir',
  },
  recovery: {
    title: { game: 'Tu partida sigue ahí', puzzle: 'Tu rompecabezas sigue ahí' },
    game_one: 'El programa se interrumpió sin cerrarse. La partida abierta se ha conservado, con {{count}} jugada.',
    game_other: 'El programa se interrumpió sin cerrarse. La partida abierta se ha conservado, con {{count}} jugadas.',
    puzzle_zero:
      'El programa se interrumpió sin cerrarse. El rompecabezas abierto se ha conservado, con todas las fichas en la caja.',
    puzzle_one:
      'El programa se interrumpió sin cerrarse. El rompecabezas abierto se ha conservado, con {{count}} ficha en la mesa.',
    puzzle_other:
      'El programa se interrumpió sin cerrarse. El rompecabezas abierto se ha conservado, con {{count}} fichas en la mesa.',
    older: 'Su última entrada está dañada: pueden faltar las últimas jugadas.',
    open: 'Abrir',
    discard: 'Descartar',
  },
} as const satisfies Translated<typeof english>;
