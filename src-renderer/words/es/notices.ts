import type { notices as english } from '../en/notices';
import type { Translated } from '../translation';

export const notices = {
  notice: {
    failure: {
      title: 'Algo ha fallado',
      text: 'Se produjo un error inesperado. Lo que tienes abierto no ha cambiado: guárdalo. Por favor, informa de lo que hiciste.',
    },
    pasteFailed: {
      title: 'No se puede leer el portapapeles',
      text: 'El sistema bloqueó el acceso al portapapeles. Guarda el texto en un archivo e impórtalo.',
    },
    pasteEmpty: {
      title: 'No hay nada que pegar',
      text: 'No hay texto en el portapapeles. Copia primero el mensaje entero o la imagen de texto entera.',
    },
    copyFailed: {
      title: 'No se pudo copiar {{what}}',
      text: 'El sistema bloqueó el acceso al portapapeles. Exporta {{what}} como archivo de texto.',
    },
    movingPictureFailed: {
      title: 'No se pudo dibujar la imagen animada',
      text: 'Guarda {{what}} como imagen o como archivo.',
    },
    settingsReset: {
      title: 'Configuración restablecida',
      text: 'No se pudo leer el archivo de configuración. Se conserva con la extensión .bak, y se usan los valores predeterminados.',
    },
    resultsDamaged: {
      title: 'Se han perdido resultados de rompecabezas',
      text: 'El archivo de tus resultados estaba dañado. Se conservan todos los que se podían leer, y el archivo dañado sigue en la carpeta del perfil.',
    },
    gamesDamaged: {
      title: 'Se han perdido algunas partidas terminadas',
      text: 'El archivo de tus partidas terminadas estaba dañado. Cuentan todas las que se podían leer; el archivo dañado se ha apartado en la carpeta del perfil.',
    },
    lessonsDamaged: {
      title: 'Tu progreso en las lecciones estaba dañado',
      text: 'Algunas lecciones terminadas pueden aparecer como pendientes. El archivo dañado sigue en la carpeta del perfil.',
    },
    settingsNotKept: {
      title: 'Ajuste no guardado',
      text: 'La configuración no se puede guardar. Vale hasta que salgas; puedes continuar con {{what}}.',
    },
    pageCrashed: {
      title: 'La ventana se ha reiniciado',
      text: 'La ventana falló, pero {{what}} sigue aquí, tal como estaba. Si vuelve a ocurrir, por favor, informa de ello.',
    },
    mailGameTwice: {
      title: 'Ya juegas este reparto',
      text: 'Una de tus partidas por correo tiene el mismo número de reparto, los mismos colores y el mismo jugador inicial. Elige otro número de reparto o quita primero esa partida.',
    },
    rankingsFailed: {
      title: 'No se puede mostrar la clasificación',
      text: 'La clasificación no se puede leer en este momento. No se ha perdido nada; vuelve a intentarlo más tarde.',
    },
    printFailed: {
      title: 'Error al imprimir',
      text: 'No se imprimió ni se guardó nada en PDF. Elige de nuevo Imprimir…; el cuadro de diálogo muestra el problema.',
    },
    recoveryFailed: {
      title: 'No se puede recuperar lo último abierto',
      text: 'El archivo de recuperación está dañado. Si guardaste la partida o el rompecabezas, ábrelo desde su archivo.',
    },
  },
  failure: {
    details:
      'Los detalles incluyen la versión, el sistema y el lugar del error. Se omiten los nombres conocidos; revísalos antes de enviarlos.',
    notCopied: 'No se puede copiar al portapapeles.',
    again: 'Reiniciar la ventana',
    game: {
      title: 'No se puede mostrar la ventana',
      text: 'Algo ha fallado. Lo que tenías abierto se ha conservado y volverá cuando la ventana se reinicie.',
      leave: 'Salir',
    },
    manual: {
      title: 'No se puede mostrar el manual',
      text: 'Algo ha fallado en esta ventana. Tu partida no se ve afectada.',
      leave: 'Cerrar el manual',
    },
  },
  fileTrouble: {
    title: {
      open: 'No se puede abrir el archivo',
      record: 'No se puede abrir el archivo',
      save: 'No se pudo guardar {{what}}',
    },
    stays: 'No ha cambiado nada en {{what}}.',
    open: {
      notFound: '«{{name}}» ya no existe.',
      notAllowed: 'No tienes permiso para leer «{{name}}».',
      readOnly: 'No se puede leer «{{name}}».',
      diskFull: 'No se puede leer «{{name}}».',
      tooLarge: '«{{name}}» es demasiado grande para ser una partida o un rompecabezas de Tantrix.',
      notAGame: '«{{name}}» no es una partida ni un rompecabezas de Tantrix.',
      failed: 'No se puede leer «{{name}}». Quizá haya un problema con el disco o la red.',
    },
    save: {
      notFound: 'La carpeta de «{{name}}» ya no existe. No se pudo guardar {{what}}; elige otra carpeta.',
      notAllowed: 'No tienes permiso para escribir «{{name}}». No se pudo guardar {{what}}; elige otra carpeta.',
      readOnly: '«{{name}}» está en un disco de solo lectura. No se pudo guardar {{what}}; elige otra carpeta.',
      diskFull:
        'No hay suficiente espacio en el disco para «{{name}}». No se pudo guardar {{what}}; el archivo anterior no ha cambiado.',
      tooLarge: 'No se puede guardar {{what}}: es demasiado grande.',
      notAGame: 'No se puede guardar {{what}}.',
      failed: 'No se puede escribir «{{name}}». No se pudo guardar {{what}}; elige otra carpeta.',
    },
    salvaged_zero: 'Se puede recuperar el reparto, pero ninguna jugada.',
    salvaged_one: 'Se puede recuperar la primera jugada y abrirla como partida nueva.',
    salvaged_other: 'Se pueden recuperar las primeras {{count}} jugadas y abrirlas como partida nueva.',
    salvagedUnsure_zero:
      'Es solo una suposición: se puede recuperar un reparto, pero ninguna jugada, y puede que no sea el original.',
    salvagedUnsure_one:
      'Es solo una suposición: se puede recuperar una jugada legal y abrirla como partida nueva, pero puede que no sea la original.',
    salvagedUnsure_other:
      'Es solo una suposición: se pueden recuperar {{count}} jugadas legales y abrirlas como partida nueva, pero puede que algunas no sean las originales.',
    openSalvaged: 'Abrir lo recuperable',
    record: {
      notAPicture: '«{{name}}» no es una imagen legible.',
      noGame:
        '«{{name}}» no contiene ninguna partida ni rompecabezas. Solo los contienen las imágenes y los textos creados por Tantrix.',
      tooLarge: '«{{name}}» es demasiado grande para ser una partida o un rompecabezas de Tantrix.',
      tooMuchWork: 'Leer «{{name}}» exigiría demasiado tiempo o memoria. No se ha abierto.',
      notAGame: '«{{name}}» no es una partida ni un rompecabezas de Tantrix.',
      newerVersion: '«{{name}}» se guardó con una versión más reciente de Tantrix. Actualiza para abrirlo.',
      cutOff: '«{{name}}» está incompleto: falta el final.',
      damaged: '«{{name}}» está dañado: una parte se perdió o cambió. Si te lo enviaron, pídelo otra vez.',
      unknownSet: '«{{name}}» usa un conjunto de fichas que esta versión no tiene.',
      badLine: 'No se puede leer la línea {{line}} de «{{name}}».',
      badDeal: '«{{name}}» no tiene ningún reparto jugable: {{reason}}',
      badPuzzle: '«{{name}}» no tiene ningún rompecabezas jugable: {{reason}}',
      isPuzzle: '«{{name}}» es un rompecabezas. Elige una partida.',
      illegalMove: '«{{name}}» infringe las reglas en la jugada {{move}}. {{reason}}',
    },
    deal: {
      seatCount: 'una partida necesita de dos a cuatro jugadores.',
      colourTwice: 'dos jugadores tienen el mismo color.',
      starter: 'el jugador que debe empezar no existe.',
      bag: 'en la bolsa no están las 56 fichas.',
    },
    puzzle: {
      tiles: 'sus fichas no están en el conjunto, o aparecen dos veces.',
      colours: 'su objetivo no tiene color, o tiene uno que no está en ninguna ficha.',
      shape: 'su forma no tiene tantas celdas como fichas.',
      loops: 'su objetivo pone reglas a bucles que no pide.',
      numbers: 'su objetivo tiene un número no válido.',
      clues: 'sus fichas fijas se solapan, o no son de las suyas.',
      drawn: 'el orden de las fichas no corresponde al rompecabezas.',
      laid: 'en el tablero hay fichas que se solapan, o que no son suyas.',
      firm: 'hay fichas fijas que no están en el tablero.',
    },
  },
} as const satisfies Translated<typeof english>;
