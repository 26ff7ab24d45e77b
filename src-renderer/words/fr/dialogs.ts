import type { dialogs as english } from '../en/dialogs';
import type { Translated } from '../translation';

/** The dialogs of a game. */
export const dialogs = {
  newGame: {
    title: 'Nouvelle partie',
    playAgainTitle: 'Rejouer',
    kindLabel: 'Partie',
    kind: {
      puzzle: 'Résoudre un puzzle',
      computer: 'Contre l’ordinateur',
      people: 'À plusieurs sur cet ordinateur',
      email: 'À plusieurs par e-mail',
    },
    puzzle: 'Puzzle',
    puzzleTiles_one: '{{count}} tuile',
    puzzleTiles_other: '{{count}} tuiles',
    puzzleLevel: 'niveau {{level}}',
    you: 'Vous',
    who: 'Qui joue',
    person: 'Un humain',
    byMail: 'Par e-mail',
    opponent: 'Joueur virtuel',
    level: 'Niveau',
    starts: 'Qui commence',
    startsWith: {
      drawn: 'Tuile la plus haute',
      lot: 'Tirage au sort',
      winner: 'Vainqueur de la dernière partie : {{player}}',
    },
    robotWon: '{{player}} a gagné et commence.',
    winnerPicks: '{{player}} a gagné, choisit une couleur et commence.',
    pairPicks: '{{players}} ont gagné : ils choisissent une couleur, et {{player}} commence.',
    robotsWon: '{{players}} ont gagné, et {{player}} commence.',
    players: 'Joueurs',
    doubles: 'Par équipes',
    doublesHint: 'Les partenaires se font face et construisent la même couleur. Chacun a sa propre main.',
    partner: 'Partenaire',
    playerCount: '{{count}} joueurs',
    player: 'Joueur {{number}}',
    name: 'Nom',
    email: 'E-mail',
    country: 'Pays',
    colour: 'Couleur',
    seed: 'Numéro de donne',
    seedHint: 'Laissez vide pour une donne au hasard. Le même numéro distribue les mêmes tuiles.',
    seedBarred: 'Avec les règles de compétition, les tuiles sont toujours tirées au hasard.',
    competition: 'Règles de compétition',
    competitionHint: 'Ni coup repris, ni regard dans le sac, ni conseils, ni décompte des tuiles possibles.',
    ranked: 'Une partie à deux achevée d’une seule traite compte pour le classement.',
    start: 'Commencer',
    mixedScripts: '« {{text}} » mélange des lettres de plusieurs écritures : {{scripts}}.',
    problem: {
      missing: 'Chaque joueur doit avoir un nom.',
      plus: 'Le signe + n’est pas admis dans un nom, un e-mail ou un pays.',
      tooLong: 'Au plus {{count}} caractères.',
      unprintable: 'Ce texte contient des caractères qui ne peuvent pas s’afficher.',
      hidden: 'Ce texte contient des caractères invisibles. Saisissez-le à nouveau.',
      seed: 'Un nombre entier de 0 à {{max}}, ou rien.',
      emailMissing: 'Par e-mail, chaque personne doit avoir une adresse.',
      oneComputer: 'Dans une partie par e-mail, quelqu’un joue ici et quelqu’un est joint par e-mail.',
      colourTwice: 'La partie ne peut pas commencer : deux joueurs ont la même couleur. Donnez à chacun la sienne.',
    },
  },
  playerDetails: {
    title: 'Fiches des joueurs',
    player: 'Joueur {{number}}, {{colour}}',
    robot: '{{name}}, joueur virtuel de niveau {{level}}',
  },
  saveChanges: {
    title: 'Enregistrer votre {{what}} ?',
    text: 'Les modifications de « {{name}} » ne sont pas enregistrées. Elles seront perdues si vous ne les enregistrez pas.',
    save: 'Enregistrer',
    discard: 'Ne pas enregistrer',
  },
  sendFirst: {
    title: 'Envoyer votre tour avant de quitter ?',
    text: 'Un tour par e-mail n’a pas encore été envoyé. Si vous quittez sans l’envoyer, il vous attendra dans « Parties par e-mail ».',
    send: 'Envoyer et quitter',
    leave: 'Quitter sans envoyer',
  },
  stop: {
    title: 'Arrêter la partie ?',
    text: 'Les scores comptent tels qu’ils sont, et la partie est marquée comme arrêtée. Tous les joueurs doivent être d’accord.',
    robots: 'Les joueurs virtuels sont d’accord sur tout.',
    ranked: 'Si les deux sont d’accord, la partie compte telle quelle pour le classement.',
    notRanked:
      'Personne ne peut donner son accord pour un joueur virtuel : arrêtée ici, la partie ne compte pas pour le classement.',
    agrees: '{{player}} est d’accord',
    stop: 'Arrêter la partie',
  },
  fileChanged: {
    title: { changed: 'Le fichier a changé', drawnInto: 'Quelqu’un a dessiné dans cette image' },
    text: {
      changed:
        '« {{name}} » a été modifié par quelqu’un d’autre depuis son ouverture ou son enregistrement. Enregistrer effacera ces modifications.',
      drawnInto:
        '« {{name}} » n’est plus telle que Tantrix l’a dessinée. La remplacer efface toute l’image, avec ce qui y a été ajouté.',
    },
    overwrite: 'Remplacer',
  },
  recovery: {
    title: { game: 'Votre partie est toujours là', puzzle: 'Votre puzzle est toujours là' },
    game_one: 'Le programme s’est arrêté sans être fermé. La partie ouverte a été conservée, avec {{count}} coup.',
    game_other: 'Le programme s’est arrêté sans être fermé. La partie ouverte a été conservée, avec {{count}} coups.',
    puzzle_zero:
      'Le programme s’est arrêté sans être fermé. Le puzzle ouvert a été conservé, toutes les tuiles étant dans la boîte.',
    puzzle_one:
      'Le programme s’est arrêté sans être fermé. Le puzzle ouvert a été conservé, avec {{count}} tuile sur la table.',
    puzzle_other:
      'Le programme s’est arrêté sans être fermé. Le puzzle ouvert a été conservé, avec {{count}} tuiles sur la table.',
    older: 'Sa dernière entrée est endommagée : il peut manquer les derniers coups.',
    open: 'Ouvrir',
    discard: 'Abandonner',
  },
} as const satisfies Translated<typeof english>;
