import type { startScreen as english } from '../en/start-screen';
import type { Translated } from '../translation';

/** The start screen. */
export const startScreen = {
  home: {
    caption: 'Une boucle rouge de {{count}} tuiles rapporte {{points}} points.',
    learn: 'Apprendre à jouer',
    learnText: '{{of}} courtes leçons ; la première dure une minute.',
    learnOn: 'Continuer : leçon {{number}} sur {{of}}',
    learnDone: 'Les {{of}} leçons sont terminées.',
    play: 'Jouer',
    playText: 'Contre {{opponent}}, un adversaire virtuel facile.',
    again: 'Rejouer contre {{opponent}}',
    level: 'Niveau {{level}} : {{name}}',
    puzzle: 'Puzzle du jour',
    puzzleText_one: '{{weekday}} · {{count}} tuile',
    puzzleText_other: '{{weekday}} · {{count}} tuiles',
    puzzleSolved: '{{facts}} · résolu',
    puzzleStreak_one: '{{facts}} · {{count}} jour d’affilée',
    puzzleStreak_other: '{{facts}} · {{count}} jours d’affilée',
    more: 'Autres façons de jouer…',
    openGame: 'Ouvrir une partie…',
    lessons: 'Leçons',
    waiting_one: 'Parties par e-mail ({{count}} en attente)',
    waiting_other: 'Parties par e-mail ({{count}} en attente)',
    allMail: 'Toutes les parties par e-mail',
    since: 'À vous de jouer depuis le {{date}}',
    playMail: 'Jouer',
    playMailWith: 'Jouer la partie avec {{others}}',
    online_one: 'Parties en ligne ({{count}} inachevée)',
    online_other: 'Parties en ligne ({{count}} inachevées)',
    allOnline: 'Toutes les parties en ligne',
    continueOnline: 'Continuer la partie en ligne avec {{names}}',
    recent: 'Parties récentes',
    openRecent: 'Ouvrir {{name}}',
    continue: 'Continuer',
  },
} as const satisfies Translated<typeof english>;
