import type { refusals as english } from '../en/refusals';
import type { Translated } from '../translation';

/** Why a move is refused. */
export const refusals = {
  refusal: {
    stillInHand: 'Előbb válasszon mezőt: kattintson egyre, vagy nyomja meg a szóközt.',
    notYourMove: 'Nem Ön következik. Várja meg a másik játékost.',
    turnEnded: 'A kör véget ért. A folytatáshoz válassza a „Következő játékos” parancsot.',
    elsewhere: 'A következő játékos másik számítógépnél ül, és e-mailben játszik.',
    noUndoByMail: 'E-mailes játszmában nincs visszavonás: a következő lapkát már kihúzták.',
    touchesOne: 'A lapkának legalább két másikat kell érintenie. Válasszon egy megjelölt mezőt.',
    throwFirst: 'Előbb dobjon egy lapkát egy ellenfélnek.',
    tableFull: 'Az asztal megtelt. Előbb vegyen le egy lapkát.',
    noCopyLeft: 'Ennek a lapkának mind a 99 példánya az asztalon van. Előbb vegyen le egyet.',
    gameOver: 'A játszma véget ért. Több lapka nem játszható ki.',
    tileToCome: 'Várja meg a most húzott lapkát.',
    notInHand: 'Ez a lapka nincs a soron lévő játékos kezében.',
    occupied: 'Itt már van egy lapka.',
    notInMiddle: 'Az első lapka a tábla közepére kerül.',
    notTouching: 'Lapka melletti mezőt válasszon.',
    coloursClash: 'A színek nem egyeznek. Minden érintkező élnek azonos színűnek kell lennie.',
    forcedFirst: 'Előbb töltse ki valamelyik megjelölt kényszermezőt.',
    thirdLink: 'A megjelölt mezőhöz három azonos színű él kellene; ez csak üres zsáknál megengedett.',
    fourthTile: 'A megjelölt kényszermezőt negyedik lapka is érintené; ez csak üres zsáknál megengedett.',
    controlledSide:
      'Ez az oldal zárva van: előbb a megjelölt kényszermezőt kell kitölteni, de oda egyik lapkája sem illik. Játsszon egy másik oldalon.',
  },
  /** Where nothing fits the space that stands in the way. */
  refusalAtCrossed: {
    fourthTile: 'A kereszttel jelölt mezőt negyedik lapka is érintené; ez csak üres zsáknál megengedett.',
    controlledSide:
      'Ez az oldal zárva marad, amíg a zsák ki nem ürül: a kereszttel jelölt mezőre semmi sem illik. Játsszon egy másik oldalon.',
  },
} as const satisfies Translated<typeof english>;
