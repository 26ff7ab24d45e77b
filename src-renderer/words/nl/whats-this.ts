import type { whatsThis as english } from '../en/whats-this';
import type { Translated } from '../translation';

/** What's this?: a word on each part of the window; commands and dialogs are explained in the manual's words. */
export const whatsThis = {
  whatsThis: {
    hint: 'Klik op wat je wilt weten. Druk op Esc om te annuleren.',
    more: 'Meer in de handleiding',
    open: 'Handleiding openen',
    nothing: {
      title: 'Geen hulp voor dit deel',
      words: 'Dit deel van het venster heeft geen uitleg. Zoek in de handleiding.',
    },
    place: {
      hand: {
        title: 'Een hand',
        words:
          'De stenen van één speler, zichtbaar voor iedereen, met naam, kleur en score tot nu toe. Klik op de naam om de beste lijn of lus te markeren. De speler die aan zet is, is gemarkeerd.',
      },
      tile: {
        title: 'Een steen',
        words:
          'Elk van de 56 stenen heeft drie lijnstukken in drie kleuren. Je speelbare stenen hebben een gekleurde rand: selecteer er een, leg hem op een veld, draai hem en speel hem.',
      },
      space: {
        title: 'Een veld',
        words:
          'Een lege plaats naast een steen. Met drie stenen eromheen is het gedwongen: een stip markeert het, een koperen rand als het nu moet worden gevuld, een balk als eerst een ander moet worden gevuld, een kruis als er geen steen meer past.',
      },
      board: {
        title: 'Het bord',
        words:
          'Alle stenen die tot nu toe zijn gespeeld: de tantrix. Sleep het lege bord om het te verplaatsen, gebruik het muiswiel om te zoomen. Is er geen steen geselecteerd, dan draaien Page Up en Page Down het hele bord.',
      },
      'status-text': {
        title: 'Wat nu te doen is',
        words:
          'Zegt wat je nu moet doen, of waarom iets is geweigerd. Wijs een veld aan om te zien wat het nodig heeft.',
      },
      'bag-counter': {
        title: 'De zakteller',
        words: 'Hoeveel stenen er nog in de zak zitten. Klik om te zien welke, behalve bij wedstrijdregels.',
      },
      scores: {
        title: 'De scores',
        words:
          'De beste lijn of lus van elke kleur. Elke steen telt voor één punt in een lijn, voor twee in een lus. Klik er een aan om die op het bord te markeren.',
      },
      'replay-bar': {
        title: 'Het naspelen',
        words:
          'Gaat stap voor stap door de partij: terug, vooruit, automatisch of direct naar een zet. De partij zelf verandert niet.',
      },
      'puzzle-box': {
        title: 'De doos',
        words:
          'De stenen van de puzzel die nog niet op het bord liggen. Sleep er een naar het bord, of selecteer hem en klik op een vak.',
      },
      'puzzle-clock': {
        title: 'De klok',
        words:
          'Je tijd voor deze puzzel, de richttijd en je beste tijd. De klok pauzeert zolang er een dialoogvenster open is.',
      },
      'pattern-box': {
        title: 'Alle stenen',
        words:
          'Elke steen van alle sets; de doos raakt nooit leeg. Sleep er een naar de tafel, of kies hem en klik op een vakje. Het getal zegt hoeveel er op tafel liggen.',
      },
      race: {
        title: 'Race',
        words:
          'Alle spelers van Gobble met de stenen die ze nog hebben, de tijd en je eigen stenen. Kies hier een steen en dan een veld; na een gobble een steen en dan de knop naast een tegenstander.',
      },
      'move-list': {
        title: 'Alle zetten',
        words: 'Wie welke steen speelde, van de eerste tot de laatste. Kies er een om de stelling erna te zien.',
      },
      'turning-points': {
        title: 'Keerpunten',
        words:
          'De zetten die het meest kostten, met wat er gespeeld is en wat beter was. Klik op een zet om hem op het bord te zien.',
      },
      'analysis-graph': {
        title: 'Hoe de partij verliep',
        words:
          'Wie na elke zet waarschijnlijk zou winnen, en met hoeveel punten. Stippen markeren zetten die beter hadden gekund. Klik om de stelling te zien.',
      },
      'start-screen': {
        title: 'Het startscherm',
        words: 'Er is geen partij open. Begin een nieuwe, of open een opgeslagen partij.',
      },
      'menu-bar': {
        title: 'De menu’s',
        words: 'Alles wat het programma kan. Druk op Alt en de onderstreepte letter om een menu te openen.',
      },
      toolbar: {
        title: 'De werkbalk',
        words: 'De meestgebruikte opdrachten. Wijs een pictogram aan om te zien wat het doet.',
      },
      lesson: {
        title: 'De les',
        words: 'Een les: wat je in deze stelling moet doen, en hoe je zet uitpakte. Probeer het zo vaak als je wilt.',
      },
      study: {
        title: 'Studie',
        words: 'De studie: wat te vinden is, wat er van je zet werd en hoe het verdergaat.',
      },
      tip: {
        title: 'Een tip',
        words:
          'Legt iets uit als je het voor het eerst in een partij tegenkomt. Sluit de tip met de knop of Esc, of speel gewoon verder. In Instellingen kun je tips uitzetten.',
      },
      statistics: {
        title: 'Jouw statistieken',
        words:
          'Wat je voltooide partijen en opgeloste puzzels opleveren, geteld uit de bestanden in je map. Met de pijltoetsen loop je door grafiek en kalender.',
      },
      'side-panel': {
        title: 'Een paneel',
        words: 'Blijft naast het bord staan terwijl je speelt. Druk op Esc om het te sluiten.',
      },
    },
  },
} as const satisfies Translated<typeof english>;
