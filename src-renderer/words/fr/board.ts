import type { board as english } from '../en/board';
import type { Translated } from '../translation';

/** The board, and what is read aloud of it. */
export const board = {
  board: {
    label: 'Plateau',
    tile: 'Tuile {{tile}} : {{edges}}, dans le sens horaire à partir du nord',
    newTile:
      'Tuile {{tile}} : {{edges}}, dans le sens horaire à partir du nord ; jouée par {{player}} depuis votre dernier coup',
    suggestedTile: 'Conseil : tuile {{tile}} ici : {{edges}}, dans le sens horaire à partir du nord',
    betterTile: 'Meilleur coup : tuile {{tile}} ici : {{edges}}, dans le sens horaire à partir du nord',
    triedTile: 'Tuile {{tile}} à l’essai ici : {{edges}}, dans le sens horaire à partir du nord',
    space: 'Case {{number}}',
    needs: 'demande {{colours}}, dans le sens horaire à partir du nord',
    noneFits: 'aucune des tuiles jouables ne convient',
    fits_one: 'la tuile {{tiles}} convient',
    fits_other: 'les tuiles {{tiles}} conviennent',
    ways_one: 'la tuile choisie convient dans un seul sens',
    ways_other: 'la tuile choisie convient dans {{count}} sens',
    seen: {
      whyNot: 'cliquez pour savoir pourquoi {{tile}} ne peut pas aller ici',
      space: 'Case',
      forced: 'Case forcée',
      needs: 'demande {{colours}}',
      fits_one: '{{tiles}} convient',
      fits_other: '{{tiles}} conviennent',
    },
    kind: {
      start: 'la première tuile va ici',
      forced: 'forcée',
      fillable: 'à remplir maintenant',
      controlled: 'sur un côté fermé tant que sa case forcée est vide',
      closed: 'fermée tant que la case forcée voisine est vide',
      impossible: 'impossible : aucune tuile restante ne convient',
      trouble: 'empêche ce coup',
    },
  },
  placement: {
    first: 'tuile {{tile}} au milieu, tournée de {{degrees}}°',
    north: 'tuile {{tile}} au nord de la tuile {{touched}}, tournée de {{degrees}}°',
    northeast: 'tuile {{tile}} au nord-est de la tuile {{touched}}, tournée de {{degrees}}°',
    southeast: 'tuile {{tile}} au sud-est de la tuile {{touched}}, tournée de {{degrees}}°',
    south: 'tuile {{tile}} au sud de la tuile {{touched}}, tournée de {{degrees}}°',
    southwest: 'tuile {{tile}} au sud-ouest de la tuile {{touched}}, tournée de {{degrees}}°',
    northwest: 'tuile {{tile}} au nord-ouest de la tuile {{touched}}, tournée de {{degrees}}°',
  },
  announce: {
    played: '{{player}} a joué la tuile {{tile}} dans la case {{space}}.',
    takenBack: 'Tuile {{tile}} : coup annulé.',
    manyTakenBack: 'Coups annulés : {{count}}.',
    manyGivenBack: 'Coups rétablis : {{count}}.',
    bag_zero: 'Le sac est vide.',
    bag_one: 'Il reste {{count}} tuile dans le sac.',
    bag_other: 'Il reste {{count}} tuiles dans le sac.',
  },
} as const satisfies Translated<typeof english>;
