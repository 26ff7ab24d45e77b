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
      'Hay guardada una partida más, pero esta versión del programa no la entiende. Queda como está para una versión más reciente.',
    unread_other:
      'Hay guardadas {{count}} partidas más, pero esta versión del programa no las entiende. Quedan como están para una versión más reciente.',
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
      drafted: 'entregada al programa de correo',
      copied: 'copiada para un mensaje',
      exported: 'exportada a un archivo',
    },
    fileName_zero: '{{players}}, primer turno',
    fileName_one: '{{players}}, {{count}} jugada',
    fileName_other: '{{players}}, {{count}} jugadas',
    subject: 'Tantrix: {{name}}',
    again_one:
      'La jugada {{numbers}} inició un turno que se jugó de nuevo cuando ya se sabía qué ficha daba la bolsa. Todos los jugadores lo ven.',
    again_other:
      'Las jugadas {{numbers}} iniciaron turnos que se jugaron de nuevo cuando ya se sabía qué ficha daba la bolsa en cada uno. Todos los jugadores lo ven.',
    playedAgain: 'jugada de nuevo',
  },
  turnOver: {
    title: { turn: 'Tu turno ha terminado', end: 'La partida ha terminado' },
    next: 'Le toca a {{player}}. Envía la partida a {{address}}.',
    nextWithout: {
      usual:
        'Le toca a {{player}}, pero en la partida no consta su dirección de correo. Escríbela en Datos de los jugadores, o pasa la partida por el portapapeles o como archivo.',
      competition:
        'Le toca a {{player}}, pero en la partida no consta su dirección de correo, y las reglas de competición impiden añadirla. Pasa la partida por el portapapeles o como archivo.',
    },
    end: 'Envía el final de la partida a {{players}}, para que también se vea allí.',
    none: 'No hay que avisar a nadie.',
    send: 'Enviar',
    sendHint: 'desde tu cuenta de correo, al momento',
    draft: 'Abrir un borrador',
    draftHint: 'en tu programa de correo, con la partida adjunta',
    copy: 'Copiar',
    copyHint: 'como texto, para pegarlo en un mensaje',
    export: 'Exportar…',
    exportHint: 'como archivo, para adjuntarlo a un mensaje',
    later: 'Más tarde',
    laterHint: 'La partida se conserva en cualquier caso. «Enviar el turno», en el menú Archivo, vuelve a abrir esto.',
    sending: 'El mensaje está en camino…',
    stop: 'Detener el envío',
    done: {
      sent: 'El mensaje se ha enviado. La partida queda en Partidas por correo hasta que llegue la respuesta.',
      copied: 'La partida está en el portapapeles. Pégala en un mensaje; su texto sigue siendo legible cuando se cita.',
      exported: 'El archivo está escrito. Adjúntalo a un mensaje.',
      drafted: 'La partida queda en Partidas por correo hasta que llegue la respuesta.',
    },
    asLink: 'Abrir sin el archivo',
    copyFailed: 'El sistema no permite escribir en el portapapeles. Exporta la partida y adjunta el archivo.',
    failed:
      'La partida no se ha enviado. Se conserva: vuelve a intentarlo, cópiala en un mensaje tuyo, o expórtala y adjunta el archivo.',
  },
  sending: {
    label: 'Envío del turno',
    receiver: '{{player}}, {{address}}',
    waits: 'Se envía en {{seconds}} s a {{receivers}}…',
    goes: 'Enviando a {{receivers}}…',
    gone: 'Enviado a {{receivers}}.',
    failed: 'No se ha enviado a {{receivers}}.',
    said: {
      waits: 'La partida está a punto de enviarse a {{receivers}}. «Deshacer» lo impide.',
      goes: 'La partida se está enviando.',
      gone: 'La partida se ha enviado a {{receivers}}.',
      failed: 'La partida no se ha enviado a {{receivers}}. Se conserva.',
    },
    undo: 'Deshacer',
    now: 'Enviar ahora',
    show: 'Ver la partida',
  },
  mailWho: {
    title: '¿Quién eres en esta partida?',
    text: 'Por las direcciones no se puede saber cuál de los jugadores eres. Solo se pregunta una vez.',
    mover: 'le toca jugar',
    nobody: 'Ninguno',
    nobodyHint: 'solo miras',
  },
  mailDamaged: {
    title_one: 'Una partida por correo está dañada',
    title_other: '{{count}} partidas por correo están dañadas',
    of: 'La partida de {{names}} ya no se puede leer. Lo que queda de su archivo se ha apartado en el perfil como',
    folderTitle: 'Tus partidas por correo han desaparecido',
    folder:
      'La carpeta de tus partidas por correo había desaparecido: en su lugar había un archivo. Se ha apartado en el perfil como',
    ofSomebody: 'Hay una partida que ya no se puede leer. Lo que queda de su archivo se ha apartado en el perfil como',
    goOn_one:
      'Todas las demás partidas están como estaban. Para continuar esta, abre el último mensaje que tengas de ella o pide a los demás jugadores que la envíen otra vez.',
    goOn_other:
      'Todas las demás partidas están como estaban. Para continuar estas, abre los últimos mensajes que tengas de ellas o pide a los demás jugadores que las envíen otra vez.',
    folderGoOn:
      'Para continuar una partida, abre el último mensaje que tengas de ella o pide a los demás jugadores que la envíen otra vez.',
  },
  mailKnown: {
    title: 'Esto ya lo tienes',
    text: {
      over: 'Este mensaje ya se había leído. La partida ha terminado; aquí está.',
      myTurn: 'Este mensaje ya se había leído. Sigue siendo tu turno; aquí está la partida como la dejaste.',
      theirTurn:
        'Este mensaje ya se había leído, y se espera el turno de otra persona. Aquí está la partida, tal como va.',
    },
  },
  mailOlder: {
    title: 'Este turno ya lo has jugado',
    titleSeen: 'Este mensaje es anterior a tu partida',
    text_zero: 'En el mensaje no hay ninguna jugada; tú has visto {{of}}.',
    text_one: 'El mensaje tiene {{count}} jugada; tú has visto {{of}}.',
    text_other: 'El mensaje tiene {{count}} jugadas; tú has visto {{of}}.',
    next: {
      over: 'La partida ha terminado.',
      myTurn: 'En ese punto es tu turno.',
      theirTurn: 'En ese punto le toca a otra persona. Si tu mensaje se perdió, envíalo otra vez.',
    },
    againHint:
      'Puedes jugar el turno de nuevo. Como ya se sabe qué ficha da la bolsa, la partida queda marcada a la vista de todos, y quien tenga tu primer turno no aceptará otro.',
    goOn: 'Seguir desde ahí',
    sendAgain: 'Enviarlo otra vez…',
    playAgain: 'Jugarlo de nuevo',
  },
  mailRefused: {
    title: {
      past: 'Esta partida tiene otro pasado',
      mail: 'Este mensaje se rechaza',
      file: 'Esta es tu partida por correo',
    },
    move: 'Se rechaza: la jugada {{move}}, de {{player}}, no es la que se vio aquí. Se vio {{kept}}; en el mensaje figura {{arrived}}.',
    mark: 'Se rechaza: constaba que la jugada {{move}}, de {{player}}, se había jugado de nuevo, y el mensaje ya no lo dice.',
    players: 'Se rechaza: según el mensaje, los jugadores o los equipos en los que juegan son otros.',
    stopped:
      'Dice que todos los jugadores acordaron terminar. Una partida por correo se juega hasta el final, así que alguien la ha cambiado.',
    unread:
      'Esta partida la guardó aquí una versión más reciente del programa, de una forma que esta versión no entiende.',
    rehearsal:
      'Tiene las fichas de una partida que juegas por correo, pero ya no indica que se juegue así. No puedes probar jugadas en ella hasta que esa partida termine.',
    deal: 'Se rechaza: se parece a una partida guardada aquí, pero sus reglas o las fichas de la bolsa son otras.',
    stays: {
      past: 'Por correo nadie puede deshacer una jugada. Tu partida se conserva como estaba.',
      mail: 'Lo que está guardado aquí no ha cambiado.',
      file: 'Tu partida está en «Partidas por correo».',
    },
    look: 'Ver una copia',
  },
  mailAnother: {
    title: 'Otra partida con {{names}}',
    text: 'Este mensaje no pertenece a la partida que juegas con {{names}}: las fichas o las reglas son distintas. Si esperabas la continuación de esa partida, pregunta antes de jugar.',
    numbers: 'Número de partida en el mensaje: {{arrived}}. Tu partida: {{kept}}.',
    stays: 'Tu partida se conserva en cualquier caso. Si añades esta, aparecerá junto a ella en «Partidas por correo».',
    add: 'Añadir partida',
  },
  mailAddress: {
    titleNames: 'Este mensaje cambia un nombre',
    renamed: '{{player}} se llama {{name}} en el mensaje.',
    textNames: 'Si no sabes por qué, conserva el nombre anterior y pregunta.',
    title_one: 'Este mensaje cambia una dirección',
    title_other: 'Este mensaje cambia direcciones',
    change: 'Dirección de {{player}}: hasta ahora, {{kept}}; en el mensaje, {{arrived}}.',
    none: 'ninguna',
    text: 'Tus próximos turnos se enviarían allí. Si no sabías nada de esto, conserva la dirección anterior y pregunta.',
    old: 'Conservar la anterior',
    new: 'Usar la nueva',
  },
  mailRemove: {
    title: '¿Quitar esta partida?',
    text: 'La partida de {{name}} se olvidará. Si más tarde llega un mensaje de ella, se tomará por una partida nueva.',
    remove: 'Quitar',
  },
} as const satisfies Translated<typeof english>;
