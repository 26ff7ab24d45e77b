import type { whatsThis as english } from '../en/whats-this';
import type { Translated } from '../translation';

/** What's this?: a word on each part of the window; commands and dialogs are explained in the manual's words. */
export const whatsThis = {
  whatsThis: {
    hint: 'Klicke an, was erklärt werden soll. Esc lässt es bleiben.',
    more: 'Mehr im Handbuch',
    open: 'Handbuch öffnen',
    nothing: {
      title: 'Hier gibt es nichts zu erklären',
      words:
        'Zu diesem Teil des Fensters gibt es keine Hilfe. Im Handbuch kannst du nach dem suchen, was du wissen willst.',
    },
    place: {
      hand: {
        title: 'Eine Hand',
        words:
          'Die Steine einer Person, offen für alle, mit Name, Farbe und bisherigen Punkten. Ein Klick auf den Namen lässt die beste Linie oder Schleife leuchten. Wer am Zug ist, ist markiert.',
      },
      tile: {
        title: 'Ein Stein',
        words:
          'Jeder der 56 Steine hat drei Verbindungen in drei Farben. Ein eigener Stein, der gespielt werden kann, hat einen Rand: Wähle ihn, bring ihn auf ein Feld, dreh ihn, und spiele ihn.',
      },
      space: {
        title: 'Ein Feld',
        words:
          'Ein leerer Platz neben einem Stein. Drei Steine ringsum machen es zum Zwangsfeld: Ein Ring zeigt das an, ein größerer, wenn es jetzt gefüllt werden muss, ein Balken, wenn zuerst ein anderes gefüllt werden muss, ein Kreuz, wenn kein Stein mehr passt.',
      },
      board: {
        title: 'Das Brett',
        words:
          'Alle gespielten Steine: das Tantrix. Ziehen am leeren Brett verschiebt es, das Mausrad zoomt. Ist kein Stein gewählt, drehen Bild↑ und Bild↓ das Ganze.',
      },
      'status-text': {
        title: 'Was jetzt zu tun ist',
        words:
          'Sagt, was jetzt zu tun ist oder warum etwas abgelehnt wurde. Ruht der Zeiger auf einem Feld, sagt es, was dieses Feld braucht.',
      },
      'bag-counter': {
        title: 'Der Beutelzähler',
        words: 'Wie viele Steine noch im Beutel sind. Ein Klick zeigt, welche, außer unter Turnierregeln.',
      },
      scores: {
        title: 'Punkte',
        words:
          'Die beste Linie oder Schleife jeder Farbe: Ein Stein einer Linie zählt einen Punkt, ein Stein einer Schleife zwei. Ein Klick lässt sie auf dem Brett leuchten.',
      },
      'replay-bar': {
        title: 'Die Wiedergabe',
        words:
          'Führt Spielzug für Spielzug durch die Partie: zurück, vor, von selbst oder direkt zu einem Spielzug. Die Partie bleibt, wie sie ist.',
      },
      'puzzle-box': {
        title: 'Die Schachtel',
        words:
          'Die Steine des Rätsels, die noch nicht liegen. Zieh einen auf den Tisch, oder wähle ihn und klicke auf eine Zelle.',
      },
      'puzzle-clock': {
        title: 'Die Uhr',
        words: 'Die bisherige Zeit für dieses Rätsel, die Vorgabe und deine Bestzeit. Hinter Dialogen steht sie still.',
      },
      'move-list': {
        title: 'Alle Spielzüge',
        words:
          'Wer welchen Stein gespielt hat, vom ersten bis zum letzten. Wähle einen, um die Stellung danach zu sehen.',
      },
      'analysis-graph': {
        title: 'Der Verlauf der Partie',
        words:
          'Wer nach jedem Spielzug den Sieg erwarten konnte, und mit welchem Vorsprung. Punkte zeigen Spielzüge, die andere übertroffen hätten. Ein Klick zeigt die Stellung.',
      },
      'start-screen': {
        title: 'Der Anfang',
        words: 'Nichts ist offen. Beginne eine neue Partie, oder öffne eine gespeicherte.',
      },
      'menu-bar': {
        title: 'Die Menüs',
        words: 'Alles, was das Programm kann. Alt und der unterstrichene Buchstabe öffnen ein Menü mit der Tastatur.',
      },
      toolbar: {
        title: 'Die Werkzeugleiste',
        words: 'Die meistgebrauchten Befehle. Ruht der Zeiger auf einem Bild, steht da, was es tut.',
      },
      lesson: {
        title: 'Lektion',
        words:
          'Eine Lektion des Lernprogramms: was in dieser Stellung zu tun ist und was aus deinem Spielzug wurde. Sie lässt sich beliebig oft wiederholen.',
      },
      'side-panel': {
        title: 'Eine Seitenleiste',
        words: 'Steht neben dem Brett, während die Partie weitergeht. Esc schließt sie.',
      },
    },
  },
} as const satisfies Translated<typeof english>;
