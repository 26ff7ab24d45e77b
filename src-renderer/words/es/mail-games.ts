import type { mailGames as english } from '../en/mail-games';
import type { Translated } from '../translation';

export const mailGames = {
  mailGames: {
    title: 'Partidas por correo',
    none: 'Aún no hay partidas por correo. Empieza una con Nueva partida, o pega o abre una que te hayan enviado.',
    open: 'Abrir',
    openGame: 'Abrir la partida con {{others}}',
    send: 'Enviar…',
    sendGame: 'Enviar la partida con {{others}}',
    remove: 'Quitar',
    removeGame: 'Quitar la partida con {{others}}',
    unread_one:
      'Hay otra partida guardada con una versión más reciente de Tantrix que no se puede abrir aquí. Queda como está.',
    unread_other:
      'Hay {{count}} partidas más guardadas con una versión más reciente de Tantrix que no se pueden abrir aquí. Quedan como están.',
    since: 'desde el {{date}}',
    moves_zero: 'aún sin jugadas',
    moves_one: '{{count}} jugada',
    moves_other: '{{count}} jugadas',
    state: {
      over: 'Partida terminada',
      myTurn: 'Es tu turno: {{player}}',
      theirTurn: 'Esperando a {{player}}',
    },
    handedOn: {
      no: 'sin enviar',
      sent: 'enviada',
      drafted: 'abierta en tu app de correo',
      copied: 'copiada al portapapeles',
      exported: 'exportada a un archivo',
    },
    fileName_zero: '{{players}}, primer turno',
    fileName_one: '{{players}}, {{count}} jugada',
    fileName_other: '{{players}}, {{count}} jugadas',
    subject: 'Tantrix: {{name}}',
    again_one:
      'El turno desde la jugada {{numbers}} se jugó de nuevo después de sacar su ficha. Todos los jugadores lo ven.',
    again_other:
      'Los turnos desde las jugadas {{numbers}} se jugaron de nuevo después de sacar sus fichas. Todos los jugadores lo ven.',
    playedAgain: 'jugada de nuevo',
  },
  turnOver: {
    title: { start: 'Enviar la partida nueva', turn: 'Tu turno ha terminado', end: 'La partida ha terminado' },
    next: 'Le toca a {{player}}. Envía la partida a {{address}}.',
    nextWithout: {
      usual:
        'Le toca a {{player}}, pero falta su dirección de correo. Añádela en Datos de los jugadores, o copia o exporta la partida.',
      competition:
        'Le toca a {{player}}, pero falta su dirección de correo, y las reglas de competición no dejan añadirla. Copia o exporta la partida.',
    },
    end: 'Envía la partida terminada a {{players}} para que también la vean.',
    none: 'No hay a quien enviarla.',
    send: 'Enviar',
    sendHint: 'desde tu cuenta de correo, al momento',
    draft: 'Abrir borrador',
    draftHint: 'en tu app de correo, con la partida adjunta',
    copy: 'Copiar',
    copyHint: 'como texto para pegar en un mensaje',
    export: 'Exportar…',
    exportHint: 'como archivo para adjuntar a un mensaje',
    later: 'Más tarde',
    laterHint: 'La partida se conserva en cualquier caso. Para volver aquí: Archivo / Enviar la partida.',
    sending: 'Enviando…',
    stop: 'Detener el envío',
    done: {
      sent: 'Mensaje enviado. La partida sigue en Partidas por correo hasta que te respondan.',
      copied: 'Partida copiada. Pégala en un mensaje; sigue siendo legible aunque se cite.',
      exported: 'Archivo guardado. Adjúntalo a un mensaje.',
      drafted: 'La partida sigue en Partidas por correo hasta que te respondan.',
    },
    asLink: 'Abrir sin adjunto',
    copyFailed: 'No se puede copiar al portapapeles. Exporta la partida y adjunta el archivo.',
    failed:
      'La partida no se ha enviado, pero está guardada. Vuelve a intentarlo, cópiala en un mensaje, o expórtala y adjunta el archivo.',
  },
  sending: {
    label: 'Envío de la partida',
    receiver: '{{player}}, {{address}}',
    waits: 'Se envía en {{seconds}} s a {{receivers}}…',
    goes: 'Enviando a {{receivers}}…',
    gone: 'Enviado a {{receivers}}.',
    failed: 'No se ha enviado a {{receivers}}.',
    said: {
      waits: 'La partida se enviará a {{receivers}} en unos segundos. «No enviar aún» lo impide.',
      goes: 'Enviando la partida.',
      gone: 'La partida se ha enviado a {{receivers}}.',
      failed: 'La partida no se ha enviado a {{receivers}}, pero está guardada.',
    },
    undo: 'No enviar aún',
    now: 'Enviar ahora',
    show: 'Ver la partida',
  },
  mailWho: {
    title: '¿Quién eres en esta partida?',
    text: 'Las direcciones no indican qué jugador eres. Solo se pregunta una vez.',
    mover: 'le toca jugar',
    nobody: 'Solo miro',
    nobodyHint: 'no juegas',
  },
  mailDamaged: {
    title_one: 'Una partida por correo está dañada',
    title_other: '{{count}} partidas por correo están dañadas',
    of: 'La partida con {{names}} ya no se puede leer. Su archivo se ha conservado en la carpeta del perfil como',
    folderTitle: 'Faltan tus partidas por correo',
    folder:
      'Un archivo ocupaba el lugar de la carpeta de tus partidas por correo. Ese archivo se ha conservado en la carpeta del perfil como',
    ofSomebody: 'Hay una partida que ya no se puede leer. Su archivo se ha conservado en la carpeta del perfil como',
    goOn_one:
      'Las demás partidas están bien. Para continuar esta, abre el último mensaje que tengas de ella o pide a los demás jugadores que la envíen otra vez.',
    goOn_other:
      'Las demás partidas están bien. Para continuar estas, abre los últimos mensajes que tengas de ellas o pide a los demás jugadores que las envíen otra vez.',
    folderGoOn:
      'Para continuar una partida, abre el último mensaje que tengas de ella o pide a los demás jugadores que la envíen otra vez.',
  },
  mailKnown: {
    title: 'Ya recibido',
    text: {
      over: 'Ya habías abierto este mensaje. La partida ha terminado; aquí está.',
      myTurn: 'Ya habías abierto este mensaje. Sigue siendo tu turno; aquí está la partida como la dejaste.',
      theirTurn: 'Ya habías abierto este mensaje. Le toca a otro jugador; aquí está la partida tal como va.',
    },
  },
  mailOlder: {
    title: 'Ya has jugado este turno',
    titleSeen: 'Este mensaje es anterior a tu partida',
    text_zero: 'El mensaje aún no tiene jugadas; tú has visto {{of}}.',
    text_one: 'El mensaje tiene {{count}} jugada; tú has visto {{of}}.',
    text_other: 'El mensaje tiene {{count}} jugadas; tú has visto {{of}}.',
    next: {
      over: 'La partida ha terminado.',
      myTurn: 'En tu partida, te toca a ti.',
      theirTurn: 'En tu partida, le toca a otro jugador. Si tu mensaje se perdió, envíalo otra vez.',
    },
    againHint:
      'Puedes jugar el turno de nuevo. Como ya has visto la ficha que se saca, la partida quedará marcada a la vista de todos, y quienes tengan tu primer turno no aceptarán otro.',
    goOn: 'Continuar mi partida',
    sendAgain: 'Enviar otra vez…',
    playAgain: 'Repetir el turno',
  },
  mailRefused: {
    title: {
      past: 'Las jugadas no coinciden',
      mail: 'Mensaje rechazado',
      file: 'Esta es tu partida por correo',
    },
    move: 'Rechazado: la jugada {{move}} de {{player}} ha cambiado. Aquí era {{kept}}; en el mensaje es {{arrived}}.',
    mark: 'Rechazado: la jugada {{move}} de {{player}} constaba como jugada de nuevo, y el mensaje ya no lo dice.',
    players: 'Rechazado: el mensaje cambia quién juega o en qué equipo.',
    stopped:
      'Dice que todos los jugadores acordaron terminar antes de tiempo. Las partidas por correo se juegan siempre hasta el final, así que alguien la ha cambiado.',
    unread: 'Una versión más reciente de Tantrix guardó aquí esta partida. Esta versión no puede leerla.',
    rehearsal:
      'Tiene las fichas de una partida que juegas por correo, pero ya no indica que se juegue así. No puedes probar jugadas en ella hasta que esa partida termine.',
    deal: 'Rechazado: se parece a una de tus partidas, pero sus reglas o las fichas de la bolsa son otras.',
    stays: {
      past: 'Por correo no se pueden deshacer jugadas. Tu partida no ha cambiado.',
      mail: 'No ha cambiado nada de lo guardado aquí.',
      file: 'Tu partida está en «Partidas por correo».',
    },
    look: 'Ver una copia',
  },
  mailAnother: {
    title: 'Otra partida con {{names}}',
    text: 'Este mensaje no pertenece a la partida que juegas con {{names}}: las fichas o las reglas son distintas. Si esperabas la continuación de esa partida, pregunta antes de jugar.',
    numbers: 'Número de partida en el mensaje: {{arrived}}. Tu partida: {{kept}}.',
    stays: 'Tu partida se conserva en cualquier caso. Si añades esta, verás las dos en «Partidas por correo».',
    add: 'Añadir partida',
  },
  mailAddress: {
    titleNames: 'Este mensaje cambia un nombre',
    renamed: '{{player}} se llama {{name}} en el mensaje.',
    textNames: 'Si no lo esperabas, conserva el nombre anterior y pregunta.',
    title_one: 'Este mensaje cambia una dirección',
    title_other: 'Este mensaje cambia direcciones',
    change: '{{player}}: antes, {{kept}}; ahora, {{arrived}}.',
    none: 'sin dirección',
    text: 'Tus próximos turnos se enviarían allí. Si no lo esperabas, conserva la dirección anterior y pregunta.',
    old: 'No cambiar',
    new: 'Aceptar cambio',
  },
  mailRemove: {
    title: '¿Quitar esta partida?',
    text: 'Se quitará la partida con {{name}}. Si más tarde abres otro mensaje de ella, contará como una partida nueva.',
    remove: 'Quitar',
  },
} as const satisfies Translated<typeof english>;
