import type { mail as english } from '../en/mail';
import type { Translated } from '../translation';

/** Sending mail, and what can go wrong with it. */
export const mail = {
  mail: {
    problem: {
      noAccount:
        'Aucun serveur d’envoi n’est configuré. Saisissez dans les préférences les données de votre fournisseur pour le courrier sortant (SMTP).',
      noAddress: 'Il manque une adresse : il en faut une pour vous et une pour le destinataire.',
      wrongAddress: 'Adresse e-mail incorrecte : {{addresses}}. Corrigez, puis renvoyez.',
      ambiguousRecipient: 'Le serveur d’envoi a trouvé plusieurs destinataires pour cette adresse : {{addresses}}.',
      recipientRejected:
        'Le serveur d’envoi ne peut pas livrer à cette adresse : {{addresses}}. Vérifiez l’orthographe.',
      senderRejected: 'Le serveur d’envoi n’accepte pas votre adresse d’expéditeur. Utilisez celle de votre compte.',
      wrongPassword:
        'Le serveur d’envoi a refusé l’utilisateur ou le mot de passe. Certains fournisseurs exigent un mot de passe d’application.',
      unreachable: 'Serveur d’envoi injoignable. Vérifiez la connexion, le nom du serveur et le port.',
      interrupted:
        'La connexion au serveur d’envoi a été perdue. Le message est peut-être déjà parti ; vous pouvez le renvoyer sans risque.',
      tlsFailure:
        'Pas de connexion sécurisée avec le serveur d’envoi : son certificat n’est pas valable, ou il n’accepte pas ce chiffrement. Rien n’a été envoyé. Vérifiez le serveur, le port et le chiffrement.',
      attachmentFailed:
        'Impossible d’écrire le brouillon avec sa pièce jointe. Le disque est peut-être plein. Enregistrez la partie et joignez vous-même son fichier à un message.',
      noMailProgram:
        'Aucune messagerie n’est configurée sur ce système. Copiez la partie dans un message, ou enregistrez-la et joignez vous-même le fichier.',
      failed:
        'Le message n’a pas été envoyé à cause d’une erreur inconnue. Enregistrez la partie et joignez vous-même son fichier à un message.',
    },
    said: 'Réponse du serveur : {{words}}',
    reached: 'Destinataires atteints : {{addresses}}.',
    opened: {
      link: 'Le brouillon est ouvert dans votre messagerie. Envoyez-le de là.',
      shortLink:
        'Le brouillon est ouvert dans votre messagerie. Il contient toute la partie, mais pas le dessin du plateau. Envoyez-le de là.',
      file: 'Le brouillon est ouvert dans votre messagerie, avec la partie jointe. Envoyez-le de là. Si elle affiche le message sans pouvoir l’envoyer, ouvrez le brouillon sans pièce jointe : le texte contient lui aussi toute la partie.',
    },
    sent: 'Message envoyé.',
    passwordNeeded: 'Saisissez le mot de passe.',
    cancelled: 'Rien n’a été envoyé.',
    testSubject: 'Tantrix : message d’essai',
    testText: 'Ceci est un essai lancé depuis les préférences de Tantrix. L’envoi de messages fonctionne.',
    password: {
      title: 'Mot de passe e-mail',
      text: 'Mot de passe pour {{user}} sur {{host}} :',
      label: 'Mot de passe',
      kept: 'Ce système le conserve chiffré.',
      notKept:
        'Ce système n’a pas de trousseau où le conserver : il sera demandé une fois à chaque démarrage de Tantrix.',
      give: 'Envoyer',
    },
  },
} as const satisfies Translated<typeof english>;
