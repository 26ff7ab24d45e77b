import type { about as english } from '../en/about';
import type { Translated } from '../translation';

/** What the program is, and what it is made of. */
export const about = {
  about: {
    title: 'Über Tantrix',
    version: 'Version {{version}}',
    runsOn: 'Electron {{electron}}, Chromium {{chromium}}; {{system}}',
    licence: 'Freie Software unter der MIT-Lizenz. Nutze, ändere und teile sie frei.',
    parts: 'Software von Drittanbietern',
    part: '{{name}} {{version}}',
    noText: 'Diese Komponente nennt ihre Lizenz, enthält aber den Text nicht.',
    runtime:
      'Die Lizenzen von Chromium und Node.js, die zu Electron gehören, stehen in LICENSES.chromium.html im Programmordner.',
    noParts: 'Die Liste der Komponenten fehlt. Installiere Tantrix neu.',
    copy: 'Details kopieren',
    copyHint: 'Für Fehlermeldungen: Version, System und die offene Partie, samt Namen und Adressen.',
    copied: 'Details kopiert.',
    copyFailed: 'Kopieren nicht möglich. Notiere die Version oben und exportiere außerdem: {{what}}.',
    details: 'Tantrix {{version}}\nElectron {{electron}}, Chromium {{chromium}}\n{{system}}',
    reportAt: 'Fehler melden: {{page}}',
    reportNowhere:
      'Diese Version nennt keine Seite für Fehlermeldungen. Schicke die Details an die Person, von der du das Programm hast.',
    nothingOpen: 'Nichts geöffnet.',
  },
  /** The keys of all commands. */
  shortcuts: { title: 'Tastenkürzel', tiles: 'Tasten für Steine und Brett' },
} as const satisfies Translated<typeof english>;
