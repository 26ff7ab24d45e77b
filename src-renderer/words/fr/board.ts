import type { board as english } from '../en/board';
import type { Translated } from '../translation';

/** The board, and what is read aloud of it. */
export const board = {
  board: {
    label: 'Plateau',
    tile: 'Tuile {{tile}} : {{edges}}, dans le sens horaire à partir du nord',
    suggestedTile: 'Conseil : tuile {{tile}} ici : {{edges}}, dans le sens horaire à partir du nord',
    betterTile: 'Meilleur coup : tuile {{tile}} ici : {{edges}}, dans le sens horaire à partir du nord',
    triedTile: 'Tuile {{tile}} à l’essai ici : {{edges}}, dans le sens horaire à partir du nord',
    space: 'Case {{number}}',
    needs: 'demande {{colours}}, dans le sens horaire à partir du nord',
    noneFits: 'aucune des tuiles jouables maintenant ne convient',
    fits_one: 'la tuile {{tiles}} convient',
    fits_other: 'les tuiles {{tiles}} conviennent',
    ways_one: 'la tuile choisie convient dans un seul sens',
    ways_other: 'la tuile choisie convient dans {{count}} sens',
    kind: {
      start: 'la première tuile va ici',
      forced: 'forcée',
      fillable: 'à remplir maintenant',
      controlled: 'sur un côté contrôlé : une case forcée doit être remplie d’abord',
      closed: 'fermée : une case forcée voisine doit être remplie d’abord',
      impossible: 'impossible : aucune tuile restante ne convient',
      trouble: 'fait obstacle au dernier placement',
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
    takenBack: 'La tuile {{tile}} a été reprise.',
    manyTakenBack: 'Tuiles reprises : {{count}}.',
    manyGivenBack: 'Tuiles rejouées : {{count}}.',
    bag_zero: 'Le sac est vide.',
    bag_one: 'Il reste {{count}} tuile dans le sac.',
    bag_other: 'Il reste {{count}} tuiles dans le sac.',
  },
} as const satisfies Translated<typeof english>;
