import type { about as english } from '../en/about';
import type { Translated } from '../translation';

/** What the program is, and what it is made of. */
export const about = {
  about: {
    title: 'Über Tantrix',
    version: 'Version {{version}}',
    runsOn: 'Electron {{electron}}, Chromium {{chromium}}; {{system}}',
    licence: 'Freie Software unter der MIT-Lizenz: benutzen, ändern und weitergeben erlaubt.',
    parts: 'Darin steckt die Arbeit anderer',
    part: '{{name}} {{version}}',
    noText: 'Dieser Teil nennt seine Lizenz, bringt aber ihren Text nicht mit.',
    runtime: 'Die Lizenzen von Chromium und Node.js, die Electron mitbringt, liegen daneben in LICENSES.chromium.html.',
    noParts: 'Die Liste der Teile lässt sich nicht lesen: Das Programm ist nicht vollständig installiert.',
    copy: 'Angaben kopieren',
    copyHint:
      'Die Angaben sind das, was eine Fehlermeldung braucht: Version, System und die offene Partie samt Namen und Adressen darin.',
    copied: 'Die Angaben sind in der Zwischenablage.',
    copyFailed:
      'Das System lässt nicht zu, dass in die Zwischenablage geschrieben wird. Die Version steht oben; {{what}} bitte außerdem exportieren.',
    details: 'Tantrix {{version}}\nElectron {{electron}}, Chromium {{chromium}}\n{{system}}',
    reportAt: 'Fehlermeldungen werden hier gesammelt: {{page}}',
    reportNowhere:
      'Diese Ausgabe des Programms nennt keine Seite für Fehlermeldungen. Heb die Einzelheiten für den auf, von dem du das Programm hast.',
    nothingOpen: 'Nichts ist offen.',
  },
} as const satisfies Translated<typeof english>;
