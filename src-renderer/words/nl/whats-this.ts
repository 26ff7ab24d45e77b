import type { whatsThis as english } from '../en/whats-this';
import type { Translated } from '../translation';

/** What's this?: a word on each part of the window; commands and dialogs are explained in the manual's words. */
export const whatsThis = {
  whatsThis: {
    hint: 'Klik op wat je uitgelegd wilt hebben. Met Esc laat je het erbij.',
    more: 'Meer in de handleiding',
    open: 'Handleiding openen',
    nothing: {
      title: 'Hier valt niets uit te leggen',
      words: 'Voor dit deel van het venster is er geen hulp. Zoek in de handleiding naar wat je wilt weten.',
    },
    place: {
      hand: {
        title: 'Een hand',
        words:
          'De stenen van één speler, voor iedereen open, met de naam, de kleur en de score tot nu toe. Klik op de naam om de beste lijn of lus te laten oplichten. Wie aan zet is, is gemarkeerd.',
      },
      tile: {
        title: 'Een steen',
        words:
          'Elk van de 56 stenen heeft drie lijnstukken in drie kleuren. Een steen van jou die kan worden gespeeld, heeft een omlijsting: kies hem, leg hem op een veld, draai hem en speel hem.',
      },
      space: {
        title: 'Een veld',
        words:
          'Een lege plaats naast een steen. Met drie stenen eromheen is het gedwongen: een ring markeert het, een grotere ring als het nu moet worden gevuld, een balk als eerst een ander moet worden gevuld, een kruis als er geen steen meer past.',
      },
      board: {
        title: 'Het bord',
        words:
          'Alle stenen die zijn gespeeld: de tantrix. Sleep aan een lege plek om het bord te verschuiven, draai aan het muiswiel om te zoomen. Is er geen steen gekozen, dan draaien Page Up en Page Down het geheel.',
      },
      'status-text': {
        title: 'Wat nu te doen is',
        words:
          'Zegt wat er nu moet gebeuren, of waarom iets is geweigerd. Zolang de aanwijzer op een veld rust, staat hier wat dat veld nodig heeft.',
      },
      'bag-counter': {
        title: 'De zakteller',
        words: 'Hoeveel stenen er nog in de zak zitten. Een klik toont welke, behalve bij wedstrijdregels.',
      },
      scores: {
        title: 'De scores',
        words:
          'De beste lijn of lus van elke kleur: een steen van een lijn telt voor één punt, een steen van een lus voor twee. Klik er een aan om die op het bord te laten oplichten.',
      },
      'replay-bar': {
        title: 'Het naspelen',
        words:
          'Leidt zet voor zet door de partij: terug, vooruit, vanzelf of rechtstreeks naar een zet naar keuze. Aan de partij verandert niets.',
      },
      'puzzle-box': {
        title: 'De doos',
        words:
          'De stenen van de puzzel die nog niet zijn gelegd. Sleep er een naar de tafel, of kies er een en klik op een vak.',
      },
      'puzzle-clock': {
        title: 'De klok',
        words:
          'De tijd die je aan deze puzzel hebt besteed, de richttijd en je beste tijd. Achter een dialoogvenster staat de klok stil.',
      },
      'move-list': {
        title: 'Alle zetten',
        words: 'Wie welke steen speelde, van de eerste tot de laatste. Kies een zet om de stelling erna te zien.',
      },
      'analysis-graph': {
        title: 'Het verloop van de partij',
        words:
          'Wie na elke zet naar verwachting zou winnen, en met hoeveel punten. Stippen markeren zetten waarvoor een betere bestond. Klik om de stelling te zien.',
      },
      'start-screen': {
        title: 'Het begin',
        words: 'Er is geen partij open. Begin een nieuwe, of open er een die is opgeslagen.',
      },
      'menu-bar': {
        title: 'De menu’s',
        words: 'Alles wat het programma kan. Alt met de onderstreepte letter opent een menu met het toetsenbord.',
      },
      toolbar: {
        title: 'De werkbalk',
        words: 'De meestgebruikte opdrachten. Laat de aanwijzer op een pictogram rusten om te lezen wat het doet.',
      },
      lesson: {
        title: 'De les',
        words:
          'Een les: wat je in deze stelling moet doen, en wat er van je zet is geworden. Je kunt het zo vaak proberen als je wilt.',
      },
      'side-panel': {
        title: 'Een paneel',
        words: 'Staat naast het bord terwijl de partij doorgaat. Esc sluit het.',
      },
    },
  },
} as const satisfies Translated<typeof english>;
