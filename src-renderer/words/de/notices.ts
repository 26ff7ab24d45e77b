import type { notices as english } from '../en/notices';
import type { Translated } from '../translation';

/** What is told when something has gone wrong. */
export const notices = {
  notice: {
    failure: {
      title: 'Das hat nicht geklappt',
      text: 'Etwas ging schief, was nicht schiefgehen sollte. Was offen ist, ist unverändert: Speichere es. Bitte melde, was du getan hast.',
    },
    pasteFailed: {
      title: 'Die Zwischenablage lässt sich nicht lesen',
      text: 'Das System lässt nicht zu, dass die Zwischenablage gelesen wird. Speichere den Text in einer Datei und importiere diese.',
    },
    pasteEmpty: {
      title: 'Nichts einzufügen',
      text: 'In der Zwischenablage ist kein Text. Kopiere zuerst die ganze E-Mail oder das ganze Textbild.',
    },
    copyFailed: {
      title: '{{what}} nicht kopiert',
      text: 'Das System lässt nicht zu, dass in die Zwischenablage geschrieben wird. {{what}} bitte stattdessen als Textdatei exportieren.',
    },
    settingsReset: {
      title: 'Die Einstellungen beginnen von vorn',
      text: 'Die Datei der Einstellungen war nicht zu verstehen. Sie wurde als .bak beiseitegelegt, und es gelten die üblichen Einstellungen.',
    },
    resultsDamaged: {
      title: 'Rätselergebnisse sind verloren gegangen',
      text: 'Die Datei deiner Rätselergebnisse war beschädigt. Jedes Ergebnis, das noch zu lesen war, ist erhalten; die beschädigte Datei wurde im Profil beiseitegelegt.',
    },
    lessonsDamaged: {
      title: 'Die Liste der Lektionen war beschädigt',
      text: 'Lektionen, die noch als erledigt zu lesen waren, sind es weiterhin; die übrigen machst du noch einmal. Die beschädigte Datei wurde im Profil beiseitegelegt.',
    },
    settingsNotKept: {
      title: 'Die Einstellung wird nicht aufbewahrt',
      text: 'Die Einstellungen lassen sich nicht schreiben. Sie gelten, bis das Programm endet; weitergespielt werden kann trotzdem.',
    },
    pageCrashed: {
      title: 'Das Fenster musste neu starten',
      text: 'Es ist ausgefallen, aber was offen war, ist erhalten und wieder so offen wie zuvor. Passiert das öfter, melde es bitte.',
    },
    mailGameTwice: {
      title: 'Diese Verteilung wird schon gespielt',
      text: 'Unter den E-Mail-Partien ist eine mit derselben Nummer, denselben Farben und demselben Anfang. Wähle eine andere Nummer, oder entferne zuerst jene Partie.',
    },
    rankingsFailed: {
      title: 'Die Rangliste lässt sich nicht zeigen',
      text: 'Was davon im Profil aufbewahrt ist, lässt sich gerade nicht lesen. Nichts ist verloren; versuch es später noch einmal.',
    },
    printFailed: {
      title: 'Die Seiten kamen nicht heraus',
      text: 'Sie wurden weder gedruckt noch als PDF gespeichert. Wähle noch einmal „Drucken…“; der Dialog sagt, woran es liegt.',
    },
    recoveryFailed: {
      title: 'Was zuletzt offen war, lässt sich nicht zurückholen',
      text: 'Was davon aufbewahrt wurde, ist beschädigt. Öffne es aus seiner Datei, wenn es gespeichert war.',
    },
  },
  failure: {
    details:
      'Die Details nennen die Version, das System und die Stelle des Fehlers. Namen, die das Programm kennt, sind ausgelassen; lies sie vor dem Senden durch.',
    notCopied: 'Das System lässt nicht zu, dass in die Zwischenablage geschrieben wird.',
    again: 'Fenster neu starten',
    game: {
      title: 'Das Fenster lässt sich nicht zeichnen',
      text: 'Darin ging etwas schief. Was offen ist, ist aufbewahrt und kommt wieder, wenn das Fenster neu startet.',
      leave: 'Programm verlassen',
    },
    manual: {
      title: 'Das Handbuch lässt sich nicht zeigen',
      text: 'In seinem Fenster ging etwas schief. Deine Partie ist davon nicht berührt.',
      leave: 'Handbuch schließen',
    },
  },
  fileTrouble: {
    title: {
      open: 'Die Datei ist nicht verwendbar',
      record: 'Die Datei ist nicht verwendbar',
      save: '{{what}} nicht gespeichert',
    },
    stays: 'Die offene {{what}} ist unverändert.',
    stays_puzzle: 'Das offene {{what}} ist unverändert.',
    open: {
      notFound: '„{{name}}“ ist nicht mehr da.',
      notAllowed: 'Du darfst „{{name}}“ nicht lesen.',
      readOnly: '„{{name}}“ lässt sich nicht lesen.',
      diskFull: '„{{name}}“ lässt sich nicht lesen.',
      tooLarge: '„{{name}}“ ist viel zu groß für eine Partie oder ein Rätsel von Tantrix.',
      notAGame: '„{{name}}“ ist weder eine Partie noch ein Rätsel von Tantrix.',
      failed: '„{{name}}“ lässt sich nicht lesen. Der Datenträger oder das Netz hat vielleicht einen Fehler.',
    },
    save: {
      notFound: 'Den Ordner von „{{name}}“ gibt es nicht mehr. {{what}} nicht gespeichert.',
      notAllowed: 'Du darfst „{{name}}“ nicht schreiben. {{what}} nicht gespeichert; wähle einen anderen Ordner.',
      readOnly:
        '„{{name}}“ liegt auf einem Datenträger, der sich nicht beschreiben lässt. {{what}} nicht gespeichert; wähle einen anderen Ordner.',
      diskFull:
        'Für „{{name}}“ ist auf dem Datenträger kein Platz. {{what}} nicht gespeichert; die alte Datei ist unverändert.',
      tooLarge: 'Die {{what}} ist zu groß zum Speichern.',
      tooLarge_puzzle: 'Das {{what}} ist zu groß zum Speichern.',
      notAGame: 'Die {{what}} lässt sich nicht speichern.',
      notAGame_puzzle: 'Das {{what}} lässt sich nicht speichern.',
      failed: '„{{name}}“ lässt sich nicht schreiben. {{what}} nicht gespeichert; wähle einen anderen Ordner.',
    },
    salvaged_zero: 'Die Verteilung lässt sich retten, aber kein Spielzug.',
    salvaged_one: 'Der erste Spielzug lässt sich retten und als neue Partie öffnen.',
    salvaged_other: 'Die ersten {{count}} Spielzüge lassen sich retten und als neue Partie öffnen.',
    salvagedUnsure_zero:
      'Nur eine Vermutung: Die Verteilung ist lesbar, aber kein Spielzug, und vielleicht ist es nicht die gespielte.',
    salvagedUnsure_one:
      'Nur eine Vermutung: Ein erlaubter Spielzug ist lesbar und lässt sich als neue Partie öffnen, aber vielleicht wurde ein anderer gespielt.',
    salvagedUnsure_other:
      'Nur eine Vermutung: {{count}} erlaubte Spielzüge sind lesbar und lassen sich als neue Partie öffnen, aber vielleicht wurden nicht alle so gespielt.',
    openSalvaged: 'Öffnen, was zu retten ist',
    record: {
      notAPicture: '„{{name}}“ ist kein lesbares Bild.',
      noGame:
        '„{{name}}“ enthält weder eine Partie noch ein Rätsel. Das tun nur Bilder und Texte, die Tantrix gemacht hat.',
      tooLarge: '„{{name}}“ ist viel zu groß für eine Partie oder ein Rätsel von Tantrix.',
      tooMuchWork: '„{{name}}“ zu lesen würde zu viel Zeit oder Speicher kosten. Nichts davon wurde übernommen.',
      notAGame: '„{{name}}“ ist weder eine Partie noch ein Rätsel von Tantrix.',
      newerVersion: '„{{name}}“ stammt von einer neueren Version von Tantrix.',
      cutOff: '„{{name}}“ ist abgeschnitten: Das Ende fehlt.',
      damaged:
        '„{{name}}“ ist beschädigt: Etwas darin ging verloren oder wurde verändert. Bitte noch einmal darum, falls es dir geschickt wurde.',
      unknownSet: '„{{name}}“ wird mit einem Satz von Steinen gespielt, den diese Version nicht hat.',
      badLine: '„{{name}}“ ist in Zeile {{line}} nicht zu verstehen.',
      badDeal: '„{{name}}“ enthält keine spielbare Verteilung: {{reason}}',
      badPuzzle: '„{{name}}“ enthält kein spielbares Rätsel: {{reason}}',
      isPuzzle: '„{{name}}“ enthält ein Rätsel; gebraucht wird hier eine Partie.',
      illegalMove: '„{{name}}“ bricht bei Spielzug {{move}} die Regeln. {{reason}}',
    },
    deal: {
      seatCount: 'Eine Partie hat zwei bis vier Spielende.',
      colourTwice: 'Zwei haben dieselbe Farbe.',
      starter: 'Wer anfangen soll, gibt es nicht.',
      bag: 'Der Beutel enthält nicht die 56 Steine.',
    },
    puzzle: {
      tiles: 'Die Steine gehören nicht zum Satz oder sind doppelt genannt.',
      colours: 'Das Ziel nennt eine Farbe, die kein Stein hat, oder gar keine.',
      shape: 'Die Form hat nicht so viele Zellen, wie es Steine sind.',
      loops: 'Das Ziel spricht von Schleifen, die es nicht verlangt.',
      numbers: 'Das Ziel zählt etwas, das sich nicht zählen lässt.',
      clues: 'Die Hinweise sind nicht Steine davon oder liegen aufeinander.',
      drawn: 'Die Reihenfolge der Steine gehört nicht dazu.',
      laid: 'Auf dem Tisch liegen fremde Steine, oder manche liegen aufeinander.',
      firm: 'Steine gelten als fest gespielt, die nicht auf dem Tisch liegen.',
    },
  },
} as const satisfies Translated<typeof english>;
