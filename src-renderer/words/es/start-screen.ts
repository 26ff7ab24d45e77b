import type { startScreen as english } from '../en/start-screen';
import type { Translated } from '../translation';

/** The start screen. */
export const startScreen = {
  home: {
    caption: 'Un bucle rojo de {{count}} fichas vale {{points}} puntos.',
    learn: 'Aprender a jugar',
    learnText: '{{of}} lecciones breves; la primera dura un minuto.',
    learnOn: 'Seguir con la lección {{number}} de {{of}}',
    learnDone: 'Las {{of}} lecciones están hechas.',
    play: 'Jugar',
    playText: 'Contra {{opponent}}, un rival virtual fácil.',
    again: 'Jugar otra vez contra {{opponent}}',
    level: 'Nivel {{level}}: {{name}}',
    puzzle: 'Rompecabezas del día',
    puzzleText_one: '{{weekday}} · {{count}} ficha',
    puzzleText_other: '{{weekday}} · {{count}} fichas',
    puzzleSolved: '{{facts}} · resuelto',
    puzzleStreak_one: '{{facts}} · {{count}} día seguido',
    puzzleStreak_other: '{{facts}} · {{count}} días seguidos',
    more: 'Más formas de jugar…',
    openGame: 'Abrir una partida…',
    lessons: 'Lecciones',
    waiting_one: 'Partidas por correo ({{count}} en espera)',
    waiting_other: 'Partidas por correo ({{count}} en espera)',
    allMail: 'Todas las partidas por correo',
    since: 'Te toca desde el {{date}}',
    playMail: 'Jugar',
    playMailWith: 'Jugar la partida con {{others}}',
    online_one: 'Partidas en línea ({{count}} sin terminar)',
    online_other: 'Partidas en línea ({{count}} sin terminar)',
    allOnline: 'Todas las partidas en línea',
    continueOnline: 'Continuar la partida en línea con {{names}}',
    recent: 'Partidas recientes',
    openRecent: 'Abrir {{name}}',
    continue: 'Continuar',
  },
} as const satisfies Translated<typeof english>;
