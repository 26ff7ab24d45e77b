import type { mail as english } from '../en/mail';
import type { Translated } from '../translation';

/** Sending mail, and what can go wrong with it. */
export const mail = {
  mail: {
    problem: {
      noAccount:
        'Er is geen mailserver ingesteld. Vul in Instellingen de gegevens van je e-mailprovider voor uitgaande e-mail (SMTP) in.',
      noAddress: 'Er ontbreekt een adres. Jij en de ontvanger hebben er allebei een nodig.',
      wrongAddress: 'Geen geldig e-mailadres: {{addresses}}. Verbeter het en verstuur opnieuw.',
      ambiguousRecipient: 'De mailserver vond meer dan één ontvanger voor dit adres: {{addresses}}.',
      recipientRejected: 'De mailserver kan niet bezorgen op dit adres: {{addresses}}. Controleer de spelling.',
      senderRejected:
        'De mailserver laat je niet vanaf je adres versturen. Gebruik het adres dat bij je account hoort.',
      wrongPassword:
        'De mailserver heeft de gebruikersnaam of het wachtwoord geweigerd. Sommige providers vragen om een app-wachtwoord.',
      unreachable: 'Kan de mailserver niet bereiken. Controleer je verbinding, de servernaam en de poort.',
      interrupted:
        'De verbinding met de mailserver is verbroken. De e-mail is misschien wel, misschien niet verstuurd; je kunt hem gerust opnieuw versturen.',
      tlsFailure:
        'Kan geen veilige verbinding met de mailserver maken: het certificaat is ongeldig, of de server ondersteunt deze versleuteling niet. Er is niets verstuurd. Controleer de server, de poort en de versleuteling.',
      attachmentFailed:
        'Kan het concept met de bijlage niet opslaan. Misschien is de schijf vol. Sla de partij op en voeg het bestand zelf bij een e-mail.',
      noMailProgram:
        'Er is geen e-mailapp ingesteld op dit systeem. Kopieer de partij naar een e-mail, of sla haar op en voeg het bestand zelf als bijlage toe.',
      failed:
        'De e-mail is niet verstuurd door een onbekende fout. Sla de partij op en voeg het bestand zelf bij een e-mail.',
    },
    said: 'Antwoord van de server: {{words}}',
    reached: 'Wel aangekomen bij {{addresses}}.',
    opened: {
      link: 'Het concept staat open in je e-mailapp. Verstuur het van daaruit.',
      shortLink:
        'Het concept staat open in je e-mailapp. De hele partij zit erin, maar niet de tekening van het bord. Verstuur het van daaruit.',
      file: 'Het concept staat open in je e-mailapp, met de partij als bijlage. Verstuur het van daaruit. Toont de app de e-mail alleen en kan die niet versturen, open het concept dan zonder bijlage: ook in de tekst zit de hele partij.',
    },
    sent: 'E-mail verstuurd.',
    passwordNeeded: 'Voer het wachtwoord in.',
    cancelled: 'Er is niets verstuurd.',
    testSubject: 'Tantrix: testbericht',
    testText: 'Dit is een test vanuit de Instellingen van Tantrix. E-mail versturen werkt.',
    password: {
      title: 'E-mailwachtwoord',
      text: 'Wachtwoord voor {{user}} op {{host}}:',
      label: 'Wachtwoord',
      kept: 'Dit systeem slaat het versleuteld op.',
      notKept:
        'Dit systeem heeft geen sleutelbos om het op te slaan. Daarom wordt er elke keer dat je Tantrix start één keer om gevraagd.',
      give: 'Versturen',
    },
  },
} as const satisfies Translated<typeof english>;
