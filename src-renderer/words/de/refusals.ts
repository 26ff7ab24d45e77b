import type { refusals as english } from '../en/refusals';
import type { Translated } from '../translation';

/** Why a move is refused. */
export const refusals = {
  refusal: {
    stillInHand:
      'Dieser Stein ist noch in der Hand. Bring ihn zuerst über ein Feld: mit der Maus, mit den Pfeiltasten oder mit der Leertaste, die zu den Feldern geht.',
    notYourMove: 'Du bist nicht am Zug: Warte, bis der laufende Zug beendet ist.',
    turnEnded: 'Der Zug ist vorbei: Niemand spielt, bevor er mit „Zug weitergeben“ weitergegeben ist.',
    elsewhere: 'Wer am Zug ist, spielt an einem anderen Computer: Der Zug kommt per E-Mail.',
    noUndoByMail: 'In einer Partie per E-Mail wird nichts zurückgenommen: Der nachgezogene Stein ist schon bekannt.',
    gameOver: 'Die Partie ist zu Ende: Kein Stein kann mehr gespielt werden.',
    tileToCome: 'Der zuletzt gezogene Stein steht noch aus.',
    notInHand: 'Dieser Stein ist nicht in der Hand, die am Zug ist.',
    occupied: 'Dort liegt schon ein Stein.',
    notInMiddle: 'Der erste Stein kommt in die Mitte des Bretts.',
    notTouching: 'Ein Stein muss anliegen: Wähle ein Feld neben einem Stein.',
    coloursClash: 'Die Farben passen nicht: Kanten, die sich berühren, müssen dieselbe Farbe haben.',
    forcedFirst: 'Zwangsfelder kommen zuerst: Fülle eines der markierten Felder.',
    thirdLink: 'Erste Einschränkung: Auf das markierte Feld würden drei Verbindungen derselben Farbe zeigen.',
    fourthTile: 'Zweite Einschränkung: Das markierte Zwangsfeld wäre dann von einem vierten Stein umgeben.',
    controlledSide:
      'Dritte Einschränkung: Diese Seite wird vom markierten Zwangsfeld kontrolliert, das zuerst gefüllt werden muss.',
  },
} as const satisfies Translated<typeof english>;
