import type { mailGames as english } from '../en/mail-games';
import type { Translated } from '../translation';

/** Games by mail: handing a turn on, what comes in, and the list of them. */
export const mailGames = {
  mailGames: {
    title: 'Parties par e-mail',
    none: 'Aucune partie par e-mail pour l’instant. Commencez-en une par « Nouvelle partie », ou bien collez ou ouvrez une partie reçue.',
    open: 'Ouvrir',
    openGame: 'Ouvrir la partie avec {{others}}',
    send: 'Envoyer…',
    sendGame: 'Envoyer la partie avec {{others}}',
    remove: 'Supprimer',
    removeGame: 'Supprimer la partie avec {{others}}',
    unread_one:
      'Une autre partie est conservée, mais cette version du programme ne la comprend pas. Elle reste telle quelle pour une version plus récente.',
    unread_other:
      '{{count}} autres parties sont conservées, mais cette version du programme ne les comprend pas. Elles restent telles quelles pour une version plus récente.',
    since: 'depuis le {{date}}',
    moves_zero: 'aucun coup joué',
    moves_one: '{{count}} coup',
    moves_other: '{{count}} coups',
    state: {
      over: 'Partie terminée',
      myTurn: 'À vous de jouer : {{player}}',
      theirTurn: 'En attente : {{player}}',
    },
    handedOn: {
      no: 'non envoyée',
      sent: 'envoyée',
      drafted: 'remise au logiciel de messagerie',
      copied: 'copiée pour un message',
      exported: 'exportée dans un fichier',
    },
    fileName_zero: '{{players}}, premier tour',
    fileName_one: '{{players}}, {{count}} coup',
    fileName_other: '{{players}}, {{count}} coups',
    subject: 'Tantrix : {{name}}',
    again_one:
      'Le coup {{numbers}} ouvrait un tour qui a été rejoué alors que la tuile à tirer était connue. Tous les joueurs le voient.',
    again_other:
      'Les coups {{numbers}} ouvraient des tours qui ont été rejoués alors que la tuile à tirer était connue. Tous les joueurs le voient.',
    playedAgain: 'rejoué',
  },
  turnOver: {
    title: { turn: 'Votre tour est fini', end: 'La partie est terminée' },
    next: 'C’est à {{player}} de jouer. Envoyez la partie à {{address}}.',
    nextWithout: {
      usual:
        'C’est à {{player}} de jouer, mais la partie ne connaît pas son adresse e-mail. Indiquez-la dans « Fiches des joueurs », ou transmettez la partie par le presse-papiers ou par un fichier.',
      competition:
        'C’est à {{player}} de jouer, mais la partie ne connaît pas son adresse e-mail, et ses règles de compétition interdisent d’en ajouter une. Transmettez-la par le presse-papiers ou par un fichier.',
    },
    end: 'Envoyez la fin de la partie pour que tous la voient. Destinataires : {{players}}.',
    none: 'Il n’y a personne à prévenir.',
    send: 'Envoyer',
    sendHint: 'par votre compte e-mail, tout de suite',
    draft: 'Ouvrir un brouillon',
    draftHint: 'dans votre logiciel de messagerie, avec la partie jointe',
    copy: 'Copier',
    copyHint: 'comme texte, à coller dans un message',
    export: 'Exporter…',
    exportHint: 'comme fichier, à joindre à un message',
    later: 'Plus tard',
    laterHint:
      'La partie est conservée dans tous les cas. « Envoyer le tour », dans le menu Fichier, rouvre cette fenêtre.',
    sending: 'Le message est en route…',
    stop: 'Arrêter l’envoi',
    done: {
      sent: 'Le message est envoyé. La partie est conservée dans « Parties par e-mail » jusqu’à la réponse.',
      copied:
        'La partie est dans le presse-papiers. Collez-la dans un message ; son texte reste lisible même une fois cité.',
      exported: 'Le fichier est écrit. Joignez-le à un message.',
      drafted: 'La partie est conservée dans « Parties par e-mail » jusqu’à la réponse.',
    },
    asLink: 'Ouvrir sans le fichier',
    copyFailed:
      'Le système n’autorise pas l’écriture dans le presse-papiers. Exportez la partie et joignez le fichier.',
    failed:
      'La partie n’a pas été envoyée. Elle est conservée : réessayez, copiez-la dans un message à vous, ou exportez-la et joignez le fichier.',
  },
  sending: {
    label: 'Envoi du tour',
    receiver: '{{player}}, {{address}}',
    waits: 'Envoi dans {{seconds}} s à {{receivers}}…',
    goes: 'Envoi à {{receivers}}…',
    gone: 'Envoyé à {{receivers}}.',
    failed: 'Non envoyé à {{receivers}}.',
    said: {
      waits: 'La partie va être envoyée à {{receivers}}. « Annuler » l’empêche.',
      goes: 'La partie est en cours d’envoi.',
      gone: 'La partie a été envoyée à {{receivers}}.',
      failed: 'La partie n’a pas été envoyée à {{receivers}}. Elle est conservée.',
    },
    undo: 'Annuler',
    now: 'Envoyer maintenant',
    show: 'Voir la partie',
  },
  mailWho: {
    title: 'Qui êtes-vous dans cette partie ?',
    text: 'Les adresses de la partie ne permettent pas de savoir quel joueur vous êtes. La question n’est posée qu’une fois.',
    mover: 'joue ensuite',
    nobody: 'Aucun d’eux',
    nobodyHint: 'vous ne faites que regarder',
  },
  mailDamaged: {
    title_one: 'Une partie par e-mail est endommagée',
    title_other: '{{count}} parties par e-mail sont endommagées',
    of: 'Une partie n’est plus lisible ; ses joueurs sont {{names}}. Ce qui reste de son fichier a été mis de côté dans le profil sous le nom',
    folderTitle: 'Vos parties par e-mail ont disparu',
    folder:
      'Le dossier de vos parties par e-mail avait disparu : un fichier était à sa place. Ce fichier a été mis de côté dans le profil sous le nom',
    ofSomebody:
      'Une partie n’est plus lisible. Ce qui reste de son fichier a été mis de côté dans le profil sous le nom',
    goOn_one:
      'Toutes les autres parties sont intactes. Pour continuer celle-ci, ouvrez le dernier message que vous en avez, ou demandez aux autres joueurs de vous le renvoyer.',
    goOn_other:
      'Toutes les autres parties sont intactes. Pour continuer celles-ci, ouvrez les derniers messages que vous en avez, ou demandez aux autres joueurs de vous les renvoyer.',
    folderGoOn:
      'Pour continuer une partie, ouvrez le dernier message que vous en avez, ou demandez aux autres joueurs de vous le renvoyer.',
  },
  mailKnown: {
    title: 'Vous avez déjà ce message',
    text: {
      over: 'Ce message a déjà été lu. La partie est terminée ; la voici.',
      myTurn:
        'Ce message a déjà été lu. C’est toujours à vous de jouer ; voici la partie telle que vous l’avez laissée.',
      theirTurn:
        'Ce message a déjà été lu, et le tour de quelqu’un d’autre est attendu. Voici la partie telle qu’elle est.',
    },
  },
  mailOlder: {
    title: 'Vous avez déjà joué ce tour',
    titleSeen: 'Ce message est plus ancien que votre partie',
    text_zero: 'Aucun coup n’est joué dans le message ; vous en avez vu {{of}}.',
    text_one: 'Le message compte {{count}} coup ; vous en avez vu {{of}}.',
    text_other: 'Le message compte {{count}} coups ; vous en avez vu {{of}}.',
    next: {
      over: 'La partie est terminée.',
      myTurn: 'Dans votre partie, c’est à vous de jouer.',
      theirTurn: 'Dans votre partie, c’est à quelqu’un d’autre de jouer. Si votre message s’est perdu, renvoyez-le.',
    },
    againHint:
      'Vous pouvez rejouer le tour. Comme la tuile à tirer est désormais connue, la partie sera marquée aux yeux de tous, et ceux qui ont votre premier tour n’en accepteront pas d’autre.',
    goOn: 'Continuer la partie',
    sendAgain: 'Renvoyer…',
    playAgain: 'Rejouer le tour',
  },
  mailRefused: {
    title: {
      past: 'Cette partie a un autre passé',
      mail: 'Ce message est refusé',
      file: 'C’est votre partie par e-mail',
    },
    move: 'Il est refusé : le coup {{move}} ({{player}}) n’est pas celui qui a été vu ici. Vu ici : {{kept}} ; dans le message : {{arrived}}.',
    mark: 'Il est refusé : le coup {{move}} ({{player}}) était donné comme rejoué, et le message ne le dit plus.',
    players: 'Il est refusé : les joueurs ou leurs ordinateurs n’y sont pas les mêmes.',
    stopped:
      'Il dit que tous les joueurs se sont mis d’accord pour arrêter. Or une partie par e-mail se joue jusqu’au bout : quelqu’un l’a donc modifiée.',
    unread:
      'Cette partie est conservée ici par une version plus récente du programme, sous une forme que celle-ci ne comprend pas.',
    rehearsal:
      'Elle a les tuiles d’une partie que vous jouez par e-mail, mais n’indique plus qu’elle se joue ainsi. Vous ne pouvez pas y essayer de coups tant que l’autre n’est pas finie.',
    deal: 'Il est refusé : il ressemble à une partie conservée ici, mais les règles ou les tuiles du sac diffèrent.',
    stays: {
      past: 'Personne ne peut reprendre un coup par e-mail. Votre partie est restée telle quelle.',
      mail: 'Ce qui est conservé ici n’a pas changé.',
      file: 'Votre partie se trouve sous « Parties par e-mail ».',
    },
    look: 'Voir une copie',
  },
  mailAnother: {
    title: 'Une autre partie avec {{names}}',
    text: 'Ce message ne fait pas partie de votre partie en cours avec {{names}} : les tuiles ou les règles sont différentes. Si vous attendiez la suite de celle-ci, renseignez-vous avant de jouer.',
    numbers: 'Numéro de partie dans le message : {{arrived}}. Votre partie : {{kept}}.',
    stays:
      'Votre partie est conservée dans tous les cas. Si vous ajoutez celle-ci, elle figurera à côté, sous « Parties par e-mail ».',
    add: 'Ajouter la partie',
  },
  mailAddress: {
    titleNames: 'Ce message change un nom',
    renamed: '{{player}} s’appelle {{name}} dans le message.',
    textNames: 'Si vous ne savez pas pourquoi, gardez l’ancien nom et demandez.',
    title_one: 'Ce message change une adresse',
    title_other: 'Ce message change des adresses',
    change: '{{player}} : {{kept}} jusqu’ici, {{arrived}} dans le message.',
    none: 'aucune adresse',
    text: 'Vos prochains tours y seraient envoyés. Si vous n’en savez rien, gardez l’ancienne adresse et demandez.',
    old: 'Garder l’ancienne',
    new: 'Prendre la nouvelle',
  },
  mailRemove: {
    title: 'Supprimer cette partie ?',
    text: 'La partie « {{name}} » sera oubliée. Un message de cette partie qui arriverait plus tard serait pris pour une nouvelle partie.',
    remove: 'Supprimer',
  },
} as const satisfies Translated<typeof english>;
