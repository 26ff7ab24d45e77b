import type { notices as english } from '../en/notices';
import type { Translated } from '../translation';

/** What is told when something has gone wrong. */
export const notices = {
  notice: {
    failure: {
      title: 'Er is iets misgegaan',
      text: 'Er is een onverwachte fout opgetreden. Wat je open hebt, is ongewijzigd: sla het op. Meld alsjeblieft wat je aan het doen was.',
    },
    pasteFailed: {
      title: 'Kan het klembord niet lezen',
      text: 'Het systeem blokkeert de toegang tot het klembord. Sla de tekst op in een bestand en importeer dat.',
    },
    pasteEmpty: {
      title: 'Niets om te plakken',
      text: 'Er staat geen tekst op het klembord. Kopieer eerst de hele e-mail of de hele tekstafbeelding.',
    },
    copyFailed: {
      title: 'De {{what}} is niet gekopieerd',
      text: 'Het systeem blokkeert de toegang tot het klembord. Exporteer de {{what}} in plaats daarvan als tekstbestand.',
    },
    movingPictureFailed: {
      title: 'De bewegende afbeelding kon niet worden getekend',
      text: 'Sla de {{what}} in plaats daarvan op als afbeelding of als bestand.',
    },
    settingsReset: {
      title: 'Instellingen hersteld',
      text: 'Het instellingenbestand kon niet worden gelezen. Het is bewaard als .bak-bestand, en de standaardinstellingen worden gebruikt.',
    },
    resultsDamaged: {
      title: 'Puzzelresultaten verloren',
      text: 'Het bestand met je puzzelresultaten was beschadigd. Alle leesbare resultaten zijn bewaard, en het beschadigde bestand staat nog in de profielmap.',
    },
    gamesDamaged: {
      title: 'Enkele afgelopen partijen verloren',
      text: 'Het bestand met je afgelopen partijen was beschadigd. Alles wat leesbaar was, telt mee; het beschadigde bestand staat nog in de profielmap.',
    },
    lessonsDamaged: {
      title: 'Je lesvoortgang was beschadigd',
      text: 'Sommige voltooide lessen kunnen als niet gedaan worden getoond. Het beschadigde bestand staat nog in de profielmap.',
    },
    settingsNotKept: {
      title: 'Instelling niet opgeslagen',
      text: 'De instellingen kunnen niet worden opgeslagen. Ze gelden tot je afsluit; je kunt verder met de {{what}}.',
    },
    pageCrashed: {
      title: 'Het venster is opnieuw gestart',
      text: 'Het liep vast, maar je {{what}} is bewaard en weer geopend. Gebeurt dit vaker, meld het dan alsjeblieft.',
    },
    mailGameTwice: {
      title: 'Je speelt dit spel al',
      text: 'Een van je e-mailpartijen heeft hetzelfde spelnummer, dezelfde kleuren en dezelfde beginspeler. Kies een ander spelnummer, of verwijder eerst die partij.',
    },
    rankingsFailed: {
      title: 'Kan de ranglijst niet tonen',
      text: 'De ranglijst kan nu niet worden gelezen. Er is niets verloren; probeer het later opnieuw.',
    },
    printFailed: {
      title: 'Afdrukken mislukt',
      text: 'Er is niets afgedrukt of als pdf opgeslagen. Kies opnieuw Afdrukken…; het dialoogvenster laat zien wat er mis is.',
    },
    recoveryFailed: {
      title: 'Kan je laatste partij of puzzel niet herstellen',
      text: 'Het herstelbestand is beschadigd. Als je zelf had opgeslagen, open dan dat bestand.',
    },
  },
  failure: {
    details:
      'De details bevatten de versie, het systeem en de plaats van de fout. Bekende namen zijn weggelaten; controleer ze voordat je ze verstuurt.',
    notCopied: 'Kan niet naar het klembord kopiëren.',
    again: 'Venster opnieuw starten',
    game: {
      title: 'Kan het venster niet tonen',
      text: 'Er is iets misgegaan. Wat je open had, is bewaard en komt terug als het venster opnieuw start.',
      leave: 'Afsluiten',
    },
    manual: {
      title: 'Kan de handleiding niet tonen',
      text: 'Er is iets misgegaan in dit venster. Je partij blijft ongewijzigd.',
      leave: 'Handleiding sluiten',
    },
  },
  fileTrouble: {
    title: {
      open: 'Kan het bestand niet openen',
      record: 'Kan het bestand niet openen',
      save: 'De {{what}} is niet opgeslagen',
    },
    stays: 'De geopende {{what}} is ongewijzigd.',
    open: {
      notFound: '“{{name}}” bestaat niet meer.',
      notAllowed: 'Je hebt geen toestemming om “{{name}}” te lezen.',
      readOnly: '“{{name}}” kan niet worden gelezen.',
      diskFull: '“{{name}}” kan niet worden gelezen.',
      tooLarge: '“{{name}}” is te groot voor een Tantrix-partij of -puzzel.',
      notAGame: '“{{name}}” is geen Tantrix-partij of -puzzel.',
      failed: '“{{name}}” kan niet worden gelezen. Misschien is er een probleem met de schijf of het netwerk.',
    },
    save: {
      notFound: 'De map van “{{name}}” bestaat niet meer. De {{what}} is niet opgeslagen; kies een andere map.',
      notAllowed:
        'Je hebt geen toestemming om “{{name}}” te schrijven. De {{what}} is niet opgeslagen; kies een andere map.',
      readOnly: '“{{name}}” staat op een alleen-lezenschijf. De {{what}} is niet opgeslagen; kies een andere map.',
      diskFull:
        'Er is niet genoeg schijfruimte voor “{{name}}”. De {{what}} is niet opgeslagen; het oude bestand is ongewijzigd.',
      tooLarge: 'De {{what}} is te groot om op te slaan.',
      notAGame: 'De {{what}} kan niet worden opgeslagen.',
      failed: '“{{name}}” kan niet worden geschreven. De {{what}} is niet opgeslagen; kies een andere map.',
    },
    salvaged_zero: 'De stenen kunnen worden hersteld, maar geen zetten.',
    salvaged_one: 'De eerste zet kan worden hersteld en als nieuwe partij geopend.',
    salvaged_other: 'De eerste {{count}} zetten kunnen worden hersteld en als nieuwe partij geopend.',
    salvagedUnsure_zero:
      'Dit is een gok: de stenen kunnen worden hersteld, maar geen zetten, en misschien zijn het niet de oorspronkelijke.',
    salvagedUnsure_one:
      'Dit is een gok: één geldige zet kan worden hersteld en als nieuwe partij geopend, maar misschien is het niet de oorspronkelijke.',
    salvagedUnsure_other:
      'Dit is een gok: {{count}} geldige zetten kunnen worden hersteld en als nieuwe partij geopend, maar misschien zijn het niet allemaal de oorspronkelijke.',
    openSalvaged: 'Herstelbaar deel openen',
    record: {
      notAPicture: '“{{name}}” is geen leesbare afbeelding.',
      noGame:
        '“{{name}}” bevat geen partij of puzzel. Die staan alleen in afbeeldingen en teksten die met Tantrix zijn gemaakt.',
      tooLarge: '“{{name}}” is te groot voor een Tantrix-partij of -puzzel.',
      tooMuchWork: '“{{name}}” lezen zou te veel tijd of geheugen kosten. Het bestand is niet geopend.',
      notAGame: '“{{name}}” is geen Tantrix-partij of -puzzel.',
      newerVersion: '“{{name}}” is opgeslagen met een nieuwere versie van Tantrix. Werk Tantrix bij om het te openen.',
      cutOff: '“{{name}}” is onvolledig: het einde ontbreekt.',
      damaged:
        '“{{name}}” is beschadigd: een deel is verloren gegaan of veranderd. Heeft iemand het je gestuurd, vraag er dan opnieuw om.',
      unknownSet: '“{{name}}” gebruikt een set stenen die deze versie niet heeft.',
      badLine: 'Regel {{line}} van “{{name}}” kan niet worden gelezen.',
      badDeal: '“{{name}}” heeft geen speelbare stenenverdeling: {{reason}}',
      badPuzzle: '“{{name}}” heeft geen speelbare puzzel: {{reason}}',
      isPuzzle: '“{{name}}” is een puzzel. Kies in plaats daarvan een partij.',
      illegalMove: '“{{name}}” is bij zet {{move}} in strijd met de regels. {{reason}}',
    },
    deal: {
      seatCount: 'een partij heeft twee tot vier spelers nodig.',
      colourTwice: 'twee spelers hebben dezelfde kleur.',
      starter: 'de beginspeler bestaat niet.',
      bag: 'in de zak zitten niet de 56 stenen.',
    },
    puzzle: {
      tiles: 'de stenen horen niet bij de set of komen dubbel voor.',
      colours: 'het doel heeft geen kleur, of een kleur die op geen enkele steen staat.',
      shape: 'de vorm heeft niet evenveel vakken als stenen.',
      loops: 'het doel stelt regels voor lussen waar het niet om vraagt.',
      numbers: 'het doel bevat een ongeldig getal.',
      clues: 'de aanwijzingen overlappen elkaar of horen niet bij de stenen.',
      drawn: 'de volgorde van de stenen past niet bij de puzzel.',
      laid: 'stenen op het bord overlappen elkaar of horen niet bij de puzzel.',
      firm: 'vaste stenen liggen niet op het bord.',
    },
  },
} as const satisfies Translated<typeof english>;
