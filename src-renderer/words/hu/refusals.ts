import type { refusals as english } from '../en/refusals';
import type { Translated } from '../translation';

/** Why a move is refused. */
export const refusals = {
  refusal: {
    stillInHand:
      'Ez a lapka még kézben van. Előbb vigye egy mező fölé: egérrel, a nyílbillentyűkkel vagy a szóközzel, amely mezőről mezőre lép.',
    notYourMove: 'Nem Ön következik: várja meg, amíg a soron lévő játékos befejezi.',
    turnEnded: 'A kör véget ért: senki sem léphet, amíg a „Következő játékos” parancs tovább nem adja a sort.',
    elsewhere: 'A soron lévő játékos másik számítógépen játszik: köre e-mailben érkezik.',
    noUndoByMail: 'E-mailes játszmában nincs visszavonás: a lépés után húzott lapka már ismert.',
    gameOver: 'A játszma véget ért: több lapka nem játszható ki.',
    tileToCome: 'Az utoljára húzott lapka még nem érkezett meg.',
    notInHand: 'Ez a lapka nincs a soron lévő játékos kezében.',
    occupied: 'Itt már fekszik egy lapka.',
    notInMiddle: 'Az első lapka a tábla közepére kerül.',
    notTouching: 'A lapkának érintkeznie kell a tantrixszal: válasszon egy lapkával szomszédos mezőt.',
    coloursClash: 'A színek nem egyeznek: az érintkező éleknek azonos színűeknek kell lenniük.',
    forcedFirst: 'A kényszermezőké az elsőbbség: töltse ki az egyik megjelölt mezőt.',
    thirdLink: 'Első korlátozás: a megjelölt mezőre három azonos színű szakasz mutatna.',
    fourthTile: 'Második korlátozás: a megjelölt kényszermezőt negyedik lapka is határolná.',
    controlledSide:
      'Harmadik korlátozás: ezt az oldalt a megjelölt kényszermező ellenőrzi, amelyet előbb ki kell tölteni.',
  },
} as const satisfies Translated<typeof english>;
