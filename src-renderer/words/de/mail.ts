import type { mail as english } from '../en/mail';
import type { Translated } from '../translation';

/** Sending mail, and what can go wrong with it. */
export const mail = {
  mail: {
    problem: {
      noAccount:
        'Es ist kein Mailserver eingerichtet. Trage in den Einstellungen die Angaben deines E-Mail-Anbieters zum Postausgang (SMTP) ein.',
      noAddress: 'Eine Adresse fehlt. Du und der Empfänger braucht beide eine.',
      wrongAddress: 'Keine gültige E-Mail-Adresse: {{addresses}}. Korrigiere sie und sende erneut.',
      ambiguousRecipient: 'Der Mailserver hat mehr als einen Empfänger zu dieser Adresse gefunden: {{addresses}}.',
      recipientRejected: 'Der Mailserver kann an diese Adresse nicht zustellen: {{addresses}}. Prüfe die Schreibweise.',
      senderRejected:
        'Der Mailserver lässt dich nicht mit deiner Adresse senden. Verwende die Adresse, die zu deinem Konto gehört.',
      wrongPassword:
        'Der Mailserver hat Benutzername oder Passwort abgelehnt. Manche Anbieter verlangen ein App-Passwort.',
      unreachable: 'Der Mailserver ist nicht erreichbar. Prüfe deine Verbindung, den Servernamen und den Port.',
      interrupted:
        'Die Verbindung zum Mailserver wurde unterbrochen. Ob die E-Mail gesendet wurde, ist unklar; du kannst sie bedenkenlos noch einmal senden.',
      tlsFailure:
        'Keine sichere Verbindung zum Mailserver: Sein Zertifikat ist ungültig, oder er unterstützt diese Verschlüsselung nicht. Es wurde nichts gesendet. Prüfe Server, Port und Verschlüsselung.',
      attachmentFailed:
        'Der Entwurf mit der angehängten Datei kann nicht geschrieben werden. Vielleicht ist der Datenträger voll. Speichere die Partie und hänge ihre Datei selbst an eine E-Mail an.',
      noMailProgram:
        'Auf diesem System ist kein E-Mail-Programm eingerichtet. Kopiere die Partie in eine E-Mail, oder speichere sie und hänge die Datei selbst an.',
      failed:
        'Die E-Mail wurde wegen eines unbekannten Fehlers nicht gesendet. Speichere die Partie und hänge ihre Datei selbst an eine E-Mail an.',
    },
    said: 'Antwort des Servers: {{words}}',
    reached: 'Angekommen bei {{addresses}}.',
    opened: {
      link: 'Der Entwurf ist in deinem E-Mail-Programm geöffnet. Sende ihn von dort.',
      shortLink:
        'Der Entwurf ist in deinem E-Mail-Programm geöffnet. Er enthält die ganze Partie, aber nicht die Zeichnung des Bretts. Sende ihn von dort.',
      file: 'Der Entwurf ist in deinem E-Mail-Programm geöffnet, mit der Partie als Anhang. Sende ihn von dort. Wenn das Programm die E-Mail nur anzeigt und nicht senden kann, öffne den Entwurf ohne Anhang: Auch der Text enthält die ganze Partie.',
    },
    sent: 'E-Mail gesendet.',
    passwordNeeded: 'Gib das Passwort ein.',
    cancelled: 'Es wurde nichts gesendet.',
    testSubject: 'Tantrix: Test-E-Mail',
    testText: 'Das ist ein Test aus den Einstellungen von Tantrix. Das Senden von E-Mails funktioniert.',
    password: {
      title: 'E-Mail-Passwort',
      text: 'Passwort für {{user}} bei {{host}}:',
      label: 'Passwort',
      kept: 'Dieses System speichert es verschlüsselt.',
      notKept:
        'Dieses System hat keinen Schlüsselbund, um es zu speichern. Du wirst daher bei jedem Start von Tantrix einmal danach gefragt.',
      give: 'Senden',
    },
  },
} as const satisfies Translated<typeof english>;
