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
