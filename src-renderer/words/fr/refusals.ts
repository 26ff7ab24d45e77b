import type { refusals as english } from '../en/refusals';
import type { Translated } from '../translation';

/** Why a move is refused. */
export const refusals = {
  refusal: {
    stillInHand:
      'Cette tuile est encore dans la main. Amenez-la d’abord sur une case : avec la souris, avec les flèches, ou par Espace, qui va de case en case.',
    notYourMove: 'Ce n’est pas à vous de jouer : attendez que le joueur dont c’est le tour ait fini.',
    turnEnded: 'Le tour est fini : personne ne joue avant le passage par « Joueur suivant ».',
    elsewhere: 'Le joueur dont c’est le tour joue sur un autre ordinateur : son tour arrive par e-mail.',
    noUndoByMail: 'Dans une partie par e-mail, rien ne se reprend : la tuile tirée est connue.',
    gameOver: 'La partie est terminée : plus aucune tuile ne peut être jouée.',
    tileToCome: 'La dernière tuile tirée n’est pas encore arrivée.',
    notInHand: 'Cette tuile n’est pas dans la main du joueur dont c’est le tour.',
    occupied: 'Il y a déjà une tuile à cet endroit.',
    notInMiddle: 'La première tuile va au milieu du plateau.',
    notTouching: 'Une tuile doit toucher le tantrix : choisissez une case à côté d’une tuile.',
    coloursClash: 'Les couleurs ne s’accordent pas : les bords qui se touchent doivent avoir la même couleur.',
    forcedFirst: 'Les cases forcées passent d’abord : remplissez l’une des cases marquées.',
    thirdLink: 'Première restriction : trois liens de la même couleur déboucheraient dans la case marquée.',
    fourthTile: 'Deuxième restriction : une quatrième tuile entourerait la case forcée marquée.',
    controlledSide:
      'Troisième restriction : ce côté est contrôlé par la case forcée marquée, qui doit être remplie d’abord.',
  },
} as const satisfies Translated<typeof english>;
