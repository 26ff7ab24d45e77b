import type { about as english } from '../en/about';
import type { Translated } from '../translation';

/** What the program is, and what it is made of. */
export const about = {
  about: {
    title: 'Over Tantrix',
    version: 'Versie {{version}}',
    runsOn: 'Electron {{electron}}, Chromium {{chromium}}; {{system}}',
    licence: 'Vrije software onder de MIT-licentie. Je mag het programma vrij gebruiken, aanpassen en delen.',
    parts: 'Software van derden',
    part: '{{name}} {{version}}',
    noText: 'Dit onderdeel noemt zijn licentie, maar bevat de tekst niet.',
    runtime:
      'De licenties van Chromium en Node.js, die met Electron meekomen, staan in LICENSES.chromium.html in de programmamap.',
    noParts: 'De lijst met onderdelen ontbreekt. Installeer Tantrix opnieuw.',
    copy: 'Details kopiëren',
    copyHint: 'Voor foutmeldingen: versie, systeem en de geopende partij, inclusief namen en adressen.',
    copied: 'Details gekopieerd.',
    copyFailed: 'Kan niet naar het klembord kopiëren. Noteer de versie hierboven en exporteer de {{what}}.',
    details: 'Tantrix {{version}}\nElectron {{electron}}, Chromium {{chromium}}\n{{system}}',
    reportAt: 'Meld problemen op {{page}}.',
    reportNowhere:
      'Deze kopie noemt geen pagina voor meldingen. Stuur de details naar degene van wie je het programma hebt.',
    nothingOpen: 'Niets geopend.',
  },
  /** The keys of all commands. */
  shortcuts: { title: 'Sneltoetsen', tiles: 'Toetsen voor stenen en bord' },
} as const satisfies Translated<typeof english>;
