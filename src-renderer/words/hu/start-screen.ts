import type { startScreen as english } from '../en/start-screen';
import type { Translated } from '../translation';

/** The start screen. */
export const startScreen = {
  home: {
    caption: 'Egy {{count}} lapkás piros hurok {{points}} pontot ér.',
    learn: 'Tanuljon meg játszani',
    learnText: '{{of}} rövid lecke; az első egy perc.',
    learnOn: 'Folytatás: {{number}}/{{of}}. lecke',
    learnDone: 'Mind a(z) {{of}} lecke kész.',
    play: 'Játék',
    playText: '{{opponent}}, egy szelíd gépi játékos ellen.',
    again: 'Újra {{opponent}} ellen',
    level: '{{level}}. szint: {{name}}',
    puzzle: 'A nap feladványa',
    puzzleText_one: '{{weekday}} · {{count}} lapka',
    puzzleText_other: '{{weekday}} · {{count}} lapka',
    puzzleSolved: '{{facts}} · megoldva',
    puzzleStreak_one: '{{facts}} · {{count}} napja sorban',
    puzzleStreak_other: '{{facts}} · {{count}} napja sorban',
    more: 'További játékmódok…',
    openGame: 'Játszma megnyitása…',
    lessons: 'Leckék',
    waiting_one: 'E-mailes játszmák ({{count}} vár)',
    waiting_other: 'E-mailes játszmák ({{count}} vár)',
    allMail: 'Minden e-mailes játszma',
    since: 'Ön következik, {{date}} óta',
    playMail: 'Játék',
    playMailWith: 'Játék: {{others}}',
    online_one: 'Online játszmák ({{count}} befejezetlen)',
    online_other: 'Online játszmák ({{count}} befejezetlen)',
    allOnline: 'Minden online játszma',
    continueOnline: 'Folytatás: online játszma, {{names}}',
    recent: 'Legutóbbi játszmák',
    openRecent: '{{name}} megnyitása',
    continue: 'Folytatás',
  },
} as const satisfies Translated<typeof english>;
