import type { notices as english } from '../en/notices';
import type { Translated } from '../translation';

export const notices = {
  notice: {
    failure: {
      title: 'No ha funcionado',
      text: 'Ha fallado algo que no debería fallar. Lo que está abierto sigue como estaba: guárdalo. Por favor, informa de lo que hiciste.',
    },
    pasteFailed: {
      title: 'No se puede leer el portapapeles',
      text: 'El sistema no permite leer el portapapeles. Guarda el texto en un archivo e impórtalo.',
    },
    pasteEmpty: {
      title: 'No hay nada que pegar',
      text: 'No hay texto en el portapapeles. Copia antes el mensaje entero o el dibujo hecho de texto.',
    },
    copyFailed: {
      title: 'No se pudo copiar {{what}}',
      text: 'El sistema no permite escribir en el portapapeles. En su lugar, exporta {{what}} como archivo de texto.',
    },
    settingsReset: {
      title: 'La configuración empieza de cero',
      text: 'No se pudo entender el archivo de configuración. Se ha apartado con la extensión .bak, y rigen los valores habituales.',
    },
    resultsDamaged: {
      title: 'Se han perdido resultados de rompecabezas',
      text: 'El archivo de tus resultados estaba dañado. Se conservan todos los que aún se podían leer; el archivo dañado se ha apartado en el perfil.',
    },
    lessonsDamaged: {
      title: 'La lista de lecciones estaba dañada',
      text: 'Las lecciones que aún constaban como hechas se conservan; repite las demás. El archivo dañado se ha apartado en el perfil.',
    },
    settingsNotKept: {
      title: 'La configuración no se conserva',
      text: 'No se puede escribir la configuración. Vale hasta que salgas del programa; puedes continuar con {{what}}.',
    },
    pageCrashed: {
      title: 'La ventana tuvo que reiniciarse',
      text: 'La ventana falló, pero {{what}} sigue aquí, tal como estaba. Si ocurre más de una vez, por favor, informa de ello.',
    },
    mailGameTwice: {
      title: 'Este reparto ya se está jugando',
      text: 'Entre las partidas por correo hay una con el mismo número de reparto, los mismos colores y el mismo comienzo. Elige otro número de reparto o quita antes esa partida.',
    },
    rankingsFailed: {
      title: 'No se puede mostrar la clasificación',
      text: 'Lo que se guarda de ella en el perfil no se puede leer en este momento. No se ha perdido nada; vuelve a intentarlo más tarde.',
    },
    printFailed: {
      title: 'Las páginas no han salido',
      text: 'No se imprimieron ni se guardaron en PDF. Elige de nuevo Imprimir…; su cuadro de diálogo dice qué falla.',
    },
    recoveryFailed: {
      title: 'No se puede recuperar lo último que estaba abierto',
      text: 'Lo que se había conservado está dañado. Si se guardó, ábrelo desde su archivo.',
    },
  },
  failure: {
    details:
      'Los detalles indican la versión, el sistema y el lugar del error. Se omiten los nombres que el programa conoce; léelos antes de enviarlos.',
    notCopied: 'El sistema no permite escribir en el portapapeles.',
    again: 'Reiniciar la ventana',
    game: {
      title: 'No se puede mostrar la ventana',
      text: 'Algo falló en ella. Lo que está abierto se ha conservado y volverá cuando la ventana se reinicie.',
      leave: 'Salir del programa',
    },
    manual: {
      title: 'No se puede mostrar el manual',
      text: 'Algo falló en su ventana. Tu partida no se ha tocado.',
      leave: 'Cerrar el manual',
    },
  },
  fileTrouble: {
    title: {
      open: 'El archivo no se puede usar',
      record: 'El archivo no se puede usar',
      save: 'No se pudo guardar {{what}}',
    },
    stays: 'No ha cambiado nada en {{what}}.',
    open: {
      notFound: '«{{name}}» ya no está ahí.',
      notAllowed: 'No tienes permiso para leer «{{name}}».',
      readOnly: 'No se puede leer «{{name}}».',
      diskFull: 'No se puede leer «{{name}}».',
      tooLarge: '«{{name}}» es demasiado grande para ser una partida o un rompecabezas de Tantrix.',
      notAGame: '«{{name}}» no es una partida ni un rompecabezas de Tantrix.',
      failed: 'No se puede leer «{{name}}». Quizá falle el disco o la red.',
    },
    save: {
      notFound: 'La carpeta de «{{name}}» ya no está ahí. No se pudo guardar {{what}}.',
      notAllowed: 'No tienes permiso para escribir «{{name}}». No se pudo guardar {{what}}; elige otra carpeta.',
      readOnly: '«{{name}}» está en un disco de solo lectura. No se pudo guardar {{what}}; elige otra carpeta.',
      diskFull:
        'En el disco no hay sitio para «{{name}}». No se pudo guardar {{what}}; el archivo anterior no ha cambiado.',
      tooLarge: 'No se puede guardar {{what}}: ocupa demasiado.',
      notAGame: 'No se puede guardar {{what}}.',
      failed: 'No se puede escribir «{{name}}». No se pudo guardar {{what}}; elige otra carpeta.',
    },
    salvaged_zero: 'Se puede salvar el reparto, pero ninguna jugada.',
    salvaged_one: 'Se puede salvar su primera jugada y abrirla como partida nueva.',
    salvaged_other: 'Se pueden salvar sus primeras {{count}} jugadas y abrirlas como partida nueva.',
    salvagedUnsure_zero:
      'Es solo una suposición: se puede leer el reparto, pero ninguna jugada, y puede que no sea el de la partida.',
    salvagedUnsure_one:
      'Es solo una suposición: se puede leer una jugada legal y abrirla como partida nueva, pero puede que no sea la que se jugó.',
    salvagedUnsure_other:
      'Es solo una suposición: se pueden leer {{count}} jugadas legales y abrirlas como partida nueva, pero puede que no todas sean las que se jugaron.',
    openSalvaged: 'Abrir lo que se puede salvar',
    record: {
      notAPicture: '«{{name}}» no es una imagen que se pueda leer.',
      noGame:
        '«{{name}}» no contiene ninguna partida ni ningún rompecabezas. Solo los contienen las imágenes y los textos hechos por Tantrix.',
      tooLarge: '«{{name}}» es demasiado grande para ser una partida o un rompecabezas de Tantrix.',
      tooMuchWork: 'Leer «{{name}}» exigiría demasiado tiempo o memoria. No se ha usado nada de su contenido.',
      notAGame: '«{{name}}» no es una partida ni un rompecabezas de Tantrix.',
      newerVersion: '«{{name}}» se escribió con una versión más reciente de Tantrix.',
      cutOff: '«{{name}}» está incompleto: le falta el final.',
      damaged: '«{{name}}» está dañado: algo en él se perdió o se cambió. Si te lo enviaron, pídelo otra vez.',
      unknownSet: '«{{name}}» se juega con un conjunto de fichas que esta versión no tiene.',
      badLine: '«{{name}}» no se entiende en la línea {{line}}.',
      badDeal: '«{{name}}» no contiene ningún reparto que se pueda jugar: {{reason}}',
      badPuzzle: '«{{name}}» no contiene ningún rompecabezas que se pueda jugar: {{reason}}',
      isPuzzle: '«{{name}}» contiene un rompecabezas, y aquí hace falta una partida.',
      illegalMove: '«{{name}}» infringe las reglas en la jugada {{move}}. {{reason}}',
    },
    deal: {
      seatCount: 'una partida tiene de dos a cuatro jugadores.',
      colourTwice: 'dos jugadores tienen el mismo color.',
      starter: 'el jugador que debe empezar no existe.',
      bag: 'en la bolsa no están las 56 fichas.',
    },
    puzzle: {
      tiles: 'sus fichas no son del conjunto, o alguna se nombra dos veces.',
      colours: 'su objetivo nombra un color que no está en ninguna ficha, o no nombra ninguno.',
      shape: 'su forma no tiene tantas celdas como fichas hay.',
      loops: 'su objetivo habla de bucles que no pide.',
      numbers: 'su objetivo cuenta algo que no se puede contar.',
      clues: 'sus fichas dadas no son de las suyas, o están unas sobre otras.',
      drawn: 'el orden de las fichas no le corresponde.',
      laid: 'en la mesa hay fichas que no son suyas, o algunas están unas sobre otras.',
      firm: 'constan como fijas fichas que no están en la mesa.',
    },
  },
} as const satisfies Translated<typeof english>;
