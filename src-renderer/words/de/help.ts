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
      reference: 'Zum Nachschlagen',
      problems: 'Wenn etwas nicht klappt',
    },
    filter: 'Im Index finden',
    noEntry: 'Der Index hat keinen solchen Eintrag.',
    query: 'Handbuch durchsuchen',
    queryHint: 'Gib eine Frage oder ein paar Wörter ein.',
    hits_zero: 'Nichts gefunden. Versuch es mit anderen Wörtern.',
    hits_one: '{{count}} Thema',
    hits_other: '{{count}} Themen',
    previous: 'Davor: {{topic}}',
    next: 'Weiter: {{topic}}',
    neighbours: 'Themen davor und danach',
    figure: {
      anticlockwise: 'Abbildung linksherum drehen',
      clockwise: 'Abbildung rechtsherum drehen',
      try: 'Ausprobieren',
      tile: 'Stein {{tile}}',
    },
    outside: '{{address}} (öffnet sich im Browser)',
    trouble: {
      link: 'Der Browser ließ sich nicht öffnen. Die Adresse ist {{address}}',
      position: 'Die Stellung ließ sich nicht öffnen. Versuch es noch einmal.',
    },
    about: 'Hilfe hierzu',
  },
} as const satisfies Translated<typeof english>;
