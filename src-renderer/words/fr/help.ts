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
      playing: 'Jouer avec l’ordinateur',
      commands: 'Commandes et dialogues',
      rules: 'Règles',
      strategy: 'Guide de stratégie',
      puzzles: 'Puzzles et solitaires',
      reference: 'Référence',
      problems: 'En cas de problème',
    },
    filter: 'Chercher dans l’index',
    noEntry: 'L’index n’a pas cette entrée.',
    query: 'Chercher dans le manuel',
    queryHint: 'Saisissez une question ou quelques mots.',
    hits_zero: 'Aucun résultat. Essayez d’autres mots.',
    hits_one: '{{count}} rubrique',
    hits_other: '{{count}} rubriques',
    previous: 'Avant : {{topic}}',
    next: 'Après : {{topic}}',
    neighbours: 'Rubriques avant et après',
    figure: {
      anticlockwise: 'Tourner la figure à gauche',
      clockwise: 'Tourner la figure à droite',
      try: 'Essayer',
      tile: 'Tuile {{tile}}',
    },
    outside: '{{address}} (s’ouvre dans le navigateur)',
    trouble: {
      link: 'Le navigateur n’a pas pu s’ouvrir. L’adresse est {{address}}',
      position: 'La position n’a pas pu s’ouvrir. Essayez encore.',
    },
    about: 'Aide à ce sujet',
  },
} as const satisfies Translated<typeof english>;
