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
  manual: {
    title: 'Das Handbuch lässt sich nicht zeigen',
    text: 'Sein Fenster ist innerhalb einer Minute zweimal ausgefallen und wurde geschlossen. Deine Partie ist davon nicht berührt.',
  },
  hangs: {
    title: 'Das Fenster antwortet nicht',
    text: 'Warte, oder starte es neu: Was offen ist, wurde nach dem letzten Zug aufbewahrt und kommt wieder.',
    wait: 'Warten',
    anew: 'Neu starten',
  },
  failed: {
    title: 'Etwas ging schief, was nicht schiefgehen sollte',
    text: 'Was offen ist, ist aufbewahrt. Die Details sagen für einen Bericht, wo im Programm es geschah.',
    goOn: 'Weiter',
    copy: 'Details kopieren',
  },
  noStart: {
    title: 'Tantrix kann nicht starten',
    text: 'Was zuletzt offen war, ist noch aufbewahrt. Die Details sagen für einen Bericht, wo im Programm es scheiterte.',
    close: 'Schließen',
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
