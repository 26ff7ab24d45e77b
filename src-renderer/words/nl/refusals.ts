import type { refusals as english } from '../en/refusals';
import type { Translated } from '../translation';

/** Why a move is refused. */
export const refusals = {
  refusal: {
    stillInHand: 'Kies eerst een veld: klik er een aan of druk op de spatiebalk.',
    notYourMove: 'Je bent niet aan zet. Wacht op de andere speler.',
    turnEnded: 'De beurt is voorbij. Kies Volgende speler om verder te gaan.',
    elsewhere: 'De volgende speler zit achter een andere computer en speelt per e-mail.',
    noUndoByMail: 'Bij e-mailpartijen kun je niets ongedaan maken: de volgende steen is al getrokken.',
    touchesOne: 'Een steen moet minstens twee andere raken. Kies een gemarkeerd veld.',
    throwFirst: 'Gooi eerst een steen naar een tegenstander.',
    tableFull: 'De tafel is vol. Haal eerst een steen weg.',
    noCopyLeft: 'Alle 99 exemplaren van deze steen liggen op tafel. Haal er eerst een weg.',
    gameOver: 'De partij is afgelopen. Er kunnen geen stenen meer worden gespeeld.',
    tileToCome: 'Wacht op de steen die wordt getrokken.',
    notInHand: 'Die steen zit niet in de hand van de speler die aan zet is.',
    occupied: 'Daar ligt al een steen.',
    notInMiddle: 'De eerste steen komt in het midden van het bord.',
    notTouching: 'Kies een veld naast een steen.',
    coloursClash: 'De kleuren sluiten niet aan. Alle randen die elkaar raken, moeten dezelfde kleur hebben.',
    forcedFirst: 'Vul eerst een van de gemarkeerde gedwongen velden.',
    thirdLink: 'Het gemarkeerde veld zou drie randen van één kleur nodig hebben; dat mag pas als de zak leeg is.',
    fourthTile: 'Het gemarkeerde gedwongen veld zou een vierde steen raken; dat mag pas als de zak leeg is.',
    controlledSide:
      'Deze zijde is gesloten: eerst moet het gemarkeerde gedwongen veld gevuld worden, en geen van je stenen past daar. Speel aan een andere zijde.',
  },
  /** Where nothing fits the space that stands in the way. */
  refusalAtCrossed: {
    fourthTile: 'Het veld met het kruis zou een vierde steen raken; dat mag pas als de zak leeg is.',
    controlledSide:
      'Deze zijde blijft gesloten tot de zak leeg is: niets past op het veld met het kruis. Speel aan een andere zijde.',
  },
} as const satisfies Translated<typeof english>;
