import type { onlineGame as english } from '../en/online-game';
import type { Translated } from '../translation';

/** A game online on the table: for whom it waits, what people ask each other, the chat. */
export const onlineGame = {
  onlineGame: {
    status: {
      gone: 'Cette partie n’est pas connectée. Vous pourrez la reprendre plus tard.',
      onItsWay: 'En route : le coup compte dès que tous l’ont reçu.',
      onItsWayTo: 'En route : le coup compte dès le retour de {{players}}.',
      waitsFor: 'En attente : c’est à {{player}} de jouer.',
      waitsForAway: 'En attente de {{player}} : la connexion est perdue.',
      server: 'Connexion à {{server}}… La partie reprend toute seule.',
    },
    trouble: {
      closed: 'Le serveur n’a plus cette partie.',
      disk: 'Le disque est plein. Rien n’est perdu : la partie continue dès qu’il y a de la place.',
      stopped: 'La connexion a été interrompue. Elle est en train d’être rétablie.',
      notBelieved:
        'Le programme d’un autre joueur a envoyé quelque chose d’impossible. La partie est conservée telle quelle.',
    },
    connection: {
      server: 'Serveur injoignable',
      all: 'Tous connectés',
      away: 'Absent : {{players}}',
      none: 'Non connectée',
    },
    seat: {
      away: 'Absent',
    },
    clock: {
      left: 'il reste {{time}}',
      over: '−{{time}}',
      overBy_one: 'Temps dépassé de {{time}} : {{count}} point de moins',
      overBy_other: 'Temps dépassé de {{time}} : {{count}} points de moins',
      fact: 'Temps de {{player}}',
      cost_one: 'dépassé : {{count}} point de moins',
      cost_other: 'dépassé : {{count}} points de moins',
    },
    rest: {
      fact: 'Tuiles',
      drawn: 'à partir de la tuile {{from}}, tirées par le seul ordinateur de {{player}}',
    },
    asked: {
      label: 'Question de la table',
      agree: 'Accepter',
      notNow: 'Pas maintenant',
      toTheEnd: 'Seule une partie que les deux joueurs terminent eux-mêmes compte pour le classement.',
      undo_one: 'Demande de {{players}} : reprendre {{count}} tuile ?',
      undo_other: 'Demande de {{players}} : reprendre {{count}} tuiles ?',
      stop: 'Demande de {{players}} : arrêter la partie maintenant ?',
      again: 'Demande de {{players}} : rejouer, en échangeant les couleurs ?',
      own: {
        undo_one: 'Vous avez demandé à reprendre {{count}} tuile. Réponse attendue de {{players}}.',
        undo_other: 'Vous avez demandé à reprendre {{count}} tuiles. Réponse attendue de {{players}}.',
        stop: 'Vous avez demandé à arrêter la partie. Réponse attendue de {{players}}.',
        again: 'Vous avez demandé à rejouer. Réponse attendue de {{players}}.',
      },
    },
    away: {
      text: 'Absence prolongée : {{players}}. Comment continuer ?',
      proposed: 'Les autres souhaitent qu’un joueur virtuel prenne la place de {{players}}.',
      wait: 'Attendre',
      robot: 'Faire jouer l’ordinateur',
      stop: 'Arrêter la partie',
      predict: 'Prévoir le résultat',
      predicted:
        'Prévision : {{scores}}. {{player}} gagne dans {{wins}} simulations sur {{games}}. Une partie qui finit ainsi ne compte pas pour le classement.',
    },
    chat: {
      report: 'Signaler',
      reportLine: 'Signaler cette ligne de {{player}}',
      reported: 'Signalé',
      block: 'Bloquer {{player}}',
      blocked: '{{player}} est bloqué',
      gone: 'Personne n’est connecté pour discuter.',
      mute: 'Couper',
      unmute: 'Rétablir',
      phrases: 'Phrases toutes faites',
      more: 'Autres…',
      fewer: 'Réduire',
      closed:
        'Pour l’instant, seules des phrases toutes faites peuvent être envoyées. Pour écrire, il faut l’accord de tous.',
      open: 'Ouvrir la discussion',
      waits: 'En attente que les autres ouvrent aussi la discussion.',
      message: 'Message à tous',
      send: 'Envoyer',
      said: '{{player}} : {{words}}',
      began: 'Partie commencée à {{time}}',
      lost: '{{player}} a perdu la connexion, {{time}}',
      back: '{{player}} est de retour, {{time}}',
      opened: '{{player}} a ouvert la discussion, {{time}}',
      replaced: '{{player}} est absent, un joueur virtuel prend la place, {{time}}',
      returned: '{{player}} est de retour et continue la partie, {{time}}',
    },
    phrase: {
      hello: 'Bonjour !',
      haveFun: 'Amusez-vous bien !',
      goodMove: 'Bien joué',
      thanks: 'Merci',
      oneMoment: 'Un instant',
      back: 'Me revoilà',
      sorry: 'Désolé',
      wellPlayed: 'Belle partie',
      again: 'Encore une ?',
      goodbye: 'Au revoir',
    },
  },
} as const satisfies Translated<typeof english>;
