import type { about as english } from '../en/about';
import type { Translated } from '../translation';

export const about = {
  about: {
    title: 'Acerca de Tantrix',
    version: 'Versión {{version}}',
    runsOn: 'Electron {{electron}}, Chromium {{chromium}}; {{system}}',
    licence: 'Software libre con licencia MIT: se puede usar, modificar y compartir.',
    parts: 'Hecho con el trabajo de otros',
    part: '{{name}} {{version}}',
    noText: 'Este componente indica su licencia, pero no incluye el texto.',
    runtime:
      'Las licencias de Chromium y Node.js, que vienen con Electron, están junto al programa en LICENSES.chromium.html.',
    noParts: 'No se puede leer la lista de componentes: la instalación del programa está incompleta.',
    copy: 'Copiar detalles',
    copyHint:
      'Los detalles son lo que hace falta para informar de un error: la versión, el sistema y la partida abierta, con los nombres y direcciones que contiene.',
    copied: 'Los detalles están en el portapapeles.',
    copyFailed:
      'El sistema no permite escribir en el portapapeles. La versión figura arriba; conviene exportar también {{what}}.',
    details: 'Tantrix {{version}}\nElectron {{electron}}, Chromium {{chromium}}\n{{system}}',
    reportAt: 'Los informes se recogen en {{page}}.',
    reportNowhere:
      'Esta copia no indica ninguna página para informes. Guarda los detalles para quien te dio el programa.',
    nothingOpen: 'No hay nada abierto.',
  },
} as const satisfies Translated<typeof english>;
