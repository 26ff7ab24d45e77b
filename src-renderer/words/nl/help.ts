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
      playing: 'Spelen met de computer',
      commands: 'Opdrachten en dialoogvensters',
      rules: 'Spelregels',
      strategy: 'Strategiegids',
      puzzles: 'Puzzels en solitaires',
      reference: 'Naslag',
      problems: 'Als er iets misgaat',
    },
    filter: 'Zoeken in de index',
    noEntry: 'Dit staat niet in de index.',
    query: 'Zoeken in de handleiding',
    queryHint: 'Typ een vraag of een paar woorden.',
    hits_zero: 'Er is niets gevonden. Probeer andere woorden.',
    hits_one: '{{count}} onderwerp',
    hits_other: '{{count}} onderwerpen',
    previous: 'Vorige: {{topic}}',
    next: 'Volgende: {{topic}}',
    neighbours: 'Vorige en volgende onderwerpen',
    figure: {
      anticlockwise: 'Figuur linksom draaien',
      clockwise: 'Figuur rechtsom draaien',
      try: 'Proberen',
      tile: 'Steen {{tile}}',
    },
    outside: '{{address}} (opent in de browser)',
    trouble: {
      link: 'De browser kon niet worden geopend. Het adres is {{address}}',
      position: 'De stelling kon niet worden geopend. Probeer het nog eens.',
    },
    about: 'Hulp hierbij',
  },
} as const satisfies Translated<typeof english>;
