import type { help as english } from '../en/help';
import type { Translated } from '../translation';

/** The window of the manual. */
export const help = {
  help: {
    title: 'Tantrix-súgó',
    topicTitle: '{{topic}} – Tantrix-súgó',
    englishOnly: 'A súgó szövege csak angolul érhető el.',
    tools: 'Eszközök',
    back: 'Vissza',
    forward: 'Előre',
    start: 'Kezdőlap',
    print: 'Oldal nyomtatása',
    ways: 'Témakör keresése',
    finder: { contents: 'Tartalom', index: 'Tárgymutató', search: 'Keresés' },
    section: {
      playing: 'Játék a számítógépen',
      commands: 'Parancsok és párbeszédablakok',
      rules: 'Szabályok',
      strategy: 'Stratégiai útmutató',
      puzzles: 'Feladványok és pasziánszok',
      reference: 'Tudnivalók',
      problems: 'Hibaelhárítás',
    },
    filter: 'Keresés a tárgymutatóban',
    noEntry: 'Nincs egyező bejegyzés.',
    query: 'Keresés a súgóban',
    queryHint: 'Írjon be egy kérdést vagy néhány szót.',
    hits_zero: 'Nincs találat. Próbálkozzon más szavakkal.',
    hits_one: '{{count}} témakör',
    hits_other: '{{count}} témakör',
    previous: 'Előző: {{topic}}',
    next: 'Következő: {{topic}}',
    neighbours: 'Előző és következő témakör',
    figure: {
      anticlockwise: 'Ábra forgatása balra',
      clockwise: 'Ábra forgatása jobbra',
      try: 'Kipróbálás',
      tile: '{{tile}}. lapka',
    },
    outside: '{{address}} (a böngészőben nyílik meg)',
    trouble: {
      link: 'A böngésző nem nyitható meg. Keresse fel ezt a címet: {{address}}',
      position: 'Az állás nem nyitható meg. Próbálja újra.',
    },
    about: 'Súgó ehhez',
  },
} as const satisfies Translated<typeof english>;
