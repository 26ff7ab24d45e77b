import type { notices as english } from '../en/notices';
import type { Translated } from '../translation';

/** What is told when something has gone wrong. */
export const notices = {
  notice: {
    failure: {
      title: 'Dat is niet gelukt',
      text: 'Er is een onverwachte fout opgetreden. Wat open is, is zoals het was: sla het op. Meld alsjeblieft wat je aan het doen was.',
    },
    pasteFailed: {
      title: 'Het klembord kan niet worden gelezen',
      text: 'Het systeem laat niet toe dat het klembord wordt gelezen. Sla de tekst op in een bestand en importeer dat.',
    },
    pasteEmpty: {
      title: 'Niets om te plakken',
      text: 'Er staat geen tekst op het klembord. Kopieer eerst de hele e-mail of de hele tekstafbeelding.',
    },
    copyFailed: {
      title: 'De {{what}} is niet gekopieerd',
      text: 'Het systeem laat niet toe dat er iets op het klembord wordt gezet. Exporteer de {{what}} in plaats daarvan als tekstbestand.',
    },
    settingsReset: {
      title: 'De instellingen zijn teruggezet',
      text: 'Het instellingenbestand was onbegrijpelijk. Het is apart gezet als .bak, en de standaardinstellingen gelden.',
    },
    resultsDamaged: {
      title: 'Er zijn puzzelresultaten verloren gegaan',
      text: 'Het bestand met je puzzelresultaten was beschadigd. Elk resultaat dat nog te lezen was, is bewaard; het beschadigde bestand is in het profiel apart gezet.',
    },
    lessonsDamaged: {
      title: 'De lijst van lessen was beschadigd',
      text: 'Lessen die nog als gedaan te lezen waren, blijven dat; doe de andere opnieuw. Het beschadigde bestand is in het profiel apart gezet.',
    },
    settingsNotKept: {
      title: 'De instelling wordt niet bewaard',
      text: 'De instellingen kunnen niet worden geschreven. Ze gelden tot je het programma afsluit; de {{what}} kan doorgaan.',
    },
    pageCrashed: {
      title: 'Het venster is opnieuw gestart',
      text: 'Het liep vast, maar je {{what}} is bewaard en staat weer open zoals die was. Gebeurt dit vaker, meld het dan alsjeblieft.',
    },
    mailGameTwice: {
      title: 'Deze trekking wordt al gespeeld',
      text: 'Bij de e-mailpartijen is er een met hetzelfde trekkingsnummer, dezelfde kleuren en hetzelfde begin. Kies een ander trekkingsnummer, of verwijder eerst die partij.',
    },
    rankingsFailed: {
      title: 'De ranglijst kan niet worden getoond',
      text: 'De ranglijst in het profiel kan nu niet worden gelezen. Er is niets verloren; probeer het later nog eens.',
    },
    printFailed: {
      title: 'Het afdrukken is niet gelukt',
      text: 'De pagina’s zijn niet afgedrukt en ook niet als pdf opgeslagen. Kies opnieuw Afdrukken…; in dat venster staat wat er mis is.',
    },
    recoveryFailed: {
      title: 'Wat het laatst open was, kan niet worden teruggehaald',
      text: 'Wat ervan was bewaard, is beschadigd. Open het uit het bestand, als het was opgeslagen.',
    },
  },
  failure: {
    details:
      'De gegevens noemen de versie, het systeem en de plaats van de fout. Namen die het programma kent zijn weggelaten; lees ze voordat je ze verstuurt.',
    notCopied: 'Het systeem laat niet toe dat er naar het klembord wordt geschreven.',
    again: 'Het venster opnieuw starten',
    game: {
      title: 'Het venster kan niet worden getekend',
      text: 'Er ging iets mis in het venster. Wat open is, is bewaard en komt terug als het venster opnieuw begint.',
      leave: 'Het programma verlaten',
    },
    manual: {
      title: 'De handleiding kan niet worden getoond',
      text: 'Er ging iets mis in haar venster. Je partij is onaangeroerd.',
      leave: 'De handleiding sluiten',
    },
  },
  fileTrouble: {
    title: {
      open: 'Het bestand is onbruikbaar',
      record: 'Het bestand is onbruikbaar',
      save: 'De {{what}} is niet opgeslagen',
    },
    stays: 'De geopende {{what}} is zoals die was.',
    open: {
      notFound: '“{{name}}” is er niet meer.',
      notAllowed: 'Je hebt geen leesrechten voor “{{name}}”.',
      readOnly: '“{{name}}” kan niet worden gelezen.',
      diskFull: '“{{name}}” kan niet worden gelezen.',
      tooLarge: '“{{name}}” is veel te groot voor een partij of puzzel van Tantrix.',
      notAGame: '“{{name}}” is geen partij en geen puzzel van Tantrix.',
      failed: '“{{name}}” kan niet worden gelezen. Misschien is er een storing in de schijf of het netwerk.',
    },
    save: {
      notFound: 'De map van “{{name}}” is er niet meer. De {{what}} is niet opgeslagen.',
      notAllowed: 'Je hebt geen schrijfrechten voor “{{name}}”. De {{what}} is niet opgeslagen; kies een andere map.',
      readOnly:
        '“{{name}}” staat op een schijf die niet kan worden beschreven. De {{what}} is niet opgeslagen; kies een andere map.',
      diskFull:
        'Op de schijf is geen plaats voor “{{name}}”. De {{what}} is niet opgeslagen; het oude bestand is zoals het was.',
      tooLarge: 'De {{what}} is te groot om op te slaan.',
      notAGame: 'De {{what}} kan niet worden opgeslagen.',
      failed: '“{{name}}” kan niet worden geschreven. De {{what}} is niet opgeslagen; kies een andere map.',
    },
    salvaged_zero: 'De trekking is te redden, maar geen zetten.',
    salvaged_one: 'De eerste zet is te redden en als nieuwe partij te openen.',
    salvaged_other: 'De eerste {{count}} zetten zijn te redden en als nieuwe partij te openen.',
    salvagedUnsure_zero:
      'Dit is een gok: de trekking is leesbaar, maar geen zetten, en misschien is er niet mee gespeeld.',
    salvagedUnsure_one:
      'Dit is een gok: er is één geldige zet leesbaar, die als nieuwe partij kan worden geopend, maar misschien is een andere zet gespeeld.',
    salvagedUnsure_other:
      'Dit is een gok: er zijn {{count}} geldige zetten leesbaar, die als nieuwe partij kunnen worden geopend, maar misschien zijn ze niet allemaal zo gespeeld.',
    openSalvaged: 'Openen wat te redden is',
    record: {
      notAPicture: '“{{name}}” is geen leesbare afbeelding.',
      noGame:
        '“{{name}}” bevat geen partij en geen puzzel. Die zitten alleen in afbeeldingen en teksten die Tantrix heeft gemaakt.',
      tooLarge: '“{{name}}” is veel te groot voor een partij of puzzel van Tantrix.',
      tooMuchWork: '“{{name}}” inlezen zou te veel tijd of geheugen kosten. Er is niets van gebruikt.',
      notAGame: '“{{name}}” is geen partij en geen puzzel van Tantrix.',
      newerVersion: '“{{name}}” is geschreven door een nieuwere versie van Tantrix.',
      cutOff: '“{{name}}” is afgebroken: het einde ontbreekt.',
      damaged:
        '“{{name}}” is beschadigd: er is iets verloren gegaan of veranderd. Is het je toegestuurd, vraag er dan nog eens om.',
      unknownSet: '“{{name}}” wordt gespeeld met een set stenen die deze versie niet heeft.',
      badLine: '“{{name}}” is onbegrijpelijk in regel {{line}}.',
      badDeal: '“{{name}}” bevat geen speelbare trekking: {{reason}}',
      badPuzzle: '“{{name}}” bevat geen speelbare puzzel: {{reason}}',
      isPuzzle: '“{{name}}” bevat een puzzel, en hier is een partij nodig.',
      illegalMove: '“{{name}}” is bij zet {{move}} in strijd met de regels. {{reason}}',
    },
    deal: {
      seatCount: 'een partij heeft twee tot vier spelers.',
      colourTwice: 'twee spelers hebben dezelfde kleur.',
      starter: 'de speler die begint, bestaat niet.',
      bag: 'in de zak zitten niet de 56 stenen.',
    },
    puzzle: {
      tiles: 'de stenen horen niet bij de set of zijn dubbel genoemd.',
      colours: 'het doel noemt een kleur die geen enkele steen heeft, of helemaal geen kleur.',
      shape: 'de vorm heeft niet evenveel vakken als er stenen zijn.',
      loops: 'het doel gaat over lussen die het niet verlangt.',
      numbers: 'het doel telt iets wat niet te tellen is.',
      clues: 'de aanwijzingen zijn geen stenen van de puzzel of liggen op elkaar.',
      drawn: 'de volgorde van de stenen hoort er niet bij.',
      laid: 'er liggen andere stenen op tafel dan die van de puzzel, of er liggen stenen op elkaar.',
      firm: 'er zijn stenen vast gespeeld die niet op tafel liggen.',
    },
  },
} as const satisfies Translated<typeof english>;
