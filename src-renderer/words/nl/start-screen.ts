import type { startScreen as english } from '../en/start-screen';
import type { Translated } from '../translation';

/** The start screen. */
export const startScreen = {
  home: {
    caption: 'Een rode lus van {{count}} stenen is {{points}} punten waard.',
    learn: 'Leren spelen',
    learnText: '{{of}} korte lessen; de eerste duurt een minuut.',
    learnOn: 'Verder met les {{number}} van {{of}}',
    learnDone: 'Alle {{of}} lessen voltooid.',
    play: 'Spelen',
    playText: 'Tegen {{opponent}}, een vriendelijke computerspeler.',
    again: 'Nog eens tegen {{opponent}}',
    level: 'Niveau {{level}}: {{name}}',
    puzzle: 'Puzzel van de dag',
    puzzleText_one: '{{weekday}} · {{count}} steen',
    puzzleText_other: '{{weekday}} · {{count}} stenen',
    puzzleSolved: '{{facts}} · opgelost',
    puzzleStreak_one: '{{facts}} · {{count}} dag op rij',
    puzzleStreak_other: '{{facts}} · {{count}} dagen op rij',
    more: 'Meer manieren om te spelen…',
    openGame: 'Spel openen…',
    lessons: 'Lessen',
    waiting_one: 'E-mailpartijen ({{count}} wacht)',
    waiting_other: 'E-mailpartijen ({{count}} wachten)',
    allMail: 'Alle e-mailpartijen',
    since: 'Jij bent aan zet sinds {{date}}',
    playMail: 'Spelen',
    playMailWith: 'Partij met {{others}} spelen',
    online_one: 'Onlinepartijen ({{count}} onvoltooid)',
    online_other: 'Onlinepartijen ({{count}} onvoltooid)',
    allOnline: 'Alle onlinepartijen',
    continueOnline: 'Verder spelen: onlinepartij met {{names}}',
    recent: 'Recente partijen',
    openRecent: '{{name}} openen',
    continue: 'Verder spelen',
  },
} as const satisfies Translated<typeof english>;
