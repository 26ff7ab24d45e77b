import type { notices as english } from '../en/notices';
import type { Translated } from '../translation';

/** What is told when something has gone wrong. */
export const notices = {
  notice: {
    failure: {
      title: 'Cela n’a pas marché',
      text: 'Une erreur imprévue s’est produite. Ce qui est ouvert est intact : enregistrez-le. Merci de signaler ce que vous faisiez.',
    },
    pasteFailed: {
      title: 'Le presse-papiers est illisible',
      text: 'Le système n’autorise pas la lecture du presse-papiers. Enregistrez le texte dans un fichier et importez-le.',
    },
    pasteEmpty: {
      title: 'Rien à coller',
      text: 'Il n’y a pas de texte dans le presse-papiers. Copiez d’abord tout le message ou toute l’image en texte.',
    },
    copyFailed: {
      title: 'Impossible de copier votre {{what}}',
      text: 'Le système n’autorise pas l’écriture dans le presse-papiers. Exportez plutôt votre {{what}} dans un fichier texte.',
    },
    settingsReset: {
      title: 'Les préférences repartent de zéro',
      text: 'Le fichier des préférences était incompréhensible. Il a été mis de côté en .bak, et les préférences habituelles s’appliquent.',
    },
    resultsDamaged: {
      title: 'Des résultats de puzzles sont perdus',
      text: 'Le fichier de vos résultats de puzzles était endommagé. Tous ceux qui restaient lisibles sont conservés ; le fichier endommagé a été mis de côté dans le profil.',
    },
    lessonsDamaged: {
      title: 'La liste des leçons était endommagée',
      text: 'Les leçons encore lisibles comme terminées le restent ; refaites les autres. Le fichier endommagé a été mis de côté dans le profil.',
    },
    settingsNotKept: {
      title: 'La préférence n’est pas conservée',
      text: 'Les préférences ne peuvent pas être écrites. Elles valent jusqu’à la fermeture du programme ; vous pouvez continuer votre {{what}}.',
    },
    pageCrashed: {
      title: 'La fenêtre a dû redémarrer',
      text: 'Elle a cessé de fonctionner, mais rien n’est perdu de votre {{what}} : tout est rouvert comme avant. Si cela se reproduit, merci de le signaler.',
    },
    mailGameTwice: {
      title: 'Cette donne est déjà en cours',
      text: 'Une des parties par e-mail a le même numéro de donne, les mêmes couleurs et le même départ. Choisissez un autre numéro de donne, ou supprimez d’abord cette partie.',
    },
    rankingsFailed: {
      title: 'Le classement ne peut pas s’afficher',
      text: 'Ce qui en est conservé dans le profil n’est pas lisible pour l’instant. Rien n’est perdu ; réessayez plus tard.',
    },
    printFailed: {
      title: 'Les pages ne sont pas sorties',
      text: 'Elles n’ont été ni imprimées ni enregistrées en PDF. Choisissez de nouveau « Imprimer… » ; la fenêtre dit ce qui ne va pas.',
    },
    recoveryFailed: {
      title: 'Ce qui était ouvert ne peut pas être rétabli',
      text: 'Ce qui en avait été conservé est endommagé. Ouvrez-le depuis son fichier si vous l’aviez enregistré.',
    },
  },
  failure: {
    details:
      'Les détails indiquent la version, le système et l’endroit de l’erreur. Les noms que le programme connaît en sont retirés ; relisez-les avant de les envoyer.',
    notCopied: 'Le système ne permet pas d’écrire dans le presse-papiers.',
    again: 'Redémarrer la fenêtre',
    game: {
      title: 'La fenêtre ne peut pas être affichée',
      text: 'Une erreur s’y est produite. Ce qui est ouvert a été conservé et reviendra quand la fenêtre redémarrera.',
      leave: 'Quitter le programme',
    },
    manual: {
      title: 'Le manuel ne peut pas être affiché',
      text: 'Une erreur s’est produite dans sa fenêtre. Votre partie n’est pas touchée.',
      leave: 'Fermer le manuel',
    },
  },
  fileTrouble: {
    title: {
      open: 'Le fichier est inutilisable',
      record: 'Le fichier est inutilisable',
      save: 'Impossible d’enregistrer votre {{what}}',
    },
    stays: 'Rien n’a changé dans votre {{what}}.',
    open: {
      notFound: '« {{name}} » n’existe plus.',
      notAllowed: 'Vous n’avez pas le droit de lire « {{name}} ».',
      readOnly: '« {{name}} » ne peut pas être lu.',
      diskFull: '« {{name}} » ne peut pas être lu.',
      tooLarge: '« {{name}} » est bien trop grand pour être une partie ou un puzzle de Tantrix.',
      notAGame: '« {{name}} » n’est ni une partie ni un puzzle de Tantrix.',
      failed: '« {{name}} » ne peut pas être lu. Le disque ou le réseau a peut-être un défaut.',
    },
    save: {
      notFound: 'Le dossier de « {{name}} » n’existe plus. Impossible d’enregistrer votre {{what}}.',
      notAllowed:
        'Vous n’avez pas le droit d’écrire « {{name}} ». Impossible d’enregistrer votre {{what}} ; choisissez un autre dossier.',
      readOnly:
        '« {{name}} » se trouve sur un disque protégé en écriture. Impossible d’enregistrer votre {{what}} ; choisissez un autre dossier.',
      diskFull:
        'Il n’y a pas de place pour « {{name}} » sur le disque. Impossible d’enregistrer votre {{what}} ; l’ancien fichier est intact.',
      tooLarge: 'Ce serait trop volumineux : impossible d’enregistrer votre {{what}}.',
      notAGame: 'Impossible d’enregistrer votre {{what}}.',
      failed:
        '« {{name}} » ne peut pas être écrit. Impossible d’enregistrer votre {{what}} ; choisissez un autre dossier.',
    },
    salvaged_zero: 'La donne peut être sauvée, mais aucun coup.',
    salvaged_one: 'Son premier coup peut être sauvé et ouvert comme nouvelle partie.',
    salvaged_other: 'Ses {{count}} premiers coups peuvent être sauvés et ouverts comme nouvelle partie.',
    salvagedUnsure_zero:
      'Ce n’est qu’une supposition : la donne est lisible, mais aucun coup, et ce n’est peut-être pas celle de la partie.',
    salvagedUnsure_one:
      'Ce n’est qu’une supposition : un coup légal est lisible et peut être ouvert comme nouvelle partie, mais ce n’est peut-être pas celui qui a été joué.',
    salvagedUnsure_other:
      'Ce n’est qu’une supposition : {{count}} coups légaux sont lisibles et peuvent être ouverts comme nouvelle partie, mais ce ne sont peut-être pas tous ceux qui ont été joués.',
    openSalvaged: 'Ouvrir ce qui peut être sauvé',
    record: {
      notAPicture: '« {{name}} » n’est pas une image lisible.',
      noGame:
        '« {{name}} » ne contient ni partie ni puzzle. Seuls les images et les textes produits par Tantrix en contiennent.',
      tooLarge: '« {{name}} » est bien trop grand pour être une partie ou un puzzle de Tantrix.',
      tooMuchWork: 'La lecture de « {{name}} » demanderait trop de temps ou de mémoire. Rien n’en a été repris.',
      notAGame: '« {{name}} » n’est ni une partie ni un puzzle de Tantrix.',
      newerVersion: '« {{name}} » a été écrit par une version plus récente de Tantrix.',
      cutOff: '« {{name}} » est tronqué : il en manque la fin.',
      damaged:
        '« {{name}} » est endommagé : quelque chose y a été perdu ou modifié. S’il vous a été envoyé, redemandez-le.',
      unknownSet: '« {{name}} » se joue avec un jeu de tuiles que cette version ne possède pas.',
      badLine: '« {{name}} » est incompréhensible à la ligne {{line}}.',
      badDeal: '« {{name}} » ne contient pas de donne jouable : {{reason}}',
      badPuzzle: '« {{name}} » ne contient pas de puzzle jouable : {{reason}}',
      isPuzzle: '« {{name}} » contient un puzzle, alors qu’il faut ici une partie.',
      illegalMove: '« {{name}} » enfreint les règles au coup {{move}}. {{reason}}',
    },
    deal: {
      seatCount: 'une partie se joue à deux, trois ou quatre.',
      colourTwice: 'deux joueurs ont la même couleur.',
      starter: 'le joueur qui commence n’existe pas.',
      bag: 'le sac ne contient pas les 56 tuiles.',
    },
    puzzle: {
      tiles: 'ses tuiles ne sont pas du jeu, ou sont nommées deux fois.',
      colours: 'son but nomme une couleur qu’aucune tuile ne porte, ou n’en nomme aucune.',
      shape: 'sa forme n’a pas autant de cases qu’il a de tuiles.',
      loops: 'son but parle de boucles qu’il ne demande pas.',
      numbers: 'son but compte ce qui ne peut pas se compter.',
      clues: 'ses indices ne sont pas de ses tuiles, ou se superposent.',
      drawn: 'l’ordre de ses tuiles ne lui appartient pas.',
      laid: 'd’autres tuiles que les siennes sont sur la table, ou certaines se superposent.',
      firm: 'des tuiles données comme fixes ne sont pas sur la table.',
    },
  },
} as const satisfies Translated<typeof english>;
