import type { refusals as english } from '../en/refusals';
import type { Translated } from '../translation';

/** Why a move is refused. */
export const refusals = {
  refusal: {
    stillInHand: 'Choisissez d’abord une case : cliquez dessus ou appuyez sur Espace.',
    notYourMove: 'Ce n’est pas à vous de jouer. Attendez l’autre joueur.',
    turnEnded: 'Le tour est fini. Choisissez « Joueur suivant » pour continuer.',
    elsewhere: 'Le joueur suivant est sur un autre ordinateur et joue par e-mail.',
    noUndoByMail: 'Pas d’annulation dans une partie par e-mail : la tuile suivante est déjà tirée.',
    touchesOne: 'Une tuile doit en toucher au moins deux autres. Choisissez une case marquée.',
    throwFirst: 'Lancez d’abord une tuile à un adversaire.',
    tableFull: 'La table est pleine. Retirez d’abord une tuile.',
    noCopyLeft: 'Les 99 exemplaires de cette tuile sont sur la table. Retirez-en d’abord un.',
    gameOver: 'La partie est terminée. Plus aucune tuile ne peut être jouée.',
    tileToCome: 'Attendez la tuile qui vient d’être tirée.',
    notInHand: 'Cette tuile n’est pas dans la main du joueur dont c’est le tour.',
    occupied: 'Il y a déjà une tuile à cet endroit.',
    notInMiddle: 'La première tuile va au milieu du plateau.',
    notTouching: 'Choisissez une case à côté d’une tuile.',
    coloursClash: 'Les couleurs ne s’accordent pas. Les bords qui se touchent doivent être de même couleur.',
    forcedFirst: 'Remplissez d’abord l’une des cases forcées marquées.',
    thirdLink: 'La case marquée demanderait trois bords d’une même couleur : interdit tant que le sac n’est pas vide.',
    fourthTile: 'La case forcée marquée toucherait une quatrième tuile : interdit tant que le sac n’est pas vide.',
    controlledSide:
      'Ce côté est fermé : la case forcée marquée passe d’abord, et aucune de vos tuiles n’y convient. Jouez d’un autre côté.',
  },
  /** Where nothing fits the space that stands in the way. */
  refusalAtCrossed: {
    fourthTile: 'La case avec la croix toucherait une quatrième tuile : interdit tant que le sac n’est pas vide.',
    controlledSide:
      'Ce côté reste fermé jusqu’à ce que le sac soit vide : rien ne convient à la case avec la croix. Jouez d’un autre côté.',
  },
} as const satisfies Translated<typeof english>;
