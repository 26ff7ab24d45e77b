import type { startScreen as english } from '../en/start-screen';
import type { Translated } from '../translation';

/** The start screen. */
export const startScreen = {
  home: {
    caption: 'Eine rote Schleife aus {{count}} Steinen zählt {{points}} Punkte.',
    learn: 'Spielen lernen',
    learnText: '{{of}} kurze Lektionen; die erste dauert eine Minute.',
    learnOn: 'Weiter mit Lektion {{number}} von {{of}}',
    learnDone: 'Alle {{of}} Lektionen abgeschlossen.',
    play: 'Spielen',
    playText: 'Gegen {{opponent}}, einen gutmütigen Computergegner.',
    again: 'Noch einmal gegen {{opponent}}',
    level: 'Stufe {{level}}: {{name}}',
    puzzle: 'Rätsel des Tages',
    puzzleText_one: '{{weekday}} · {{count}} Stein',
    puzzleText_other: '{{weekday}} · {{count}} Steine',
    puzzleSolved: '{{facts}} · gelöst',
    puzzleStreak_one: '{{facts}} · {{count}} Tag in Folge',
    puzzleStreak_other: '{{facts}} · {{count}} Tage in Folge',
    more: 'Weitere Spielarten…',
    openGame: 'Partie öffnen…',
    lessons: 'Lektionen',
    waiting_one: 'E-Mail-Partien ({{count}} wartet)',
    waiting_other: 'E-Mail-Partien ({{count}} warten)',
    allMail: 'Alle E-Mail-Partien',
    since: 'Du bist am Zug seit {{date}}',
    playMail: 'Spielen',
    playMailWith: 'Partie mit {{others}} spielen',
    online_one: 'Online-Partien ({{count}} unvollendet)',
    online_other: 'Online-Partien ({{count}} unvollendet)',
    allOnline: 'Alle Online-Partien',
    continueOnline: 'Online-Partie mit {{names}} weiterspielen',
    recent: 'Zuletzt gespielt',
    openRecent: '{{name}} öffnen',
    continue: 'Weiterspielen',
  },
} as const satisfies Translated<typeof english>;
