import type { MainWords } from './words';

export const de: MainWords = {
  filter: {
    txg: 'Tantrix-Partien',
    text: 'Textdateien',
    png: 'PNG-Bilder',
    svg: 'SVG-Bilder',
    pdf: 'PDF-Dokumente',
    rankings: 'Tantrix-Ranglisten',
    csv: 'Tabellen für Tabellenprogramme',
    games: 'Tantrix-Partien und Bilder davon',
    texts: 'Textdateien und gespeicherte E-Mails',
    tables: 'Tantrix-Ranglisten und Tabellen',
    pictures: 'Bilder',
    all: 'Alle Dateien',
  },
  open: {
    games: 'Partie oder Rätsel öffnen',
    texts: 'Partie oder Rätsel importieren',
    tables: 'Rangliste importieren',
    pictures: 'Bild auswählen',
    button: 'Öffnen',
  },
  save: { title: 'Speichern', button: 'Speichern' },
  crash: {
    title: 'Tantrix kann nicht weiterlaufen',
    text: 'Das Fenster ist innerhalb einer Minute zweimal ausgefallen, daher endet das Programm. Nichts ist verloren: Die offene Partie ist aufbewahrt und wird beim nächsten Start angeboten.',
  },
  mac: {
    services: 'Dienste',
    hide: '{{program}} ausblenden',
    hideOthers: 'Andere ausblenden',
    unhide: 'Alle einblenden',
    quit: '{{program}} beenden',
    window: 'Fenster',
    minimize: 'Im Dock ablegen',
    zoom: 'Zoomen',
    front: 'Alle nach vorne bringen',
    cut: 'Ausschneiden',
    selectAll: 'Alles auswählen',
  },
};
