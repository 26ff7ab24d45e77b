import type { notices as english } from '../en/notices';
import type { Translated } from '../translation';

/** What is told when something has gone wrong. */
export const notices = {
  notice: {
    failure: {
      title: 'Un problème est survenu',
      text: 'Une erreur inattendue s’est produite. Ce qui est ouvert est intact : enregistrez-le. Merci de signaler ce que vous faisiez.',
    },
    pasteFailed: {
      title: 'Impossible de lire le presse-papiers',
      text: 'Le système a bloqué l’accès au presse-papiers. Enregistrez le texte dans un fichier et importez-le.',
    },
    pasteEmpty: {
      title: 'Rien à coller',
      text: 'Le presse-papiers ne contient pas de texte. Copiez d’abord tout le message ou toute l’image en texte.',
    },
    copyFailed: {
      title: 'Impossible de copier votre {{what}}',
      text: 'Le système a bloqué l’accès au presse-papiers. Exportez plutôt votre {{what}} en fichier texte.',
    },
    movingPictureFailed: {
      title: 'Impossible de dessiner l’image animée',
      text: 'Enregistrez plutôt votre {{what}} en image ou en fichier.',
    },
    settingsReset: {
      title: 'Préférences réinitialisées',
      text: 'Le fichier des préférences était illisible. Il a été conservé en .bak, et les préférences par défaut s’appliquent.',
    },
    resultsDamaged: {
      title: 'Des résultats de puzzles ont été perdus',
      text: 'Le fichier de vos résultats de puzzles était endommagé. Tous les résultats lisibles sont conservés, et le fichier endommagé reste dans le dossier de profil.',
    },
    gamesDamaged: {
      title: 'Des parties terminées ont été perdues',
      text: 'Le fichier de vos parties terminées était endommagé. Toutes les parties lisibles comptent ; le fichier endommagé a été mis de côté dans le dossier de profil.',
    },
    lessonsDamaged: {
      title: 'Votre progression dans les leçons est endommagée',
      text: 'Des leçons terminées peuvent apparaître comme à faire. Le fichier endommagé reste dans le dossier de profil.',
    },
    settingsNotKept: {
      title: 'Préférence non enregistrée',
      text: 'Les préférences ne peuvent pas être enregistrées. Elles valent jusqu’à la fermeture ; vous pouvez continuer votre {{what}}.',
    },
    pageCrashed: {
      title: 'La fenêtre a redémarré',
      text: 'Elle a cessé de fonctionner, mais rien n’est perdu : votre {{what}} est de nouveau à l’écran. Si cela se reproduit, merci de le signaler.',
    },
    mailGameTwice: {
      title: 'Vous jouez déjà cette donne',
      text: 'L’une de vos parties par e-mail a le même numéro de donne, les mêmes couleurs et le même joueur qui commence. Choisissez un autre numéro, ou supprimez d’abord cette partie.',
    },
    rankingsFailed: {
      title: 'Impossible d’afficher le classement',
      text: 'Le classement est illisible pour l’instant. Rien n’est perdu ; réessayez plus tard.',
    },
    printFailed: {
      title: 'L’impression a échoué',
      text: 'Rien n’a été imprimé ni enregistré en PDF. Choisissez de nouveau « Imprimer… » ; la fenêtre indique le problème.',
    },
    recoveryFailed: {
      title: 'Restauration impossible',
      text: 'Le fichier de récupération est endommagé. Si vous aviez enregistré votre partie ou votre puzzle, ouvrez ce fichier.',
    },
  },
  failure: {
    details:
      'Les détails comprennent la version, le système et l’endroit de l’erreur. Les noms connus en sont retirés ; relisez avant d’envoyer.',
    notCopied: 'Impossible de copier dans le presse-papiers.',
    again: 'Redémarrer la fenêtre',
    game: {
      title: 'Impossible d’afficher la fenêtre',
      text: 'Un problème est survenu. Ce qui était ouvert a été conservé et reviendra au redémarrage de la fenêtre.',
      leave: 'Quitter',
    },
    manual: {
      title: 'Impossible d’afficher le manuel',
      text: 'Un problème est survenu dans cette fenêtre. Votre partie n’est pas touchée.',
      leave: 'Fermer le manuel',
    },
  },
  fileTrouble: {
    title: {
      open: 'Impossible d’ouvrir le fichier',
      record: 'Impossible d’ouvrir le fichier',
      save: 'Impossible d’enregistrer votre {{what}}',
    },
    stays: 'Rien n’a changé dans votre {{what}}.',
    open: {
      notFound: '« {{name}} » n’existe plus.',
      notAllowed: 'Vous n’avez pas l’autorisation de lire « {{name}} ».',
      readOnly: '« {{name}} » ne peut pas être lu.',
      diskFull: '« {{name}} » ne peut pas être lu.',
      tooLarge: '« {{name}} » est trop volumineux pour être une partie ou un puzzle de Tantrix.',
      notAGame: '« {{name}} » n’est ni une partie ni un puzzle de Tantrix.',
      failed: '« {{name}} » ne peut pas être lu. Il y a peut-être un problème de disque ou de réseau.',
    },
    save: {
      notFound:
        'Le dossier de « {{name}} » n’existe plus. Impossible d’enregistrer votre {{what}} ; choisissez un autre dossier.',
      notAllowed:
        'Vous n’avez pas l’autorisation d’écrire « {{name}} ». Impossible d’enregistrer votre {{what}} ; choisissez un autre dossier.',
      readOnly:
        '« {{name}} » est sur un disque protégé en écriture. Impossible d’enregistrer votre {{what}} ; choisissez un autre dossier.',
      diskFull:
        'L’espace disque ne suffit pas pour « {{name}} ». Impossible d’enregistrer votre {{what}} ; l’ancien fichier est intact.',
      tooLarge: 'Impossible d’enregistrer votre {{what}} : ce serait trop volumineux.',
      notAGame: 'Impossible d’enregistrer votre {{what}}.',
      failed:
        '« {{name}} » ne peut pas être écrit. Impossible d’enregistrer votre {{what}} ; choisissez un autre dossier.',
    },
    salvaged_zero: 'La donne peut être récupérée, mais aucun coup.',
    salvaged_one: 'Le premier coup peut être récupéré et ouvert comme nouvelle partie.',
    salvaged_other: 'Les {{count}} premiers coups peuvent être récupérés et ouverts comme nouvelle partie.',
    salvagedUnsure_zero:
      'Ce n’est qu’une supposition : une donne peut être récupérée, mais aucun coup, et ce n’est peut-être pas l’originale.',
    salvagedUnsure_one:
      'Ce n’est qu’une supposition : un coup légal peut être récupéré et ouvert comme nouvelle partie, mais ce n’est peut-être pas l’original.',
    salvagedUnsure_other:
      'Ce n’est qu’une supposition : {{count}} coups légaux peuvent être récupérés et ouverts comme nouvelle partie, mais certains ne sont peut-être pas les originaux.',
    openSalvaged: 'Ouvrir ce qui est récupérable',
    record: {
      notAPicture: '« {{name}} » n’est pas une image lisible.',
      noGame:
        '« {{name}} » ne contient ni partie ni puzzle. Seuls les images et les textes créés par Tantrix en contiennent.',
      tooLarge: '« {{name}} » est trop volumineux pour être une partie ou un puzzle de Tantrix.',
      tooMuchWork: 'La lecture de « {{name}} » demanderait trop de temps ou de mémoire. Rien n’a été ouvert.',
      notAGame: '« {{name}} » n’est ni une partie ni un puzzle de Tantrix.',
      newerVersion:
        '« {{name}} » a été enregistré par une version plus récente de Tantrix. Mettez Tantrix à jour pour l’ouvrir.',
      cutOff: '« {{name}} » est incomplet : il manque la fin.',
      damaged:
        '« {{name}} » est endommagé : des données ont été perdues ou modifiées. Si on vous l’a envoyé, redemandez-le.',
      unknownSet: '« {{name}} » utilise un jeu de tuiles que cette version n’a pas.',
      badLine: 'La ligne {{line}} de « {{name}} » est illisible.',
      badDeal: '« {{name}} » ne contient pas de donne jouable : {{reason}}',
      badPuzzle: '« {{name}} » ne contient pas de puzzle jouable : {{reason}}',
      isPuzzle: '« {{name}} » est un puzzle. Choisissez plutôt une partie.',
      illegalMove: '« {{name}} » enfreint les règles au coup {{move}}. {{reason}}',
    },
    deal: {
      seatCount: 'une partie se joue à deux, trois ou quatre.',
      colourTwice: 'deux joueurs ont la même couleur.',
      starter: 'le joueur qui commence n’existe pas.',
      bag: 'le sac ne contient pas les 56 tuiles.',
    },
    puzzle: {
      tiles: 'ses tuiles ne sont pas dans le jeu, ou y figurent deux fois.',
      colours: 'son but n’a pas de couleur, ou en a une qu’aucune tuile ne porte.',
      shape: 'sa forme n’a pas autant de cases que de tuiles.',
      loops: 'son but fixe des règles pour des boucles qu’il ne demande pas.',
      numbers: 'son but contient un nombre non valable.',
      clues: 'ses indices se superposent, ou ne sont pas parmi ses tuiles.',
      drawn: 'l’ordre de ses tuiles ne correspond pas au puzzle.',
      laid: 'des tuiles du plateau se superposent, ou n’appartiennent pas au puzzle.',
      firm: 'des tuiles fixes ne sont pas sur le plateau.',
    },
  },
} as const satisfies Translated<typeof english>;
