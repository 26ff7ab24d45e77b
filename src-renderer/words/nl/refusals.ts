import type { refusals as english } from '../en/refusals';
import type { Translated } from '../translation';

/** Why a move is refused. */
export const refusals = {
  refusal: {
    stillInHand:
      'Die steen ligt nog in de hand. Breng hem eerst boven een veld: met de muis, met de pijltoetsen of met de spatiebalk, die van veld naar veld springt.',
    notYourMove: 'Je bent niet aan zet: wacht tot de speler die aan zet is, klaar is.',
    turnEnded: 'De beurt is voorbij: niemand mag spelen voordat die met Volgende speler is doorgegeven.',
    elsewhere: 'Wie aan zet is, speelt op een andere computer: die beurt komt per e-mail.',
    noUndoByMail: 'In een partij per e-mail wordt niets teruggenomen: de steen die daarna is getrokken, is al bekend.',
    gameOver: 'De partij is afgelopen: er kunnen geen stenen meer worden gespeeld.',
    tileToCome: 'De laatst getrokken steen is nog onderweg.',
    notInHand: 'Die steen zit niet in de hand van wie aan zet is.',
    occupied: 'Daar ligt al een steen.',
    notInMiddle: 'De eerste steen komt in het midden van het bord.',
    notTouching: 'Een steen moet de tantrix raken: kies een veld naast een steen.',
    coloursClash: 'De kleuren sluiten niet aan: randen die elkaar raken, moeten dezelfde kleur hebben.',
    forcedFirst: 'Gedwongen velden gaan voor: vul een van de gemarkeerde velden.',
    thirdLink: 'Eerste beperking: drie lijnstukken van één kleur zouden op het gemarkeerde veld uitkomen.',
    fourthTile: 'Tweede beperking: het gemarkeerde gedwongen veld zou door een vierde steen worden omringd.',
    controlledSide:
      'Derde beperking: deze zijde wordt beheerst door het gemarkeerde gedwongen veld, dat eerst moet worden gevuld.',
  },
} as const satisfies Translated<typeof english>;
