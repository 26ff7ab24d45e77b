import type { lessons as english } from '../en/lessons';
import type { Translated } from '../translation';

/** The tutorial, and what its lessons say; `{{A}}` and the like are the numbers of spaces. */
export const lessons = {
  tutorial: {
    title: 'Tutoriel',
    text: 'Dix courtes leçons, chacune avec une position et une tâche. Choisissez par où commencer.',
    progress: 'Leçons terminées : {{count}} sur {{of}}',
    item: 'Leçon {{number}} : {{title}}',
    itemDone: 'Leçon {{number}} : {{title}}, terminée',
    number: 'Leçon {{number}} sur {{count}}',
    hint: 'Montrez-moi',
    again: 'Réessayer',
    next: 'Leçon suivante',
    finish: 'Vers la liste',
    all: 'Toutes les leçons',
    leave: 'Quitter le tutoriel',
  },
  lesson: {
    match: {
      title: 'Accorder les couleurs',
      text: 'Les bords qui se touchent doivent avoir la même couleur. La case {{A}} touche deux tuiles, et chacune lui présente du bleu.',
      task: 'Vous êtes Rouge. Jouez la tuile 8 dans la case {{A}}.',
      hint: 'Cliquez sur la tuile 8 dans la main de Rouge, puis sur la case {{A}}, et appuyez sur Entrée. Au clavier : Tab choisit une tuile, Espace va de case en case, Entrée joue. La tuile se tourne d’elle-même pour s’accorder.',
      missed:
        'Les couleurs s’accordent aussi, mais c’est une autre case ou une autre tuile. Il fallait jouer la tuile 8 dans la case {{A}}.',
      done: 'Bravo. Le bleu a rejoint le bleu des deux côtés ; tournée autrement, la tuile aurait été refusée.',
    },
    turn: {
      title: 'Tourner une tuile',
      text: 'La tuile 14 s’accorde dans la case {{A}} de deux façons. Dans une seule, son lien rouge tourne vers l’autre extrémité rouge, si bien que les deux extrémités débouchent dans la case {{B}}.',
      task: 'Vous êtes Rouge. Posez la tuile 14 dans la case {{A}}, tournez-la pour que les deux extrémités rouges débouchent dans la case {{B}}, et jouez-la.',
      hint: 'La tuile 14 étant posée dans la case {{A}}, appuyez sur Pg suiv jusqu’à ce que son lien rouge mène à la case {{B}} ; Entrée la joue. Un clic sur la moitié droite ou gauche de la tuile la tourne aussi.',
      missed: 'La tuile s’accorde ainsi, mais les extrémités rouges ne se retrouvent pas dans la case {{B}}.',
      done: 'Bravo. Une tuile rouge de plus dans cette case fermerait une boucle de trois.',
    },
    forced: {
      title: 'Remplir une case forcée',
      text: 'Trois tuiles entourent la case {{A}} : elle est forcée. Qui possède une tuile qui y convient doit la jouer avant toute autre chose.',
      task: 'Vous êtes Jaune. Remplissez la case forcée.',
      hint: 'Les tuiles 7 et 47 conviennent à la case {{A}} ; les tuiles qui ne peuvent pas être jouées maintenant sont estompées.',
      missed: 'La case forcée est encore vide.',
      done: 'Bravo. Votre coup libre vient ensuite, et s’il crée une case forcée, vous la remplissez aussi.',
    },
    alike: {
      title: 'Pas trois liens pareils',
      text: 'Deux liens bleus débouchent déjà dans la case {{B}}. Un troisième lien de la même couleur ne peut pas déboucher dans une case tant qu’il y a des tuiles dans le sac.',
      task: 'Vous êtes Rouge. Essayez de jouer la tuile 10 dans la case {{A}}, tournée de façon à s’y accorder : le coup sera refusé.',
      hint: 'Faites glisser la tuile 10 sur la case {{A}}, ou amenez-la avec les flèches. Tournez-la avec Pg suiv jusqu’à ce que son lien rouge rejoigne le rouge de la tuile 28, et appuyez sur Entrée.',
      missed:
        'C’était permis : aucune case ne reçoit de troisième lien. Il s’agissait de voir la tuile 10 refusée dans la case {{A}}.',
      done: 'C’est la première restriction. Le refus dit quelle règle s’y oppose et marque la case qui serait gâchée.',
    },
    wholeTurn: {
      title: 'Un tour complet',
      text: 'Un tour se joue en trois temps au plus : remplir les cases forcées, jouer un coup libre, remplir de nouveau les cases forcées. Après chaque tuile, votre main est complétée depuis le sac.',
      task: 'Vous êtes Rouge. Remplissez la case {{A}}, puis jouez librement la tuile 13 dans la case {{B}} ; la case {{C}} devient forcée, et vous la remplissez aussi.',
      hint: 'Jouez la tuile 20 dans la case {{A}}. Puis la tuile 13 dans la case {{B}}, tournée de sorte que la case {{C}} devienne forcée pour votre tuile 9. Puis la tuile 9.',
      missed: 'Le tour est fini, ou ses trois tuiles sont jouées, et les trois cases ne sont pas toutes remplies.',
      done: 'Bravo : trois tuiles en un tour, et trois nouvelles dans votre main. C’est maintenant à Jaune de jouer.',
    },
    join: {
      title: 'Réunir deux lignes',
      text: 'Rouge a deux lignes de trois tuiles. Une extrémité de chacune débouche dans la case {{A}}.',
      task: 'Vous êtes Rouge. Réunissez-les en une ligne de sept.',
      hint: 'La tuile 24 réunit deux extrémités rouges dans la case {{A}}.',
      missed: 'La plus longue ligne de Rouge n’atteint pas encore sept tuiles.',
      done: 'Bravo. Une seule tuile a fait de deux lignes de trois une ligne de sept.',
    },
    loop: {
      title: 'Fermer une boucle',
      text: 'Rouge a une ligne de dix tuiles qui revient à son point de départ : ses deux extrémités débouchent dans la case {{A}}. Une boucle compte deux points par tuile.',
      task: 'Vous êtes Rouge. Fermez la boucle.',
      hint: 'La tuile 10 a un lien rouge pour les deux extrémités qui se retrouvent dans la case {{A}}.',
      missed: 'Les deux extrémités ne se rejoignent pas encore.',
      done: 'Bravo. Une ligne de onze compterait 11 points ; la boucle en compte 22.',
    },
    control: {
      title: 'Un côté contrôlé',
      text: 'Jaune a une ligne de neuf dont les deux extrémités débouchent dans la case {{B}} : seize tuiles en feraient une boucle. Une case forcée au bout d’un côté droit contrôle tout ce côté, et rien ne peut y être joué tant que la case forcée n’est pas remplie.',
      task: 'Vous êtes Rouge. Créez une case forcée sur le même côté, pour que personne ne puisse jouer dans la case {{B}} pour le moment.',
      hint: 'Jouez une tuile dans la case {{A}}, au bout de ce côté.',
      missed: 'La case {{B}} est encore ouverte à Jaune, ou elle a été remplie.',
      done: 'Bravo. Ce côté est maintenant contrôlé, et aucune tuile ne peut aller dans la brèche de Jaune.',
    },
    fits: {
      title: 'Lire les tuiles possibles',
      text: 'Le nombre inscrit sur une case forcée dit combien de tuiles non encore jouées peuvent y aller. Moins il y en a, plus vite personne n’en a plus, et la case reste vide.',
      task: 'Vous êtes Jaune et pouvez remplir l’une ou l’autre de deux cases forcées. Remplissez celle à laquelle le moins de tuiles conviennent.',
      hint: 'La case {{A}} porte le nombre 3, la case {{B}} le nombre 6. La tuile 1 va dans la case {{A}}.',
      missed: 'Six tuiles convenaient à cette case. L’autre, avec trois, était l’occasion la plus rare.',
      done: 'Bravo. Il ne restait que trois tuiles pour cette case. Dans vos propres parties, ces nombres s’affichent par « Affichage / Tuiles possibles ».',
    },
    endgame: {
      title: 'Jouer la fin de partie',
      text: 'Le sac est vide : les trois restrictions ne s’appliquent plus, à la différence des cases forcées. Auparavant, la tuile 29 n’aurait pas pu être jouée dans la case {{A}}.',
      task: 'Vous êtes Rouge, avec une ligne de dix. Portez-la à treize avec une seule tuile.',
      hint: 'Jouez la tuile 29 dans la case {{A}}, tournée de façon à prolonger la ligne rouge.',
      missed: 'La ligne de Rouge ne compte pas treize tuiles.',
      done: 'Bravo. Les dernières tuiles décident souvent d’une partie : gardez celles qui vont là où personne d’autre ne peut jouer avant vous.',
    },
  },
} as const satisfies Translated<typeof english>;
