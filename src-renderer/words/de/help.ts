import type { help as english } from '../en/help';
import type { Translated } from '../translation';

/** The window of the manual. */
export const help = {
  help: {
    title: 'Tantrix-Hilfe',
    topicTitle: '{{topic}} – Tantrix-Hilfe',
    englishOnly: 'Das Handbuch gibt es nur auf Englisch.',
    tools: 'Werkzeuge',
    back: 'Zurück',
    forward: 'Vorwärts',
    start: 'Erste Seite',
    print: 'Diese Seite drucken',
    ways: 'Thema finden',
    finder: { contents: 'Inhalt', index: 'Index', search: 'Suche' },
    section: {
      playing: 'Am Computer spielen',
      commands: 'Befehle und Dialoge',
      rules: 'Regeln',
      strategy: 'Strategie',
      puzzles: 'Rätsel und Solitärspiele',
      reference: 'Referenz',
      problems: 'Problemlösung',
    },
    filter: 'Index durchsuchen',
    noEntry: 'Keine passenden Einträge.',
    query: 'Handbuch durchsuchen',
    queryHint: 'Gib eine Frage oder ein paar Wörter ein.',
    hits_zero: 'Keine Themen gefunden. Versuche andere Wörter.',
    hits_one: '{{count}} Thema',
    hits_other: '{{count}} Themen',
    previous: 'Zurück: {{topic}}',
    next: 'Weiter: {{topic}}',
    neighbours: 'Vorheriges und nächstes Thema',
    figure: {
      anticlockwise: 'Abbildung nach links drehen',
      clockwise: 'Abbildung nach rechts drehen',
      try: 'Ausprobieren',
      tile: 'Stein {{tile}}',
    },
    outside: '{{address}} (wird im Browser geöffnet)',
    trouble: {
      link: 'Der Browser lässt sich nicht öffnen. Rufe diese Adresse auf: {{address}}',
      position: 'Die Stellung lässt sich nicht öffnen. Versuche es erneut.',
    },
    about: 'Hilfe hierzu',
  },
} as const satisfies Translated<typeof english>;
