import type { whatsThis as english } from '../en/whats-this';
import type { Translated } from '../translation';

/** What's this?: a word on each part of the window; commands and dialogs are explained in the manual's words. */
export const whatsThis = {
  whatsThis: {
    hint: 'Cliquez sur ce que vous voulez comprendre. Échap pour renoncer.',
    more: 'En savoir plus dans le manuel',
    open: 'Ouvrir le manuel',
    nothing: {
      title: 'Rien à expliquer ici',
      words: 'Il n’y a pas d’aide pour cette partie de la fenêtre. Cherchez dans le manuel ce que vous voulez savoir.',
    },
    place: {
      hand: {
        title: 'Une main',
        words:
          'Les tuiles d’un joueur, visibles de tous, avec son nom, sa couleur et son score actuel. Cliquez sur le nom pour mettre en évidence sa meilleure ligne ou boucle. Le joueur dont c’est le tour est marqué.',
      },
      tile: {
        title: 'Une tuile',
        words:
          'Chacune des 56 tuiles porte trois liens de trois couleurs. Vos tuiles jouables sont bordées d’un liseré : choisissez-en une, mettez-la dans une case, tournez-la et jouez-la.',
      },
      space: {
        title: 'Une case',
        words:
          'Une place vide à côté d’une tuile. Entourée de trois tuiles, elle est forcée : un anneau la marque, un anneau plus grand si elle doit être remplie maintenant, une barre si une autre doit l’être d’abord, une croix si plus aucune tuile ne convient.',
      },
      board: {
        title: 'Le plateau',
        words:
          'Toutes les tuiles jouées : le tantrix. Faites glisser le fond vide pour le déplacer, tournez la molette pour zoomer. Si aucune tuile n’est choisie, Pg préc et Pg suiv tournent l’ensemble.',
      },
      'status-text': {
        title: 'Que faire maintenant',
        words:
          'Dit ce qu’il faut faire maintenant, ou pourquoi quelque chose a été refusé. Quand le pointeur s’arrête sur une case, dit ce qu’elle demande.',
      },
      'bag-counter': {
        title: 'Le compteur du sac',
        words:
          'Combien de tuiles il reste dans le sac. Un clic montre lesquelles, sauf avec les règles de compétition.',
      },
      scores: {
        title: 'Scores',
        words:
          'La meilleure ligne ou boucle de chaque couleur : une tuile de ligne compte un point, une tuile de boucle deux. Cliquez pour la mettre en évidence sur le plateau.',
      },
      'replay-bar': {
        title: 'La relecture',
        words:
          'Parcourt la partie coup par coup : en arrière, en avant, toute seule ou droit vers n’importe quel coup. La partie reste telle quelle.',
      },
      'puzzle-box': {
        title: 'La boîte',
        words:
          'Les tuiles du puzzle qui ne sont pas encore posées. Glissez-en une sur la table, ou choisissez-la et cliquez sur une case.',
      },
      'puzzle-clock': {
        title: 'Le chronomètre',
        words:
          'Le temps passé sur ce puzzle, le temps à viser et votre record. Il s’arrête quand une boîte de dialogue est ouverte.',
      },
      'move-list': {
        title: 'Tous les coups',
        words:
          'Qui a joué quelle tuile, de la première à la dernière. Choisissez un coup pour voir la position qui suit.',
      },
      'analysis-graph': {
        title: 'Le cours de la partie',
        words:
          'Qui pouvait espérer gagner, et de combien, après chaque coup. Des pastilles marquent les coups auxquels d’autres auraient été préférables. Cliquez pour voir la position.',
      },
      'start-screen': {
        title: 'Le départ',
        words: 'Aucune partie n’est ouverte. Commencez-en une nouvelle, ou ouvrez-en une enregistrée.',
      },
      'menu-bar': {
        title: 'Les menus',
        words: 'Tout ce que le programme sait faire. Alt et la lettre soulignée ouvrent un menu au clavier.',
      },
      toolbar: {
        title: 'La barre d’outils',
        words: 'Les commandes les plus utiles. Arrêtez le pointeur sur une image pour lire ce qu’elle fait.',
      },
      lesson: {
        title: 'Leçon',
        words:
          'Une leçon du tutoriel : ce qu’il faut faire dans cette position, et ce que votre coup a donné. Vous pouvez réessayer autant que vous voulez.',
      },
      'side-panel': {
        title: 'Un volet',
        words: 'Se tient à côté du plateau pendant que la partie continue. Échap le ferme.',
      },
    },
  },
} as const satisfies Translated<typeof english>;
