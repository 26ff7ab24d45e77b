import type { MainWords } from './words';

export const es: MainWords = {
  filter: {
    txg: 'Partidas de Tantrix',
    text: 'Archivos de texto',
    png: 'Imágenes PNG',
    svg: 'Imágenes SVG',
    pdf: 'Documentos PDF',
    rankings: 'Clasificaciones de Tantrix',
    csv: 'Tablas para hojas de cálculo',
    games: 'Partidas de Tantrix y sus imágenes',
    texts: 'Archivos de texto y mensajes guardados',
    tables: 'Clasificaciones de Tantrix y tablas',
    pictures: 'Imágenes',
    all: 'Todos los archivos',
  },
  open: {
    games: 'Abrir una partida o un rompecabezas',
    texts: 'Importar una partida o un rompecabezas',
    tables: 'Importar una clasificación',
    pictures: 'Elegir una imagen',
    button: 'Abrir',
  },
  save: { title: 'Guardar', button: 'Guardar' },
  crash: {
    title: 'Tantrix no puede continuar',
    text: 'La ventana ha fallado dos veces en un minuto, así que el programa se cierra. No se ha perdido nada: la partida abierta se conserva y se ofrecerá en el próximo inicio.',
  },
  manual: {
    title: 'No se puede mostrar el manual',
    text: 'Su ventana ha fallado dos veces en un minuto y se ha cerrado. Tu partida no se ha tocado.',
  },
  hangs: {
    title: 'La ventana no responde',
    text: 'Espera o reiníciala: lo que está abierto se conservó tras la última jugada y volverá.',
    wait: 'Esperar',
    anew: 'Reiniciar',
  },
  failed: {
    title: 'Ha fallado algo que no debería fallar',
    text: 'Lo que está abierto se conserva. Los detalles dicen en qué lugar del programa ocurrió, para un informe.',
    goOn: 'Continuar',
    copy: 'Copiar detalles',
  },
  noStart: {
    title: 'Tantrix no puede iniciarse',
    text: 'Lo último que estaba abierto se conserva. Los detalles dicen en qué lugar del programa falló, para un informe.',
    close: 'Cerrar',
  },
  mac: {
    services: 'Servicios',
    hide: 'Ocultar {{program}}',
    hideOthers: 'Ocultar otros',
    unhide: 'Mostrar todo',
    quit: 'Salir de {{program}}',
    window: 'Ventana',
    minimize: 'Minimizar',
    zoom: 'Zoom',
    front: 'Traer todo al frente',
    cut: 'Cortar',
    selectAll: 'Seleccionar todo',
  },
};
