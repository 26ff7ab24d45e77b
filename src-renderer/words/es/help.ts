import type { help as english } from '../en/help';
import type { Translated } from '../translation';

export const help = {
  help: {
    title: 'Ayuda de Tantrix',
    topicTitle: '{{topic}} – Ayuda de Tantrix',
    englishOnly: 'El manual solo está en inglés.',
    tools: 'Herramientas',
    back: 'Atrás',
    forward: 'Adelante',
    start: 'Primera página',
    print: 'Imprimir esta página',
    ways: 'Buscar un tema',
    finder: { contents: 'Contenido', index: 'Índice', search: 'Buscar' },
    section: {
      playing: 'Jugar con el programa',
      commands: 'Comandos y cuadros de diálogo',
      rules: 'Reglas',
      strategy: 'Guía de estrategia',
      puzzles: 'Rompecabezas y solitarios',
      reference: 'Referencia',
      problems: 'Si algo va mal',
    },
    filter: 'Buscar en el índice',
    noEntry: 'No hay coincidencias.',
    query: 'Buscar en el manual',
    queryHint: 'Escribe una pregunta o unas palabras.',
    hits_zero: 'No se encontró ningún tema. Prueba con otras palabras.',
    hits_one: '{{count}} tema',
    hits_other: '{{count}} temas',
    previous: 'Anterior: {{topic}}',
    next: 'Siguiente: {{topic}}',
    neighbours: 'Temas anterior y siguiente',
    figure: {
      anticlockwise: 'Girar la figura a la izquierda',
      clockwise: 'Girar la figura a la derecha',
      try: 'Probar',
      tile: 'Ficha {{tile}}',
    },
    outside: '{{address}} (se abre en tu navegador)',
    trouble: {
      link: 'No se puede abrir tu navegador. Ve a {{address}}',
      position: 'No se puede abrir la posición. Vuelve a intentarlo.',
    },
    about: 'Ayuda sobre esto',
  },
} as const satisfies Translated<typeof english>;
