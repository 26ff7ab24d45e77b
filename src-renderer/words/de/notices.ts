import type { notices as english } from '../en/notices';
import type { Translated } from '../translation';

/** What is told when something has gone wrong. */
export const notices = {
  notice: {
    failure: {
      title: 'Etwas ist schiefgegangen',
      text: 'Ein unerwarteter Fehler ist aufgetreten. Was du geöffnet hast, ist unverändert: Speichere es. Bitte melde, was du gerade gemacht hast.',
    },
    pasteFailed: {
      title: 'Zwischenablage nicht lesbar',
      text: 'Das System hat den Zugriff auf die Zwischenablage blockiert. Speichere den Text in einer Datei und importiere diese.',
    },
    pasteEmpty: {
      title: 'Nichts einzufügen',
      text: 'Die Zwischenablage enthält keinen Text. Kopiere zuerst die ganze E-Mail oder das ganze Textbild.',
    },
    copyFailed: {
      title: '{{what}} nicht kopiert',
      text: 'Das System hat den Zugriff auf die Zwischenablage blockiert. {{what}} bitte stattdessen als Textdatei exportieren.',
    },
    movingPictureFailed: {
      title: 'Das bewegte Bild konnte nicht gezeichnet werden',
      text: '{{what}} bitte stattdessen als Bild oder als Datei speichern.',
    },
    settingsReset: {
      title: 'Einstellungen zurückgesetzt',
      text: 'Die Einstellungsdatei war nicht lesbar. Sie wurde als .bak-Datei aufgehoben; es gelten die Standardeinstellungen.',
    },
    resultsDamaged: {
      title: 'Rätselergebnisse verloren',
      text: 'Die Datei mit deinen Rätselergebnissen war beschädigt. Alle lesbaren Ergebnisse sind erhalten; die beschädigte Datei liegt noch im Profilordner.',
    },
    gamesDamaged: {
      title: 'Einige beendete Partien verloren',
      text: 'Die Datei mit deinen beendeten Partien war beschädigt. Alles Lesbare zählt weiter; die beschädigte Datei liegt noch im Profilordner.',
    },
    lessonsDamaged: {
      title: 'Lernfortschritt beschädigt',
      text: 'Manche abgeschlossenen Lektionen werden vielleicht als offen angezeigt. Die beschädigte Datei liegt noch im Profilordner.',
    },
    settingsNotKept: {
      title: 'Einstellung nicht gespeichert',
      text: 'Die Einstellungen lassen sich nicht speichern. Sie gelten, bis du das Programm beendest; du kannst weiterspielen.',
    },
    pageCrashed: {
      title: 'Das Fenster wurde neu gestartet',
      text: 'Es ist abgestürzt, aber was du geöffnet hattest, ist erhalten und wieder da. Passiert das öfter, melde es bitte.',
    },
    mailGameTwice: {
      title: 'Du spielst diese Partie schon',
      text: 'Eine deiner E-Mail-Partien hat dieselbe Spielnummer, dieselben Farben und denselben Startspieler. Wähle eine andere Spielnummer, oder entferne zuerst jene Partie.',
    },
    rankingsFailed: {
      title: 'Rangliste nicht verfügbar',
      text: 'Die Rangliste ist gerade nicht lesbar. Nichts ist verloren; versuche es später erneut.',
    },
    printFailed: {
      title: 'Drucken fehlgeschlagen',
      text: 'Es wurde nichts gedruckt und nichts als PDF gespeichert. Wähle noch einmal „Drucken…“; der Dialog zeigt das Problem.',
    },
    recoveryFailed: {
      title: 'Wiederherstellen fehlgeschlagen',
      text: 'Die Wiederherstellungsdatei ist beschädigt. Wenn du die Partie oder das Rätsel selbst gespeichert hast, öffne diese Datei.',
    },
  },
  failure: {
    details:
      'Die Details enthalten die Version, das System und die Stelle des Fehlers. Bekannte Namen sind ausgelassen; prüfe sie vor dem Senden.',
    notCopied: 'Kopieren in die Zwischenablage nicht möglich.',
    again: 'Fenster neu starten',
    game: {
      title: 'Das Fenster kann nicht angezeigt werden',
      text: 'Etwas ist schiefgegangen. Was du geöffnet hattest, ist erhalten und wieder da, sobald das Fenster neu startet.',
      leave: 'Beenden',
    },
    manual: {
      title: 'Das Handbuch kann nicht angezeigt werden',
      text: 'In diesem Fenster ist etwas schiefgegangen. Deine Partie ist nicht betroffen.',
      leave: 'Handbuch schließen',
    },
  },
  fileTrouble: {
    title: {
      open: 'Datei kann nicht geöffnet werden',
      record: 'Datei kann nicht geöffnet werden',
      save: '{{what}} nicht gespeichert',
    },
    stays: 'Die offene {{what}} ist unverändert.',
    stays_puzzle: 'Das offene {{what}} ist unverändert.',
    stays_pattern: 'Das offene {{what}} ist unverändert.',
    open: {
      notFound: '„{{name}}“ existiert nicht mehr.',
      notAllowed: 'Du hast keine Berechtigung, „{{name}}“ zu lesen.',
      readOnly: '„{{name}}“ kann nicht gelesen werden.',
      diskFull: '„{{name}}“ kann nicht gelesen werden.',
      tooLarge: '„{{name}}“ ist zu groß für eine Tantrix-Partie oder ein Tantrix-Rätsel.',
      notAGame: '„{{name}}“ ist weder eine Tantrix-Partie noch ein Tantrix-Rätsel.',
      failed:
        '„{{name}}“ kann nicht gelesen werden. Vielleicht gibt es ein Problem mit dem Datenträger oder dem Netzwerk.',
    },
    save: {
      notFound:
        'Der Ordner von „{{name}}“ existiert nicht mehr. {{what}} nicht gespeichert; wähle einen anderen Ordner.',
      notAllowed:
        'Du hast keine Berechtigung, „{{name}}“ zu schreiben. {{what}} nicht gespeichert; wähle einen anderen Ordner.',
      readOnly:
        '„{{name}}“ liegt auf einem schreibgeschützten Datenträger. {{what}} nicht gespeichert; wähle einen anderen Ordner.',
      diskFull: 'Nicht genug Speicherplatz für „{{name}}“. {{what}} nicht gespeichert; die alte Datei ist unverändert.',
      tooLarge: 'Die {{what}} ist zu groß zum Speichern.',
      tooLarge_puzzle: 'Das {{what}} ist zu groß zum Speichern.',
      tooLarge_pattern: 'Das {{what}} ist zu groß zum Speichern.',
      notAGame: 'Die {{what}} kann nicht gespeichert werden.',
      notAGame_puzzle: 'Das {{what}} kann nicht gespeichert werden.',
      notAGame_pattern: 'Das {{what}} kann nicht gespeichert werden.',
      failed: '„{{name}}“ kann nicht geschrieben werden. {{what}} nicht gespeichert; wähle einen anderen Ordner.',
    },
    salvaged_zero: 'Die Steinverteilung lässt sich retten, aber kein Spielzug.',
    salvaged_one: 'Der erste Spielzug lässt sich retten und als neue Partie öffnen.',
    salvaged_other: 'Die ersten {{count}} Spielzüge lassen sich retten und als neue Partie öffnen.',
    salvagedUnsure_zero:
      'Nur eine Vermutung: Eine Steinverteilung lässt sich retten, aber kein Spielzug, und vielleicht ist es nicht die ursprüngliche.',
    salvagedUnsure_one:
      'Nur eine Vermutung: Ein erlaubter Spielzug lässt sich retten und als neue Partie öffnen, aber vielleicht ist es nicht der ursprüngliche.',
    salvagedUnsure_other:
      'Nur eine Vermutung: {{count}} erlaubte Spielzüge lassen sich retten und als neue Partie öffnen, aber vielleicht sind nicht alle die ursprünglichen.',
    openSalvaged: 'Geretteten Teil öffnen',
    record: {
      notAPicture: '„{{name}}“ ist kein lesbares Bild.',
      noGame:
        '„{{name}}“ enthält weder eine Partie noch ein Rätsel. Das tun nur Bilder und Texte, die mit Tantrix erstellt wurden.',
      tooLarge: '„{{name}}“ ist zu groß für eine Tantrix-Partie oder ein Tantrix-Rätsel.',
      tooMuchWork: '„{{name}}“ zu lesen würde zu viel Zeit oder Speicher kosten. Die Datei wurde nicht geöffnet.',
      notAGame: '„{{name}}“ ist weder eine Tantrix-Partie noch ein Tantrix-Rätsel.',
      newerVersion:
        '„{{name}}“ wurde mit einer neueren Version von Tantrix gespeichert. Aktualisiere Tantrix, um sie zu öffnen.',
      cutOff: '„{{name}}“ ist unvollständig: Das Ende fehlt.',
      damaged:
        '„{{name}}“ ist beschädigt: Ein Teil ging verloren oder wurde verändert. Falls du die Datei bekommen hast, bitte noch einmal darum.',
      unknownSet: '„{{name}}“ verwendet einen Satz von Steinen, den diese Version nicht hat.',
      badLine: 'Zeile {{line}} von „{{name}}“ ist nicht lesbar.',
      badDeal: '„{{name}}“ hat keine spielbare Steinverteilung: {{reason}}',
      badPuzzle: '„{{name}}“ hat kein spielbares Rätsel: {{reason}}',
      isPuzzle: '„{{name}}“ ist ein Rätsel. Wähle stattdessen eine Partie.',
      illegalMove: '„{{name}}“ verstößt bei Spielzug {{move}} gegen die Regeln. {{reason}}',
    },
    deal: {
      seatCount: 'Eine Partie braucht zwei bis vier Spieler.',
      colourTwice: 'Zwei Spieler haben dieselbe Farbe.',
      starter: 'Den Startspieler gibt es nicht.',
      bag: 'Der Beutel enthält nicht die 56 Steine.',
    },
    puzzle: {
      tiles: 'Die Steine gehören nicht zum Satz oder kommen doppelt vor.',
      colours: 'Das Ziel hat keine Farbe oder eine, die kein Stein hat.',
      shape: 'Die Form hat nicht so viele Zellen, wie es Steine gibt.',
      loops: 'Das Ziel hat Vorgaben für Schleifen, die es nicht verlangt.',
      numbers: 'Das Ziel enthält eine ungültige Zahl.',
      clues: 'Die Hinweise überlappen sich oder gehören nicht zu den Steinen.',
      drawn: 'Die Reihenfolge der Steine passt nicht zum Rätsel.',
      laid: 'Steine auf dem Brett überlappen sich oder gehören nicht zum Rätsel.',
      firm: 'Feste Steine liegen nicht auf dem Brett.',
    },
  },
} as const satisfies Translated<typeof english>;
