import type { mail as english } from '../en/mail';
import type { Translated } from '../translation';

/** Sending mail, and what can go wrong with it. */
export const mail = {
  mail: {
    problem: {
      noAccount:
        'In de Instellingen staat nog geen mailserver. Vul daar in wat je provider opgeeft voor uitgaande e-mail (SMTP).',
      noAddress: 'Er ontbreekt een adres. Zowel jij als de ontvanger heeft er een nodig.',
      wrongAddress: 'Dit kan geen e-mailadres zijn: {{addresses}}. Verbeter het en verstuur opnieuw.',
      ambiguousRecipient: 'De mailserver kent meer dan één ontvanger bij dit adres: {{addresses}}.',
      recipientRejected: 'De mailserver bezorgt niet op dit adres: {{addresses}}. Is het goed geschreven?',
      senderRejected:
        'De mailserver laat je niet onder je adres versturen. Gebruik het adres dat bij je account hoort.',
      wrongPassword:
        'De mailserver aanvaardt deze gebruiker met dit wachtwoord niet. Sommige providers vragen om een app-wachtwoord.',
      unreachable: 'De mailserver is niet bereikbaar. Heb je verbinding, en kloppen server en poort?',
      interrupted:
        'De mailserver verbrak de verbinding. De e-mail is misschien aangekomen, misschien niet; nog eens versturen kan geen kwaad.',
      tlsFailure:
        'Er is geen veilige verbinding met deze mailserver: het certificaat deugt niet, of de server versleutelt niet op deze manier. Er is niets verstuurd. Kloppen server, poort en versleuteling?',
      attachmentFailed:
        'Het concept met de bijlage kan niet worden geschreven. Misschien is de schijf vol. Sla de partij op en voeg het bestand zelf bij een e-mail.',
      noMailProgram:
        'Dit systeem kent geen mailprogramma. Kopieer de partij naar een e-mail, of sla die op en voeg het bestand zelf als bijlage toe.',
      failed:
        'De e-mail is niet verstuurd, om een reden die niemand had voorzien. Sla de partij op en voeg het bestand zelf bij een e-mail.',
    },
    said: 'De server meldt letterlijk: {{words}}',
    reached: 'Wel aangekomen bij {{addresses}}.',
    opened: {
      link: 'Het concept staat in je mailprogramma. Verstuur het van daaruit.',
      shortLink:
        'Het concept staat in je mailprogramma. De hele partij zit erin, maar niet de tekening van het bord. Verstuur het van daaruit.',
      file: 'Het concept staat in je mailprogramma, met de partij als bijlage. Verstuur het van daaruit. Toont het programma de e-mail alleen en kan het hem niet versturen, open het concept dan zonder bijlage: ook in de tekst zit de hele partij.',
    },
    sent: 'De e-mail is verstuurd.',
    passwordNeeded: 'Het wachtwoord ontbreekt.',
    cancelled: 'Er is niets verstuurd.',
    testSubject: 'Tantrix: een testbericht',
    testText: 'Deze e-mail komt uit de Instellingen van Tantrix. Versturen werkt.',
    password: {
      title: 'Wachtwoord voor e-mail',
      text: 'Het wachtwoord van {{user}} bij {{host}}:',
      label: 'Wachtwoord',
      kept: 'Dit systeem bewaart het versleuteld.',
      notKept:
        'Dit systeem heeft geen sleutelbos om het in te bewaren: elke keer dat je het programma gebruikt, wordt er één keer om gevraagd.',
      give: 'Versturen',
    },
  },
} as const satisfies Translated<typeof english>;
