import type { mailGames as english } from '../en/mail-games';
import type { Translated } from '../translation';

/** Games by mail: handing a turn on, what comes in, and the list of them. */
export const mailGames = {
  mailGames: {
    title: 'Parties par e-mail',
    none: 'Aucune partie par e-mail. Commencez-en une avec « Nouvelle partie », ou bien collez ou ouvrez une partie reçue.',
    open: 'Ouvrir',
    openGame: 'Ouvrir la partie avec {{others}}',
    send: 'Envoyer…',
    sendGame: 'Envoyer la partie avec {{others}}',
    remove: 'Supprimer',
    removeGame: 'Supprimer la partie avec {{others}}',
    unread_one:
      'Une autre partie a été enregistrée par une version plus récente de Tantrix et ne peut pas s’ouvrir ici. Elle reste intacte.',
    unread_other:
      '{{count}} autres parties ont été enregistrées par une version plus récente de Tantrix et ne peuvent pas s’ouvrir ici. Elles restent intactes.',
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
      drafted: 'ouverte dans votre messagerie',
      copied: 'copiée dans le presse-papiers',
      exported: 'exportée dans un fichier',
    },
    fileName_zero: '{{players}}, premier tour',
    fileName_one: '{{players}}, {{count}} coup',
    fileName_other: '{{players}}, {{count}} coups',
    subject: 'Tantrix : {{name}}',
    again_one: 'Le tour commencé au coup {{numbers}} a été rejoué une fois sa tuile tirée. Tous les joueurs le voient.',
    again_other:
      'Les tours commencés aux coups {{numbers}} ont été rejoués une fois leurs tuiles tirées. Tous les joueurs le voient.',
    playedAgain: 'rejoué',
  },
  turnOver: {
    title: { start: 'Envoyer la nouvelle partie', turn: 'Votre tour est fini', end: 'La partie est terminée' },
    next: 'C’est à {{player}} de jouer. Envoyez la partie à {{address}}.',
    nextWithout: {
      usual:
        'C’est à {{player}} de jouer, mais son adresse e-mail manque. Ajoutez-la dans « Fiches des joueurs », ou bien copiez ou exportez la partie.',
      competition:
        'C’est à {{player}} de jouer, mais son adresse e-mail manque, et les règles de compétition interdisent d’en ajouter une. Copiez ou exportez la partie.',
    },
    end: 'Envoyez la partie terminée pour que tous la voient. Destinataires : {{players}}.',
    none: 'Il n’y a personne à qui l’envoyer.',
    send: 'Envoyer',
    sendHint: 'depuis votre compte e-mail, tout de suite',
    draft: 'Ouvrir un brouillon',
    draftHint: 'dans votre messagerie, avec la partie jointe',
    copy: 'Copier',
    copyHint: 'en texte à coller dans un message',
    export: 'Exporter…',
    exportHint: 'en fichier à joindre à un message',
    later: 'Plus tard',
    laterHint: 'La partie est conservée dans tous les cas. Pour revenir ici : Fichier / Envoyer la partie.',
    sending: 'Envoi…',
    stop: 'Arrêter l’envoi',
    done: {
      sent: 'Message envoyé. La partie reste dans « Parties par e-mail » jusqu’à la réponse.',
      copied: 'Partie copiée. Collez-la dans un message ; elle reste lisible même une fois citée.',
      exported: 'Fichier enregistré. Joignez-le à un message.',
      drafted: 'La partie reste dans « Parties par e-mail » jusqu’à la réponse.',
    },
    asLink: 'Ouvrir sans pièce jointe',
    copyFailed: 'Impossible de copier dans le presse-papiers. Exportez la partie et joignez le fichier.',
    failed:
      'La partie n’a pas été envoyée, mais elle est conservée. Réessayez, copiez-la dans un message, ou exportez-la et joignez le fichier.',
  },
  sending: {
    label: 'Envoi de la partie',
    receiver: '{{player}}, {{address}}',
    waits: 'Envoi dans {{seconds}} s à {{receivers}}…',
    goes: 'Envoi à {{receivers}}…',
    gone: 'Envoyé à {{receivers}}.',
    failed: 'Non envoyé à {{receivers}}.',
    said: {
      waits: 'La partie va être envoyée à {{receivers}} dans quelques secondes. « Ne pas envoyer » l’empêche.',
      goes: 'Envoi de la partie.',
      gone: 'La partie a été envoyée à {{receivers}}.',
      failed: 'La partie n’a pas été envoyée à {{receivers}}, mais elle est conservée.',
    },
    undo: 'Ne pas envoyer',
    now: 'Envoyer maintenant',
    show: 'Voir la partie',
  },
  mailWho: {
    title: 'Qui êtes-vous dans cette partie ?',
    text: 'Les adresses n’indiquent pas quel joueur vous êtes. La question ne sera posée qu’une fois.',
    mover: 'joue ensuite',
    nobody: 'Simple spectateur',
    nobodyHint: 'vous ne jouez pas',
  },
  mailDamaged: {
    title_one: 'Une partie par e-mail est endommagée',
    title_other: '{{count}} parties par e-mail sont endommagées',
    of: 'La partie avec {{names}} n’est plus lisible. Son fichier a été conservé dans le dossier de profil sous le nom',
    folderTitle: 'Vos parties par e-mail ont disparu',
    folder:
      'Un fichier avait pris la place du dossier de vos parties par e-mail. Ce fichier a été conservé dans le dossier de profil sous le nom',
    ofSomebody: 'Une partie n’est plus lisible. Son fichier a été conservé dans le dossier de profil sous le nom',
    goOn_one:
      'Toutes les autres parties sont intactes. Pour continuer celle-ci, ouvrez le dernier message que vous en avez, ou demandez aux autres joueurs de vous le renvoyer.',
    goOn_other:
      'Toutes les autres parties sont intactes. Pour continuer celles-ci, ouvrez les derniers messages que vous en avez, ou demandez aux autres joueurs de vous les renvoyer.',
    folderGoOn:
      'Pour continuer une partie, ouvrez le dernier message que vous en avez, ou demandez aux autres joueurs de vous le renvoyer.',
  },
  mailKnown: {
    title: 'Message déjà reçu',
    text: {
      over: 'Vous avez déjà ouvert ce message. La partie est terminée ; la voici.',
      myTurn:
        'Vous avez déjà ouvert ce message. C’est toujours à vous de jouer ; voici la partie telle que vous l’avez laissée.',
      theirTurn:
        'Vous avez déjà ouvert ce message. C’est à un autre joueur de jouer ; voici la partie telle qu’elle est.',
    },
  },
  mailOlder: {
    title: 'Vous avez déjà joué ce tour',
    titleSeen: 'Ce message est plus ancien que votre partie',
    text_zero: 'Le message ne contient encore aucun coup ; vous en avez vu {{of}}.',
    text_one: 'Le message contient {{count}} coup ; vous en avez vu {{of}}.',
    text_other: 'Le message contient {{count}} coups ; vous en avez vu {{of}}.',
    next: {
      over: 'La partie est terminée.',
      myTurn: 'Dans votre partie, c’est à vous de jouer.',
      theirTurn: 'Dans votre partie, c’est à un autre joueur de jouer. Si votre message s’est perdu, renvoyez-le.',
    },
    againHint:
      'Vous pouvez rejouer le tour. Comme vous avez déjà vu la tuile qu’il fait tirer, la partie sera marquée aux yeux de tous, et les joueurs qui ont votre premier tour n’en accepteront pas d’autre.',
    goOn: 'Continuer ma partie',
    sendAgain: 'Renvoyer…',
    playAgain: 'Rejouer le tour',
  },
  mailRefused: {
    title: {
      past: 'Historiques incompatibles',
      mail: 'Message refusé',
      file: 'C’est votre partie par e-mail',
    },
    move: 'Refusé : le coup {{move}} ({{player}}) a changé. Vu ici : {{kept}} ; dans le message : {{arrived}}.',
    mark: 'Refusé : le coup {{move}} ({{player}}) était marqué comme rejoué, et le message ne le dit plus.',
    players: 'Refusé : le message change les joueurs ou leurs ordinateurs.',
    stopped:
      'D’après lui, tous les joueurs ont accepté d’arrêter la partie. Or une partie par e-mail se joue toujours jusqu’au bout : quelqu’un l’a donc modifiée.',
    unread: 'Une version plus récente de Tantrix a enregistré cette partie ici. Cette version ne peut pas la lire.',
    rehearsal:
      'Elle a les tuiles d’une partie que vous jouez par e-mail, mais n’indique plus qu’elle se joue ainsi. Vous ne pourrez y essayer des coups qu’une fois l’autre terminée.',
    deal: 'Refusé : il ressemble à l’une de vos parties, mais ses règles ou les tuiles du sac sont différentes.',
    stays: {
      past: 'Aucun coup ne peut être annulé par e-mail. Votre partie n’a pas changé.',
      mail: 'Rien n’a changé dans ce qui est conservé ici.',
      file: 'Votre partie est dans « Parties par e-mail ».',
    },
    look: 'Voir une copie',
  },
  mailAnother: {
    title: 'Une autre partie avec {{names}}',
    text: 'Ce message n’appartient pas à la partie que vous jouez avec {{names}} : les tuiles ou les règles sont différentes. Si vous attendiez la suite de celle-ci, renseignez-vous avant de jouer.',
    numbers: 'Numéro de partie dans le message : {{arrived}}. Votre partie : {{kept}}.',
    stays:
      'Votre partie est conservée dans tous les cas. Si vous ajoutez celle-ci, vous trouverez les deux dans « Parties par e-mail ».',
    add: 'Ajouter',
  },
  mailAddress: {
    titleNames: 'Ce message change un nom',
    renamed: '{{player}} s’appelle {{name}} dans le message.',
    textNames: 'Si vous ne vous y attendiez pas, gardez l’ancien nom et renseignez-vous.',
    title_one: 'Ce message change une adresse',
    title_other: 'Ce message change des adresses',
    change: '{{player}} : {{kept}} avant, {{arrived}} maintenant.',
    none: 'aucune adresse',
    text: 'Vos prochains tours y seraient envoyés. Si vous ne vous y attendiez pas, gardez l’ancienne adresse et renseignez-vous.',
    old: 'Ne rien changer',
    new: 'Accepter',
  },
  mailRemove: {
    title: 'Supprimer cette partie ?',
    text: 'La partie avec {{name}} sera supprimée. Si vous en ouvrez un autre message plus tard, il comptera comme une nouvelle partie.',
    remove: 'Supprimer',
  },
} as const satisfies Translated<typeof english>;
