import type { mail as english } from '../en/mail';
import type { Translated } from '../translation';

/** Sending mail, and what can go wrong with it. */
export const mail = {
  mail: {
    problem: {
      noAccount:
        'In den Einstellungen steht noch kein Mailserver. Trag dort ein, was dein Anbieter zum Postausgang (SMTP) angibt.',
      noAddress: 'Eine Adresse fehlt. Absender und Empfänger brauchen beide eine.',
      wrongAddress: 'Das kann keine Mailadresse sein: {{addresses}}. Berichtige sie und sende noch einmal.',
      ambiguousRecipient: 'Der Mailserver kennt unter dieser Adresse mehr als einen Empfänger: {{addresses}}.',
      recipientRejected: 'Der Mailserver stellt an diese Adresse nicht zu: {{addresses}}. Ist sie richtig geschrieben?',
      senderRejected:
        'Der Mailserver lässt dich nicht unter deiner Adresse senden. Nimm die, die zu deinem Konto gehört.',
      wrongPassword:
        'Der Mailserver nimmt diesen Benutzer mit diesem Passwort nicht an. Manche Anbieter verlangen ein App-Passwort.',
      unreachable: 'Der Mailserver ist nicht zu erreichen. Besteht eine Verbindung, und stimmen Server und Port?',
      interrupted:
        'Der Mailserver hat abgebrochen. Die E-Mail kann angekommen sein oder nicht; sie noch einmal zu senden schadet nicht.',
      tlsFailure:
        'Mit diesem Mailserver gibt es keine sichere Verbindung: Sein Zertifikat ist nicht in Ordnung, oder er verschlüsselt nicht auf diese Art. Nichts wurde gesendet. Stimmen Server, Port und Verschlüsselung?',
      attachmentFailed:
        'Der Entwurf mit der angehängten Datei lässt sich nicht schreiben. Vielleicht ist der Datenträger voll. Speichere die Partie und hänge ihre Datei selbst an eine E-Mail an.',
      noMailProgram:
        'Dieses System kennt kein Mailprogramm. Kopiere die Partie in eine E-Mail, oder speichere sie und hänge die Datei selbst an.',
      failed:
        'Die E-Mail wurde nicht gesendet, aus einem unvorhergesehenen Grund. Speichere die Partie und hänge ihre Datei selbst an eine E-Mail an.',
    },
    said: 'Der Server sagt wörtlich: {{words}}',
    reached: 'Angekommen ist sie bei {{addresses}}.',
    opened: {
      link: 'Dein Mailprogramm hat den Entwurf. Sende ihn von dort.',
      shortLink:
        'Dein Mailprogramm hat den Entwurf. Er enthält die ganze Partie, aber nicht die Zeichnung des Bretts. Sende ihn von dort.',
      file: 'Dein Mailprogramm hat den Entwurf mit der Partie als Anhang. Sende ihn von dort. Zeigt das Programm die E-Mail nur an und kann sie nicht senden, öffne den Entwurf ohne die Datei: Auch der Text enthält die ganze Partie.',
    },
    sent: 'Die E-Mail ist gesendet.',
    passwordNeeded: 'Das Passwort fehlt.',
    cancelled: 'Nichts wurde gesendet.',
    testSubject: 'Tantrix: eine Test-E-Mail',
    testText: 'Diese E-Mail kommt aus den Einstellungen von Tantrix. Das Senden klappt.',
    password: {
      title: 'Passwort für E-Mail',
      text: 'Das Passwort von {{user}} bei {{host}}:',
      label: 'Passwort',
      kept: 'Dieses System bewahrt es verschlüsselt auf.',
      notKept:
        'Dieses System hat keinen Schlüsselbund, um es aufzubewahren: Es wird bei jedem Lauf des Programms einmal erfragt.',
      give: 'Senden',
    },
  },
} as const satisfies Translated<typeof english>;
