import type { about as english } from '../en/about';
import type { Translated } from '../translation';

/** What the program is, and what it is made of. */
export const about = {
  about: {
    title: 'Over Tantrix',
    version: 'Versie {{version}}',
    runsOn: 'Electron {{electron}}, Chromium {{chromium}}; {{system}}',
    licence: 'Vrije software onder de MIT-licentie: gebruik het programma, pas het aan en geef het door.',
    parts: 'Gemaakt met het werk van anderen',
    part: '{{name}} {{version}}',
    noText: 'Dit onderdeel noemt zijn licentie, maar levert de tekst ervan niet mee.',
    runtime:
      'De licenties van Chromium en Node.js, die met Electron meekomen, staan ernaast in LICENSES.chromium.html.',
    noParts: 'De lijst van onderdelen kan niet worden gelezen: het programma is niet volledig geïnstalleerd.',
    copy: 'Gegevens kopiëren',
    copyHint:
      'De gegevens zijn wat een foutmelding nodig heeft: de versie, het systeem en de geopende partij, met de namen en adressen die erin staan.',
    copied: 'De gegevens staan op het klembord.',
    copyFailed:
      'Het systeem laat niet toe dat er iets op het klembord wordt gezet. De versie staat hierboven; exporteer daarnaast de {{what}}.',
    details: 'Tantrix {{version}}\nElectron {{electron}}, Chromium {{chromium}}\n{{system}}',
    reportAt: 'Meldingen worden verzameld op {{page}}.',
    reportNowhere:
      'Deze kopie noemt geen pagina voor meldingen. Bewaar de details voor degene van wie je het programma hebt.',
    nothingOpen: 'Er is niets geopend.',
  },
} as const satisfies Translated<typeof english>;
