import type { mailGames as english } from '../en/mail-games';
import type { Translated } from '../translation';

/** Games by mail: handing a turn on, what comes in, and the list of them. */
export const mailGames = {
  mailGames: {
    title: 'E-mailpartijen',
    none: 'Nog geen e-mailpartijen. Begin er een met Nieuw spel, of plak of open er een die je hebt gekregen.',
    open: 'Openen',
    openGame: 'Partij met {{others}} openen',
    send: 'Versturen…',
    sendGame: 'Partij met {{others}} versturen',
    remove: 'Verwijderen',
    removeGame: 'Partij met {{others}} verwijderen',
    unread_one:
      'Nog één partij is opgeslagen door een nieuwere versie van Tantrix en kan hier niet worden geopend. Ze blijft ongewijzigd.',
    unread_other:
      'Nog {{count}} partijen zijn opgeslagen door een nieuwere versie van Tantrix en kunnen hier niet worden geopend. Ze blijven ongewijzigd.',
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
      drafted: 'geopend in je e-mailapp',
      copied: 'naar het klembord gekopieerd',
      exported: 'als bestand geëxporteerd',
    },
    fileName_zero: '{{players}}, eerste beurt',
    fileName_one: '{{players}}, {{count}} zet',
    fileName_other: '{{players}}, {{count}} zetten',
    subject: 'Tantrix: {{name}}',
    again_one:
      'De beurt vanaf zet {{numbers}} is opnieuw gespeeld nadat de steen al was getrokken. Alle spelers kunnen dit zien.',
    again_other:
      'De beurten vanaf zetten {{numbers}} zijn opnieuw gespeeld nadat de stenen al waren getrokken. Alle spelers kunnen dit zien.',
    playedAgain: 'opnieuw gespeeld',
  },
  turnOver: {
    title: { start: 'De nieuwe partij versturen', turn: 'Je beurt is voorbij', end: 'De partij is afgelopen' },
    next: '{{player}} is aan de beurt. Verstuur de partij naar {{address}}.',
    nextWithout: {
      usual:
        '{{player}} is aan de beurt, maar heeft geen e-mailadres. Vul er een in bij Spelersgegevens, of kopieer of exporteer de partij.',
      competition:
        '{{player}} is aan de beurt, maar heeft geen e-mailadres, en volgens de wedstrijdregels kun je er geen toevoegen. Kopieer of exporteer de partij.',
    },
    end: 'Stuur de afgelopen partij naar {{players}}, zodat zij die ook kunnen zien.',
    none: 'Je hoeft niemand iets te sturen.',
    send: 'Versturen',
    sendHint: 'direct vanuit je e-mailaccount',
    draft: 'Concept openen',
    draftHint: 'in je e-mailapp, met de partij als bijlage',
    copy: 'Kopiëren',
    copyHint: 'als tekst, om in een e-mail te plakken',
    export: 'Exporteren…',
    exportHint: 'als bestand, om bij een e-mail te voegen',
    later: 'Later',
    laterHint: 'De partij is hoe dan ook opgeslagen. Kies Bestand / Partij versturen om hier terug te komen.',
    sending: 'Versturen…',
    stop: 'Versturen stoppen',
    done: {
      sent: 'E-mail verstuurd. De partij blijft onder E-mailpartijen staan tot je antwoord krijgt.',
      copied: 'Partij gekopieerd. Plak haar in een e-mail; ook als citaat blijft ze leesbaar.',
      exported: 'Bestand opgeslagen. Voeg het bij een e-mail.',
      drafted: 'De partij blijft onder E-mailpartijen staan tot je antwoord krijgt.',
    },
    asLink: 'Openen zonder bijlage',
    copyFailed: 'Kan niet naar het klembord kopiëren. Exporteer de partij en voeg het bestand als bijlage toe.',
    failed:
      'De partij is niet verstuurd, maar wel opgeslagen. Probeer het opnieuw, kopieer haar naar een e-mail, of exporteer haar en voeg het bestand als bijlage toe.',
  },
  sending: {
    label: 'Partij versturen',
    receiver: '{{player}}, {{address}}',
    waits: 'Wordt over {{seconds}} s verstuurd naar {{receivers}}…',
    goes: 'Versturen naar {{receivers}}…',
    gone: 'Verstuurd naar {{receivers}}.',
    failed: 'Niet verstuurd naar {{receivers}}.',
    said: {
      waits:
        'De partij wordt over enkele seconden verstuurd naar {{receivers}}. Kies “Nog niet versturen” om dat te stoppen.',
      goes: 'De partij wordt verstuurd.',
      gone: 'De partij is verstuurd naar {{receivers}}.',
      failed: 'De partij is niet verstuurd naar {{receivers}}, maar wel opgeslagen.',
    },
    undo: 'Nog niet versturen',
    now: 'Nu versturen',
    show: 'Partij tonen',
  },
  mailWho: {
    title: 'Wie ben jij in deze partij?',
    text: 'De adressen laten niet zien welke speler jij bent. Dit wordt maar één keer gevraagd.',
    mover: 'is aan zet',
    nobody: 'Alleen kijken',
    nobodyHint: 'je speelt niet mee',
  },
  mailDamaged: {
    title_one: 'Een e-mailpartij is beschadigd',
    title_other: '{{count}} e-mailpartijen zijn beschadigd',
    of: 'De partij met {{names}} kan niet meer worden gelezen. Het bestand is in de profielmap bewaard als',
    folderTitle: 'Je e-mailpartijen ontbreken',
    folder: 'Op de plaats van de map met je e-mailpartijen stond een bestand. Dat is in de profielmap bewaard als',
    ofSomebody: 'Een partij kan niet meer worden gelezen. Het bestand is in de profielmap bewaard als',
    goOn_one:
      'Alle andere partijen zijn in orde. Open de laatste e-mail die je van deze hebt om verder te spelen, of vraag de andere spelers die opnieuw te sturen.',
    goOn_other:
      'Alle andere partijen zijn in orde. Open de laatste e-mails die je van deze hebt om verder te spelen, of vraag de andere spelers ze opnieuw te sturen.',
    folderGoOn:
      'Open de laatste e-mail die je van een partij hebt om verder te spelen, of vraag de andere spelers die opnieuw te sturen.',
  },
  mailKnown: {
    title: 'Al ontvangen',
    text: {
      over: 'Je hebt deze e-mail al eerder geopend. De partij is afgelopen; hier is ze.',
      myTurn:
        'Je hebt deze e-mail al eerder geopend. Je bent nog steeds aan de beurt; hier is de partij zoals je die achterliet.',
      theirTurn:
        'Je hebt deze e-mail al eerder geopend. Een andere speler is aan de beurt; hier is de partij zoals die er nu voor staat.',
    },
  },
  mailOlder: {
    title: 'Je hebt deze beurt al gespeeld',
    titleSeen: 'Deze e-mail is ouder dan je partij',
    text_zero: 'In de e-mail staan nog geen zetten; jij hebt er {{of}} gezien.',
    text_one: 'In de e-mail staat {{count}} zet; jij hebt er {{of}} gezien.',
    text_other: 'In de e-mail staan {{count}} zetten; jij hebt er {{of}} gezien.',
    next: {
      over: 'De partij is afgelopen.',
      myTurn: 'In jouw partij ben jij aan de beurt.',
      theirTurn:
        'In jouw partij is een andere speler aan de beurt. Is je e-mail zoekgeraakt, verstuur hem dan opnieuw.',
    },
    againHint:
      'Je kunt de beurt opnieuw spelen. Omdat je de steen die je erna trekt al hebt gezien, wordt de partij voor iedereen zichtbaar gemarkeerd, en spelers die je eerste beurt al hebben, accepteren geen andere.',
    goOn: 'Mijn partij voortzetten',
    sendAgain: 'Opnieuw versturen…',
    playAgain: 'Beurt opnieuw spelen',
  },
  mailRefused: {
    title: {
      past: 'Tegenstrijdig zetverloop',
      mail: 'Deze e-mail is geweigerd',
      file: 'Dit is je e-mailpartij',
    },
    move: 'Geweigerd: zet {{move}} van {{player}} is veranderd. Hier was het {{kept}}; in de e-mail is het {{arrived}}.',
    mark: 'Geweigerd: zet {{move}} van {{player}} was gemarkeerd als opnieuw gespeeld, en dat staat niet meer in de e-mail.',
    players: 'Geweigerd: de e-mail verandert wie er speelt, of op welke computer.',
    stopped:
      'Volgens deze e-mail zijn alle spelers akkoord om de partij voortijdig te beëindigen. E-mailpartijen worden altijd uitgespeeld, dus iemand heeft er iets aan veranderd.',
    unread: 'Een nieuwere versie van Tantrix heeft deze partij hier opgeslagen. Deze versie kan haar niet lezen.',
    rehearsal:
      'Dit zijn de stenen van een partij die je per e-mail speelt, maar ze is niet meer zo gemarkeerd. Zolang die partij loopt, kun je hier geen zetten uitproberen.',
    deal: 'Geweigerd: dit lijkt op een van je partijen, maar de regels of de stenen in de zak zijn anders.',
    stays: {
      past: 'Zetten kunnen niet per e-mail ongedaan worden gemaakt. Je partij is ongewijzigd.',
      mail: 'Er is hier niets veranderd.',
      file: 'Je partij staat onder E-mailpartijen.',
    },
    look: 'Kopie bekijken',
  },
  mailAnother: {
    title: 'Een andere partij met {{names}}',
    text: 'Deze e-mail hoort niet bij de partij die je met {{names}} speelt: de stenen of de regels zijn anders. Verwachtte je dat die partij verderging, vraag het dan na voordat je speelt.',
    numbers: 'Partijnummer in de e-mail: {{arrived}}. Jouw partij: {{kept}}.',
    stays: 'Je partij blijft in elk geval bewaard. Als je deze toevoegt, vind je beide onder E-mailpartijen.',
    add: 'Partij toevoegen',
  },
  mailAddress: {
    titleNames: 'Deze e-mail wijzigt een naam',
    renamed: '{{player}} heet in de e-mail {{name}}.',
    textNames: 'Als je dit niet verwachtte, houd dan de oude naam en vraag het na.',
    title_one: 'Deze e-mail wijzigt een adres',
    title_other: 'Deze e-mail wijzigt adressen',
    change: '{{player}}: was {{kept}}, nu {{arrived}}.',
    none: 'geen adres',
    text: 'Je volgende beurten zouden daarheen gaan. Als je dit niet verwachtte, houd dan het oude adres en vraag het na.',
    old: 'Oude houden',
    new: 'Nieuwe gebruiken',
  },
  mailRemove: {
    title: 'Deze partij verwijderen?',
    text: 'De partij met {{name}} wordt verwijderd. Open je er later nog een e-mail van, dan geldt die als een nieuwe partij.',
    remove: 'Verwijderen',
  },
} as const satisfies Translated<typeof english>;
