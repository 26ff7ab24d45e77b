import type { refusals as english } from '../en/refusals';
import type { Translated } from '../translation';

/** Why a move is refused. */
export const refusals = {
  refusal: {
    stillInHand: 'Wähle zuerst ein Feld: klicke eins an oder drücke die Leertaste.',
    notYourMove: 'Du bist nicht am Zug. Warte auf den anderen Spieler.',
    turnEnded: 'Der Zug ist vorbei. Wähle „Zug weitergeben“, um fortzufahren.',
    elsewhere: 'Der nächste Spieler sitzt an einem anderen Computer und spielt per E-Mail.',
    noUndoByMail: 'In E-Mail-Partien gibt es kein Rückgängig: Der nächste Stein ist schon gezogen.',
    touchesOne: 'Ein Stein muss mindestens zwei andere berühren. Wähle ein markiertes Feld.',
    throwFirst: 'Wirf erst einem Gegner einen Stein zu.',
    tableFull: 'Der Tisch ist voll. Nimm erst einen Stein weg.',
    noCopyLeft: 'Alle 99 Exemplare dieses Steins liegen auf dem Tisch. Nimm erst eines weg.',
    gameOver: 'Die Partie ist zu Ende. Es können keine Steine mehr gespielt werden.',
    tileToCome: 'Warte auf den Stein, der gerade gezogen wird.',
    notInHand: 'Diesen Stein hat der Spieler am Zug nicht auf der Hand.',
    occupied: 'Dort liegt schon ein Stein.',
    notInMiddle: 'Der erste Stein kommt in die Mitte des Bretts.',
    notTouching: 'Wähle ein Feld neben einem Stein.',
    coloursClash: 'Die Farben passen nicht. Alle Kanten, die sich berühren, müssen dieselbe Farbe haben.',
    forcedFirst: 'Fülle zuerst eines der markierten Zwangsfelder.',
    thirdLink:
      'Das markierte Feld bräuchte drei Kanten derselben Farbe; das ist erst erlaubt, wenn der Beutel leer ist.',
    fourthTile:
      'Das markierte Zwangsfeld würde einen vierten Stein berühren; das ist erst erlaubt, wenn der Beutel leer ist.',
    controlledSide:
      'Diese Seite ist gesperrt: Erst muss das markierte Zwangsfeld gefüllt werden, und keiner deiner Steine passt dort. Spiele an einer anderen Seite.',
  },
  /** Where nothing fits the space that stands in the way. */
  refusalAtCrossed: {
    fourthTile:
      'Das Feld mit dem Kreuz würde einen vierten Stein berühren; das ist erst erlaubt, wenn der Beutel leer ist.',
    controlledSide:
      'Diese Seite bleibt gesperrt, bis der Beutel leer ist: Auf das Feld mit dem Kreuz passt nichts. Spiele an einer anderen Seite.',
  },
} as const satisfies Translated<typeof english>;
