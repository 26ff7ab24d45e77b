import type { whatsThis as english } from '../en/whats-this';
import type { Translated } from '../translation';

/** What's this?: a word on each part of the window; commands and dialogs are explained in the manual's words. */
export const whatsThis = {
  whatsThis: {
    hint: 'Cliquez sur ce que vous voulez comprendre. Échap pour annuler.',
    more: 'En savoir plus dans le manuel',
    open: 'Ouvrir le manuel',
    nothing: {
      title: 'Pas d’aide ici',
      words: 'Cette partie de la fenêtre n’a pas d’explication. Cherchez dans le manuel.',
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
          'Une place vide à côté d’une tuile. Entourée de trois tuiles, elle est forcée : un point la marque, un bord cuivré si elle doit être remplie maintenant, une barre si une autre doit l’être d’abord, une croix si plus aucune tuile ne convient.',
      },
      board: {
        title: 'Le plateau',
        words:
          'Toutes les tuiles jouées : le tantrix. Faites glisser le fond vide pour le déplacer, tournez la molette pour zoomer. Si aucune tuile n’est choisie, Pg préc et Pg suiv tournent l’ensemble.',
      },
      'status-text': {
        title: 'Que faire maintenant',
        words:
          'Dit ce qu’il faut faire maintenant, ou pourquoi quelque chose a été refusé. Pointez une case pour voir ce qu’elle demande.',
      },
      'bag-counter': {
        title: 'Le compteur du sac',
        words:
          'Combien de tuiles il reste dans le sac. Cliquez pour voir lesquelles, sauf avec les règles de compétition.',
      },
      scores: {
        title: 'Scores',
        words:
          'La meilleure ligne ou boucle de chaque couleur : une tuile de ligne compte un point, une tuile de boucle deux. Cliquez pour la mettre en évidence sur le plateau.',
      },
      'replay-bar': {
        title: 'La relecture',
        words:
          'Parcourt la partie coup par coup : en arrière, en avant, automatiquement ou droit vers n’importe quel coup. La partie ne change pas.',
      },
      'puzzle-box': {
        title: 'La boîte',
        words:
          'Les tuiles du puzzle qui ne sont pas encore posées. Glissez-en une sur le plateau, ou choisissez-la et cliquez sur une case.',
      },
      'puzzle-clock': {
        title: 'Le chronomètre',
        words:
          'Votre temps pour ce puzzle, le temps à battre et votre record. Le chronomètre s’arrête quand une boîte de dialogue est ouverte.',
      },
      'pattern-box': {
        title: 'Toutes les tuiles',
        words:
          'Toutes les tuiles de tous les jeux ; la boîte n’est jamais vide. Faites-en glisser une sur la table, ou sélectionnez-la et cliquez sur une case. Le nombre dit combien sont sur la table.',
      },
      race: {
        title: 'Course',
        words:
          'Tous les joueurs de Gobble avec les tuiles qui leur restent, le temps et vos tuiles. Choisissez ici une tuile, puis une case ; après un gobble, une tuile, puis le bouton à côté d’un adversaire.',
      },
      'move-list': {
        title: 'Tous les coups',
        words:
          'Qui a joué quelle tuile, de la première à la dernière. Choisissez un coup pour voir la position qui suit.',
      },
      'turning-points': {
        title: 'Les tournants',
        words:
          'Les coups qui ont coûté le plus cher, avec ce qui a été joué et ce qui était meilleur. Cliquez sur l’un d’eux pour le voir sur le plateau.',
      },
      'analysis-graph': {
        title: 'Le cours de la partie',
        words:
          'Qui allait probablement gagner après chaque coup, et de combien. Les points marquent les coups qui auraient pu être meilleurs. Cliquez pour voir la position.',
      },
      'start-screen': {
        title: 'L’écran d’accueil',
        words: 'Aucune partie n’est ouverte. Commencez-en une nouvelle, ou ouvrez-en une enregistrée.',
      },
      'menu-bar': {
        title: 'Les menus',
        words: 'Tout ce que le programme sait faire. Alt et la lettre soulignée ouvrent un menu au clavier.',
      },
      toolbar: {
        title: 'La barre d’outils',
        words: 'Les commandes les plus courantes. Pointez une icône pour voir ce qu’elle fait.',
      },
      lesson: {
        title: 'Leçon',
        words:
          'Une leçon du tutoriel : ce qu’il faut faire dans cette position, et ce que votre coup a donné. Vous pouvez réessayer autant que vous voulez.',
      },
      study: {
        title: 'Étude',
        words: 'L’étude : ce qu’il faut trouver, l’effet de votre coup et la suite.',
      },
      tip: {
        title: 'Une astuce',
        words:
          'Explique une chose la première fois que vous la rencontrez dans une partie. Son bouton ou Échap la ferme, ou continuez simplement à jouer. Édition / Préférences permet de désactiver les astuces.',
      },
      statistics: {
        title: 'Vos statistiques',
        words:
          'Le bilan de vos parties terminées et de vos puzzles résolus, compté à partir des fichiers de votre dossier. Les flèches parcourent le graphique et le calendrier.',
      },
      'side-panel': {
        title: 'Un volet',
        words: 'Reste à côté du plateau pendant que vous jouez. Échap le ferme.',
      },
    },
  },
} as const satisfies Translated<typeof english>;
