import type { mail as english } from '../en/mail';
import type { Translated } from '../translation';

/** Sending mail, and what can go wrong with it. */
export const mail = {
  mail: {
    problem: {
      noAccount:
        'Les préférences n’indiquent pas encore de serveur d’envoi. Saisissez-y ce que votre fournisseur indique pour le courrier sortant (SMTP).',
      noAddress: 'Il manque une adresse. Il en faut une pour vous et une pour le destinataire.',
      wrongAddress: 'Ce n’est pas une adresse e-mail valable : {{addresses}}. Corrigez, puis renvoyez.',
      ambiguousRecipient: 'Le serveur d’envoi connaît plusieurs destinataires à cette adresse : {{addresses}}.',
      recipientRejected:
        'Le serveur d’envoi ne livre pas à cette adresse : {{addresses}}. Est-elle écrite correctement ?',
      senderRejected:
        'Le serveur d’envoi n’accepte pas votre adresse d’expéditeur. Utilisez celle qui appartient à votre compte.',
      wrongPassword:
        'Le serveur d’envoi n’accepte pas cet utilisateur et ce mot de passe. Certains fournisseurs demandent un mot de passe d’application.',
      unreachable:
        'Le serveur d’envoi est injoignable. Êtes-vous en ligne, et le serveur et le port sont-ils corrects ?',
      interrupted:
        'Le serveur d’envoi a interrompu l’échange. Le message est peut-être arrivé, peut-être pas ; le renvoyer ne fait aucun mal.',
      tlsFailure:
        'Aucune connexion sûre avec ce serveur d’envoi : son certificat n’est pas valable, ou il ne chiffre pas de cette façon. Rien n’a été envoyé. Le serveur, le port et le chiffrement sont-ils corrects ?',
      attachmentFailed:
        'Le brouillon et son fichier joint ne peuvent pas être écrits. Le disque est peut-être plein. Enregistrez la partie et joignez vous-même son fichier à un message.',
      noMailProgram:
        'Ce système ne connaît aucun logiciel de messagerie. Copiez la partie dans un message, ou enregistrez-la et joignez vous-même le fichier.',
      failed:
        'Le message n’a pas été envoyé, pour une raison que personne n’avait prévue. Enregistrez la partie et joignez vous-même son fichier à un message.',
    },
    said: 'Réponse du serveur : {{words}}',
    reached: 'Destinataires atteints : {{addresses}}.',
    opened: {
      link: 'Le brouillon est dans votre logiciel de messagerie. Envoyez-le de là.',
      shortLink:
        'Le brouillon est dans votre logiciel de messagerie. Il contient toute la partie, mais pas le dessin du plateau. Envoyez-le de là.',
      file: 'Le brouillon est dans votre logiciel de messagerie, avec la partie jointe. Envoyez-le de là. Si le logiciel affiche le message sans pouvoir l’envoyer, ouvrez le brouillon sans le fichier : le texte contient lui aussi toute la partie.',
    },
    sent: 'Le message est envoyé.',
    passwordNeeded: 'Il manque le mot de passe.',
    cancelled: 'Rien n’a été envoyé.',
    testSubject: 'Tantrix : message d’essai',
    testText: 'Ce message vient des préférences de Tantrix. L’envoi fonctionne.',
    password: {
      title: 'Mot de passe du courrier',
      text: 'Mot de passe pour {{user}} sur {{host}} :',
      label: 'Mot de passe',
      kept: 'Ce système le conserve chiffré.',
      notKept:
        'Ce système n’a pas de trousseau où le conserver : il sera demandé une fois à chaque lancement du programme.',
      give: 'Envoyer',
    },
  },
} as const satisfies Translated<typeof english>;
