import type { mailGames as english } from '../en/mail-games';
import type { Translated } from '../translation';

/** Games by mail: handing a turn on, what comes in, and the list of them. */
export const mailGames = {
  mailGames: {
    title: 'E-mailpartijen',
    none: 'Nog geen partijen per e-mail. Begin er een met Nieuw spel, of plak of open er een die je is toegestuurd.',
    open: 'Openen',
    openGame: 'De partij met {{others}} openen',
    send: 'Versturen…',
    sendGame: 'De partij met {{others}} versturen',
    remove: 'Verwijderen',
    removeGame: 'De partij met {{others}} verwijderen',
    unread_one:
      'Er is nog een partij bewaard, maar deze versie van het programma begrijpt die niet. Er verandert niets aan, zodat een nieuwere versie ermee verder kan.',
    unread_other:
      'Er zijn nog {{count}} partijen bewaard, maar deze versie van het programma begrijpt die niet. Er verandert niets aan, zodat een nieuwere versie ermee verder kan.',
    since: 'sinds {{date}}',
    moves_zero: 'nog geen zetten',
    moves_one: '{{count}} zet',
    moves_other: '{{count}} zetten',
    state: {
      over: 'De partij is afgelopen',
      myTurn: 'Jouw beurt: {{player}}',
      theirTurn: 'Wachten op {{player}}',
    },
    handedOn: {
      no: 'nog niet verstuurd',
      sent: 'verstuurd',
      drafted: 'aan het mailprogramma gegeven',
      copied: 'gekopieerd voor een e-mail',
      exported: 'geëxporteerd naar een bestand',
    },
    fileName_zero: '{{players}}, eerste beurt',
    fileName_one: '{{players}}, {{count}} zet',
    fileName_other: '{{players}}, {{count}} zetten',
    subject: 'Tantrix: {{name}}',
    again_one:
      'Met zet {{numbers}} begon een beurt die opnieuw is gespeeld, terwijl de getrokken steen al bekend was. Alle spelers zien dit.',
    again_other:
      'Met de zetten {{numbers}} begonnen beurten die opnieuw zijn gespeeld, terwijl de getrokken steen telkens al bekend was. Alle spelers zien dit.',
    playedAgain: 'opnieuw gespeeld',
  },
  turnOver: {
    title: { turn: 'Je beurt is voorbij', end: 'De partij is afgelopen' },
    next: '{{player}} is aan de beurt. Stuur de partij door naar {{address}}.',
    nextWithout: {
      usual:
        '{{player}} is aan de beurt, maar de partij kent geen e-mailadres. Vul er een in bij Spelersgegevens, of geef de partij door via het klembord of als bestand.',
      competition:
        '{{player}} is aan de beurt, maar de partij kent geen e-mailadres, en volgens de wedstrijdregels kan er geen worden ingevuld. Geef de partij door via het klembord of als bestand.',
    },
    end: 'Stuur het einde van de partij naar {{players}}, zodat ook zij het zien.',
    none: 'Er hoeft niemand te worden ingelicht.',
    send: 'Versturen',
    sendHint: 'via je e-mailaccount, meteen',
    draft: 'Concept openen',
    draftHint: 'in je mailprogramma, met de partij als bijlage',
    copy: 'Kopiëren',
    copyHint: 'als tekst, om in een e-mail te plakken',
    export: 'Exporteren…',
    exportHint: 'als bestand, om bij een e-mail te voegen',
    later: 'Later',
    laterHint: 'De partij blijft hoe dan ook bewaard. Met Beurt versturen, in het menu Bestand, kom je hier terug.',
    sending: 'De e-mail is onderweg…',
    stop: 'Verzenden stoppen',
    done: {
      sent: 'De e-mail is verstuurd. De partij staat bij E-mailpartijen tot het antwoord komt.',
      copied:
        'De partij staat op het klembord. Plak die in een e-mail; ook als de tekst wordt geciteerd, blijft die leesbaar.',
      exported: 'Het bestand is geschreven. Voeg het bij een e-mail.',
      drafted: 'De partij staat bij E-mailpartijen tot het antwoord komt.',
    },
    asLink: 'Openen zonder bijlage',
    copyFailed:
      'Het systeem laat niet toe dat er iets op het klembord wordt gezet. Exporteer de partij en voeg het bestand als bijlage toe.',
    failed:
      'De partij is niet verzonden, maar blijft bewaard: probeer het nog eens, kopieer haar naar een eigen e-mail, of exporteer haar en voeg het bestand toe.',
  },
  sending: {
    label: 'De beurt wordt verzonden',
    receiver: '{{player}}, {{address}}',
    waits: 'Gaat over {{seconds}} s naar {{receivers}}…',
    goes: 'Wordt verzonden naar {{receivers}}…',
    gone: 'Verzonden naar {{receivers}}.',
    failed: 'Niet verzonden naar {{receivers}}.',
    said: {
      waits: 'De partij gaat zo naar {{receivers}}. Met Ongedaan maken houd je dat tegen.',
      goes: 'De partij wordt verzonden.',
      gone: 'De partij is verzonden naar {{receivers}}.',
      failed: 'De partij is niet verzonden naar {{receivers}}. Ze blijft bewaard.',
    },
    undo: 'Ongedaan maken',
    now: 'Nu verzenden',
    show: 'Partij tonen',
  },
  mailWho: {
    title: 'Wie ben jij in deze partij?',
    text: 'Aan de adressen valt niet te zien welke van de spelers jij bent. Dit wordt maar één keer gevraagd.',
    mover: 'is nu aan zet',
    nobody: 'Geen van hen',
    nobodyHint: 'je kijkt alleen toe',
  },
  mailDamaged: {
    title_one: 'Een partij per e-mail is beschadigd',
    title_other: '{{count}} partijen per e-mail zijn beschadigd',
    of: 'De partij van {{names}} kan niet meer worden gelezen. Wat er van het bestand over is, is in het profiel apart gezet als',
    folderTitle: 'Je partijen per e-mail zijn weg',
    folder:
      'De map met je partijen per e-mail was weg: er lag een bestand op die plaats. Dat is in het profiel apart gezet als',
    ofSomebody:
      'Een partij kan niet meer worden gelezen. Wat er van het bestand over is, is in het profiel apart gezet als',
    goOn_one:
      'Alle andere partijen zijn zoals ze waren. Wil je met deze verdergaan, open dan de laatste e-mail die je ervan hebt, of vraag de andere spelers die nog eens te sturen.',
    goOn_other:
      'Alle andere partijen zijn zoals ze waren. Wil je met deze verdergaan, open dan de laatste e-mails die je ervan hebt, of vraag de andere spelers ze nog eens te sturen.',
    folderGoOn:
      'Wil je met een partij verdergaan, open dan de laatste e-mail die je ervan hebt, of vraag de andere spelers die nog eens te sturen.',
  },
  mailKnown: {
    title: 'Deze heb je al',
    text: {
      over: 'Deze e-mail is al eerder gelezen. De partij is afgelopen; hier is het resultaat.',
      myTurn:
        'Deze e-mail is al eerder gelezen. Je bent nog steeds aan de beurt; hier is de partij zoals je die achterliet.',
      theirTurn:
        'Deze e-mail is al eerder gelezen, en het wachten is op de beurt van iemand anders. Hier is de partij zoals die er nu voor staat.',
    },
  },
  mailOlder: {
    title: 'Je hebt deze beurt al gespeeld',
    titleSeen: 'Deze e-mail is ouder dan je partij',
    text_zero: 'In de e-mail is nog geen zet gedaan; jij hebt er {{of}} gezien.',
    text_one: 'In de e-mail staat {{count}} zet; jij hebt er {{of}} gezien.',
    text_other: 'In de e-mail staan {{count}} zetten; jij hebt er {{of}} gezien.',
    next: {
      over: 'De partij is afgelopen.',
      myTurn: 'Jij bent daar aan de beurt.',
      theirTurn: 'Iemand anders is daar aan zet. Is je e-mail zoekgeraakt, verstuur hem dan opnieuw.',
    },
    againHint:
      'Je kunt de beurt opnieuw spelen. Omdat de steen die je erna trekt al bekend is, wordt de partij voor iedereen zichtbaar gemarkeerd, en wie je eerste beurt al heeft, neemt geen andere aan.',
    goOn: 'Daar verdergaan',
    sendAgain: 'Opnieuw versturen…',
    playAgain: 'Opnieuw spelen',
  },
  mailRefused: {
    title: {
      past: 'Deze partij heeft een ander verleden',
      mail: 'Deze e-mail is geweigerd',
      file: 'Dit is je partij per e-mail',
    },
    move: 'Geweigerd: zet {{move}} van {{player}} is niet de zet die hier is gezien. Gezien is {{kept}}; in de e-mail is het {{arrived}}.',
    mark: 'Geweigerd: zet {{move}} van {{player}} stond te boek als opnieuw gespeeld, en de e-mail vermeldt dat niet meer.',
    players: 'Geweigerd: volgens de e-mail spelen er anderen, of op een andere computer.',
    stopped:
      'Er staat in dat alle spelers hebben afgesproken te stoppen. Een partij per e-mail wordt uitgespeeld, dus iemand heeft er iets aan veranderd.',
    unread:
      'Deze partij is hier bewaard door een nieuwere versie van het programma, op een manier die deze versie niet begrijpt.',
    rehearsal:
      'De stenen zijn die van een partij die je per e-mail speelt, maar dat staat er niet meer bij. Zolang die partij loopt, kun je hierin geen zetten uitproberen.',
    deal: 'Geweigerd: dit lijkt op een partij die hier is bewaard, maar de regels of de stenen in de zak zijn anders.',
    stays: {
      past: 'Niemand kan per e-mail een zet terugnemen. Je partij blijft bewaard zoals die was.',
      mail: 'Wat hier is bewaard, is niet veranderd.',
      file: 'Je partij staat onder ‘Partijen per e-mail’.',
    },
    look: 'Kopie bekijken',
  },
  mailAnother: {
    title: 'Een andere partij met {{names}}',
    text: 'Deze e-mail hoort niet bij de partij die je met {{names}} speelt: de stenen of de regels zijn anders. Verwachtte je het vervolg van die partij, vraag het dan na voordat je speelt.',
    numbers: 'Partijnummer in de e-mail: {{arrived}}. Jouw partij: {{kept}}.',
    stays: 'Je partij blijft in elk geval bewaard. Voeg je deze toe, dan staat ze ernaast onder ‘Partijen per e-mail’.',
    add: 'Partij toevoegen',
  },
  mailAddress: {
    titleNames: 'Deze e-mail wijzigt een naam',
    renamed: '{{player}} heet in de e-mail {{name}}.',
    textNames: 'Weet je niet waarom, houd dan de oude naam en vraag het na.',
    title_one: 'Deze e-mail wijzigt een adres',
    title_other: 'Deze e-mail wijzigt adressen',
    change: '{{player}} had {{kept}} en heeft in de e-mail {{arrived}}.',
    none: 'geen adres',
    text: 'Je volgende beurten zouden daarheen gaan. Weet je hier niets van, houd dan wat je had en vraag het na.',
    old: 'Oude houden',
    new: 'Nieuwe overnemen',
  },
  mailRemove: {
    title: 'Deze partij verwijderen?',
    text: 'De partij met {{name}} wordt vergeten. Een e-mail ervan die later nog komt, geldt als een nieuwe partij.',
    remove: 'Verwijderen',
  },
} as const satisfies Translated<typeof english>;
