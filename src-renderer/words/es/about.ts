import type { about as english } from '../en/about';
import type { Translated } from '../translation';

export const about = {
  about: {
    title: 'Acerca de Tantrix',
    version: 'Versión {{version}}',
    runsOn: 'Electron {{electron}}, Chromium {{chromium}}; {{system}}',
    licence: 'Software libre con licencia MIT. Puedes usarlo, modificarlo y compartirlo.',
    parts: 'Software de terceros',
    part: '{{name}} {{version}}',
    noText: 'Este componente indica su licencia, pero no incluye el texto.',
    runtime:
      'Las licencias de Chromium y Node.js, que vienen con Electron, están en LICENSES.chromium.html, en la carpeta del programa.',
    noParts: 'Falta la lista de componentes. Reinstala Tantrix.',
    copy: 'Copiar detalles',
    copyHint: 'Para informar de errores: versión, sistema y partida abierta, con nombres y direcciones.',
    copied: 'Detalles copiados.',
    copyFailed: 'No se puede copiar al portapapeles. Anota la versión de arriba y exporta {{what}}.',
    details: 'Tantrix {{version}}\nElectron {{electron}}, Chromium {{chromium}}\n{{system}}',
    reportAt: 'Informa de los problemas en {{page}}.',
    reportNowhere: 'Esta copia no tiene página para informes. Envía los detalles a quien te dio el programa.',
    nothingOpen: 'No hay nada abierto.',
  },
  /** The keys of all commands. */
  shortcuts: { title: 'Atajos de teclado', tiles: 'Teclas para fichas y tablero' },
} as const satisfies Translated<typeof english>;
