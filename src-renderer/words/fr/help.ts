import type { help as english } from '../en/help';
import type { Translated } from '../translation';

/** The window of the manual. */
export const help = {
  help: {
    title: 'Aide de Tantrix',
    topicTitle: '{{topic}} – Aide de Tantrix',
    englishOnly: 'Le manuel n’existe qu’en anglais.',
    tools: 'Outils',
    back: 'Précédent',
    forward: 'Suivant',
    start: 'Première page',
    print: 'Imprimer cette page',
    ways: 'Trouver une rubrique',
    finder: { contents: 'Sommaire', index: 'Index', search: 'Recherche' },
    section: {
      playing: 'Jouer sur ordinateur',
      commands: 'Commandes et dialogues',
      rules: 'Règles',
      strategy: 'Guide de stratégie',
      puzzles: 'Puzzles et solitaires',
      reference: 'Référence',
      problems: 'En cas de problème',
    },
    filter: 'Rechercher dans l’index',
    noEntry: 'Aucune entrée correspondante.',
    query: 'Rechercher dans le manuel',
    queryHint: 'Saisissez une question ou quelques mots.',
    hits_zero: 'Aucune rubrique trouvée. Essayez d’autres mots.',
    hits_one: '{{count}} rubrique',
    hits_other: '{{count}} rubriques',
    previous: 'Précédent : {{topic}}',
    next: 'Suivant : {{topic}}',
    neighbours: 'Rubriques précédente et suivante',
    figure: {
      anticlockwise: 'Tourner la figure à gauche',
      clockwise: 'Tourner la figure à droite',
      try: 'Essayer',
      tile: 'Tuile {{tile}}',
    },
    outside: '{{address}} (s’ouvre dans votre navigateur)',
    trouble: {
      link: 'Impossible d’ouvrir votre navigateur. Rendez-vous sur {{address}}',
      position: 'Impossible d’ouvrir la position. Réessayez.',
    },
    about: 'Aide à ce sujet',
  },
} as const satisfies Translated<typeof english>;
