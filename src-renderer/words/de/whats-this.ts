import type { whatsThis as english } from '../en/whats-this';
import type { Translated } from '../translation';

/** What's this?: a word on each part of the window; commands and dialogs are explained in the manual's words. */
export const whatsThis = {
  whatsThis: {
    hint: 'Klicke an, worüber du mehr wissen willst. Esc bricht ab.',
    more: 'Mehr im Handbuch',
    open: 'Handbuch öffnen',
    nothing: {
      title: 'Hierzu gibt es keine Hilfe',
      words: 'Dieser Teil des Fensters hat keine Erklärung. Suche im Handbuch.',
    },
    place: {
      hand: {
        title: 'Eine Hand',
        words:
          'Die Steine eines Spielers, für alle sichtbar, mit Name, Farbe und bisherigen Punkten. Klicke auf den Namen, um die beste Linie oder Schleife hervorzuheben. Wer am Zug ist, ist markiert.',
      },
      tile: {
        title: 'Ein Stein',
        words:
          'Jeder der 56 Steine hat drei Verbindungen in drei Farben. Deine spielbaren Steine haben einen farbigen Rand: Wähle einen aus, ziehe ihn auf ein Feld, drehe ihn und spiele ihn.',
      },
      space: {
        title: 'Ein Feld',
        words:
          'Ein leerer Platz neben einem Stein. Mit drei Steinen ringsum ist er ein Zwangsfeld: Ein Punkt markiert es, ein kupferner Rand, wenn es jetzt gefüllt werden muss, ein Balken, wenn zuerst ein anderes gefüllt werden muss, ein Kreuz, wenn kein Stein mehr passt.',
      },
      board: {
        title: 'Das Brett',
        words:
          'Alle bisher gespielten Steine: das Tantrix. Ziehe das leere Brett, um es zu verschieben; zoome mit dem Mausrad. Ist kein Stein ausgewählt, drehen Bild↑ und Bild↓ das ganze Brett.',
      },
      'status-text': {
        title: 'Was jetzt zu tun ist',
        words:
          'Sagt, was jetzt zu tun ist oder warum etwas abgelehnt wurde. Zeige auf ein Feld, um zu sehen, was es braucht.',
      },
      'bag-counter': {
        title: 'Der Beutelzähler',
        words: 'Wie viele Steine noch im Beutel sind. Klicke, um zu sehen, welche, außer bei Turnierregeln.',
      },
      scores: {
        title: 'Punkte',
        words:
          'Die beste Linie oder Schleife jeder Farbe. Jeder Stein zählt in einer Linie einen Punkt, in einer Schleife zwei. Klicke auf eine, um sie auf dem Brett hervorzuheben.',
      },
      'replay-bar': {
        title: 'Die Wiedergabe',
        words:
          'Geht schrittweise durch die Partie: zurück, vor, automatisch oder direkt zu einem Spielzug. Die Partie selbst ändert sich nicht.',
      },
      'puzzle-box': {
        title: 'Die Schachtel',
        words:
          'Die Steine des Rätsels, die noch nicht auf dem Brett sind. Ziehe einen auf das Brett, oder wähle ihn aus und klicke auf eine Zelle.',
      },
      'puzzle-clock': {
        title: 'Die Uhr',
        words:
          'Deine Zeit für dieses Rätsel, die Zielzeit und deine Bestzeit. Sie hält an, solange ein Dialog offen ist.',
      },
      'pattern-box': {
        title: 'Alle Steine',
        words:
          'Jeder Stein aller Sätze; die Schachtel wird nie leer. Zieh einen auf den Tisch, oder wähle ihn aus und klicke auf ein Feld. Die Zahl sagt, wie viele auf dem Tisch liegen.',
      },
      race: {
        title: 'Wettlauf',
        words:
          'Alle Spieler von Gobble mit den Steinen, die sie noch haben, die Zeit und deine Steine. Wähle hier einen Stein und dann ein Feld; nach einem Gobble einen Stein und dann den Knopf neben einem Gegner.',
      },
      'move-list': {
        title: 'Alle Spielzüge',
        words:
          'Wer welchen Stein gespielt hat, vom ersten bis zum letzten. Wähle einen aus, um die Stellung danach zu sehen.',
      },
      'turning-points': {
        title: 'Wendepunkte',
        words:
          'Die Spielzüge, die am meisten gekostet haben: was gespielt wurde und was besser war. Klicke auf einen, um ihn auf dem Brett zu sehen.',
      },
      'analysis-graph': {
        title: 'Der Verlauf der Partie',
        words:
          'Wer nach jedem Spielzug voraussichtlich gewinnen würde und mit welchem Vorsprung. Punkte markieren Spielzüge, die besser hätten sein können. Klicke, um die Stellung zu sehen.',
      },
      'start-screen': {
        title: 'Der Startbildschirm',
        words: 'Keine Partie ist geöffnet. Starte eine neue, oder öffne eine gespeicherte.',
      },
      'menu-bar': {
        title: 'Die Menüs',
        words: 'Alles, was das Programm kann. Drücke Alt und den unterstrichenen Buchstaben, um ein Menü zu öffnen.',
      },
      toolbar: {
        title: 'Die Symbolleiste',
        words: 'Die häufigsten Befehle. Zeige auf ein Symbol, um zu sehen, was es tut.',
      },
      lesson: {
        title: 'Lektion',
        words:
          'Eine Lektion des Lernprogramms: was in dieser Stellung zu tun ist und wie dein Spielzug war. Versuche es, so oft du willst.',
      },
      study: {
        title: 'Studie',
        words: 'Die Studie: was zu finden ist, was aus deinem Zug wurde und wie es weitergeht.',
      },
      tip: {
        title: 'Ein Tipp',
        words:
          'Erklärt etwas, wenn es dir in einer Partie zum ersten Mal begegnet. Schließe ihn mit seiner Schaltfläche oder Esc, oder spiele einfach weiter. In den Einstellungen kannst du Tipps ausschalten.',
      },
      statistics: {
        title: 'Deine Statistik',
        words:
          'Was deine beendeten Partien und gelösten Rätsel ergeben, gezählt aus den Dateien in deinem Ordner. Mit den Pfeiltasten gehst du durch Diagramm und Kalender.',
      },
      'side-panel': {
        title: 'Eine Seitenleiste',
        words: 'Bleibt neben dem Brett, während du spielst. Esc schließt sie.',
      },
    },
  },
} as const satisfies Translated<typeof english>;
