import type { dialogs as english } from '../en/dialogs';
import type { Translated } from '../translation';

/** The dialogs of a game. */
export const dialogs = {
  newGame: {
    title: 'Nieuw spel',
    playAgainTitle: 'Nog een partij',
    kindLabel: 'Spel',
    kind: {
      puzzle: 'Een puzzel',
      computer: 'Tegen de computer',
      people: 'Met anderen op deze computer',
      email: 'Met anderen per e-mail',
    },
    puzzle: 'Puzzel',
    puzzleTiles_one: '{{count}} steen',
    puzzleTiles_other: '{{count}} stenen',
    puzzleLevel: 'niveau {{level}}',
    you: 'Jij',
    who: 'Wie speelt',
    person: 'Iemand hier',
    byMail: 'Per e-mail',
    opponent: 'Computerspeler',
    level: 'Niveau',
    starts: 'Wie begint',
    startsWith: { drawn: 'Hoogste steen', lot: 'Door loting', winner: 'Winnaar van de vorige partij: {{player}}' },
    robotWon: '{{player}} heeft gewonnen en begint.',
    winnerPicks: '{{player}} heeft gewonnen, kiest een kleur en begint.',
    pairPicks: '{{players}} hebben gewonnen: zij kiezen een kleur, en {{player}} begint.',
    robotsWon: '{{players}} hebben gewonnen, en {{player}} begint.',
    players: 'Spelers',
    doubles: 'Dubbelspel',
    doublesHint: 'Partners zitten tegenover elkaar en bouwen aan één kleur. Iedereen heeft een eigen hand.',
    partner: 'Partner',
    playerCount: '{{count}} spelers',
    player: 'Speler {{number}}',
    name: 'Naam',
    email: 'E-mail',
    country: 'Land',
    colour: 'Kleur',
    seed: 'Trekkingsnummer',
    seedHint: 'Laat het leeg voor een willekeurige trekking. Hetzelfde nummer geeft dezelfde stenen.',
    seedBarred: 'Volgens de wedstrijdregels worden de stenen altijd willekeurig getrokken.',
    competition: 'Wedstrijdregels',
    competitionHint: 'Zetten blijven staan, de zak blijft dicht, en er zijn geen hints of tellingen.',
    ranked: 'Een partij met twee spelers, in één keer uitgespeeld, telt voor de ranglijst.',
    start: 'Beginnen',
    mixedScripts: '‘{{text}}’ mengt letters van verschillende schriften: {{scripts}}.',
    problem: {
      missing: 'Elke speler heeft een naam nodig.',
      plus: 'Het teken + kan niet worden gebruikt in een naam, e-mailadres of land.',
      tooLong: 'Gebruik hoogstens {{count}} tekens.',
      unprintable: 'Deze tekst bevat tekens die niet kunnen worden getoond.',
      hidden: 'Deze tekst bevat onzichtbare tekens. Typ hem opnieuw.',
      seed: 'Een geheel getal van 0 tot en met {{max}}, of niets.',
      emailMissing: 'Per e-mail heeft iedereen een adres nodig.',
      oneComputer: 'Bij een partij per e-mail moet er iemand hier spelen en iemand via e-mail.',
      colourTwice: 'De partij kan niet beginnen: twee spelers hebben dezelfde kleur. Geef ieder een eigen kleur.',
    },
  },
  playerDetails: {
    title: 'Spelersgegevens',
    player: 'Speler {{number}}, {{colour}}',
    robot: '{{name}}, computerspeler van niveau {{level}}',
  },
  saveChanges: {
    title: 'Deze {{what}} opslaan?',
    text: '“{{name}}” bevat wijzigingen die niet zijn opgeslagen. Ze gaan verloren als je ze niet opslaat.',
    save: 'Opslaan',
    discard: 'Niet opslaan',
  },
  sendFirst: {
    title: 'Je beurt versturen voor het afsluiten?',
    text: 'Een beurt per e-mail is nog niet verstuurd. Als je afsluit zonder te versturen, vind je de partij bij E-mailpartijen.',
    send: 'Versturen en afsluiten',
    leave: 'Afsluiten zonder te versturen',
  },
  stop: {
    title: 'De partij beëindigen?',
    text: 'De scores tellen zoals ze nu staan, en de partij wordt als afgebroken aangemerkt. Alle spelers moeten het ermee eens zijn.',
    robots: 'Computerspelers zijn het overal mee eens.',
    ranked: 'Als beiden akkoord zijn, telt de partij zoals ze nu staat voor de ranglijst.',
    notRanked:
      'Niemand kan namens een computerspeler akkoord gaan: als je nu stopt, telt de partij niet voor de ranglijst.',
    agrees: '{{player}} is akkoord',
    stop: 'Partij beëindigen',
  },
  fileChanged: {
    title: { changed: 'Het bestand is gewijzigd', drawnInto: 'Iemand heeft in deze afbeelding getekend' },
    text: {
      changed:
        '“{{name}}” is door iemand anders gewijzigd sinds het werd geopend of opgeslagen. Opslaan overschrijft wat daar nu staat.',
      drawnInto:
        '“{{name}}” is niet meer zoals Tantrix het tekende. Overschrijven vervangt de hele afbeelding, met alles wat erin is getekend.',
    },
    overwrite: 'Overschrijven',
  },
  recovery: {
    title: { game: 'Je partij is er nog', puzzle: 'Je puzzel is er nog' },
    game_one: 'Het programma stopte zonder te zijn afgesloten. De partij die open was, is bewaard, met {{count}} zet.',
    game_other:
      'Het programma stopte zonder te zijn afgesloten. De partij die open was, is bewaard, met {{count}} zetten.',
    puzzle_zero:
      'Het programma stopte zonder te zijn afgesloten. De puzzel die open was, is bewaard, met alle stenen in de doos.',
    puzzle_one:
      'Het programma stopte zonder te zijn afgesloten. De puzzel die open was, is bewaard, met {{count}} steen op tafel.',
    puzzle_other:
      'Het programma stopte zonder te zijn afgesloten. De puzzel die open was, is bewaard, met {{count}} stenen op tafel.',
    older: 'De laatste notitie ervan is beschadigd; de laatste zetten kunnen ontbreken.',
    open: 'Openen',
    discard: 'Weggooien',
  },
} as const satisfies Translated<typeof english>;
