import type { help as english } from '../en/help';
import type { Translated } from '../translation';

/** The window of the manual. */
export const help = {
  help: {
    title: 'Tantrix-help',
    topicTitle: '{{topic}} – Tantrix-help',
    englishOnly: 'De handleiding is alleen in het Engels beschikbaar.',
    tools: 'Knoppen',
    back: 'Terug',
    forward: 'Vooruit',
    start: 'Eerste pagina',
    print: 'Deze pagina afdrukken',
    ways: 'Een onderwerp zoeken',
    finder: { contents: 'Inhoud', index: 'Index', search: 'Zoeken' },
    section: {
      playing: 'Spelen op de computer',
      commands: 'Opdrachten en dialoogvensters',
      rules: 'Spelregels',
      strategy: 'Strategiegids',
      puzzles: 'Puzzels en solitaires',
      reference: 'Naslag',
      problems: 'Problemen oplossen',
    },
    filter: 'Zoeken in de index',
    noEntry: 'Geen overeenkomende items.',
    query: 'Zoeken in de handleiding',
    queryHint: 'Typ een vraag of een paar woorden.',
    hits_zero: 'Geen onderwerpen gevonden. Probeer andere woorden.',
    hits_one: '{{count}} onderwerp',
    hits_other: '{{count}} onderwerpen',
    previous: 'Vorige: {{topic}}',
    next: 'Volgende: {{topic}}',
    neighbours: 'Vorig en volgend onderwerp',
    figure: {
      anticlockwise: 'Figuur linksom draaien',
      clockwise: 'Figuur rechtsom draaien',
      try: 'Proberen',
      tile: 'Steen {{tile}}',
    },
    outside: '{{address}} (opent in je browser)',
    trouble: {
      link: 'Kan je browser niet openen. Ga naar {{address}}',
      position: 'Kan de stelling niet openen. Probeer het opnieuw.',
    },
    about: 'Hulp hierbij',
  },
} as const satisfies Translated<typeof english>;
