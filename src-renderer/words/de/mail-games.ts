import type { mailGames as english } from '../en/mail-games';
import type { Translated } from '../translation';

/** Games by mail: handing a turn on, what comes in, and the list of them. */
export const mailGames = {
  mailGames: {
    title: 'E-Mail-Partien',
    none: 'Noch keine E-Mail-Partien. Starte eine über „Neue Partie“, oder öffne eine, die du bekommen hast, oder füge sie ein.',
    open: 'Öffnen',
    openGame: 'Partie mit {{others}} öffnen',
    send: 'Senden…',
    sendGame: 'Partie mit {{others}} senden',
    remove: 'Entfernen',
    removeGame: 'Partie mit {{others}} entfernen',
    unread_one:
      'Eine weitere Partie wurde von einer neueren Version von Tantrix gespeichert und lässt sich hier nicht öffnen. Sie bleibt unverändert.',
    unread_other:
      '{{count}} weitere Partien wurden von einer neueren Version von Tantrix gespeichert und lassen sich hier nicht öffnen. Sie bleiben unverändert.',
    since: 'seit {{date}}',
    moves_zero: 'noch keine Spielzüge',
    moves_one: '{{count}} Spielzug',
    moves_other: '{{count}} Spielzüge',
    state: {
      over: 'Die Partie ist zu Ende',
      myTurn: 'Du bist am Zug: {{player}}',
      theirTurn: 'Am Zug ist {{player}}',
    },
    handedOn: {
      no: 'noch nicht gesendet',
      sent: 'gesendet',
      drafted: 'im E-Mail-Programm geöffnet',
      copied: 'in die Zwischenablage kopiert',
      exported: 'als Datei exportiert',
    },
    fileName_zero: '{{players}}, erster Zug',
    fileName_one: '{{players}}, {{count}} Spielzug',
    fileName_other: '{{players}}, {{count}} Spielzüge',
    subject: 'Tantrix: {{name}}',
    again_one:
      'Der Zug ab Spielzug {{numbers}} wurde noch einmal gespielt, nachdem sein Stein schon gezogen war. Alle Spieler können das sehen.',
    again_other:
      'Die Züge ab den Spielzügen {{numbers}} wurden noch einmal gespielt, nachdem ihre Steine schon gezogen waren. Alle Spieler können das sehen.',
    playedAgain: 'noch einmal gespielt',
  },
  turnOver: {
    title: { start: 'Die neue Partie senden', turn: 'Dein Zug ist vorbei', end: 'Die Partie ist zu Ende' },
    next: 'Als Nächstes spielt {{player}}. Sende die Partie an {{address}}.',
    nextWithout: {
      usual:
        'Als Nächstes spielt {{player}}, hat aber keine E-Mail-Adresse. Trage sie unter „Spielerdaten“ ein, oder kopiere oder exportiere die Partie.',
      competition:
        'Als Nächstes spielt {{player}}, hat aber keine E-Mail-Adresse, und nach Turnierregeln kannst du keine eintragen. Kopiere oder exportiere die Partie stattdessen.',
    },
    end: 'Sende die beendete Partie an {{players}}, damit sie dort auch zu sehen ist.',
    none: 'Es gibt niemanden, dem du sie senden musst.',
    send: 'Senden',
    sendHint: 'von deinem E-Mail-Konto, sofort',
    draft: 'Entwurf öffnen',
    draftHint: 'in deinem E-Mail-Programm, mit der Partie als Anhang',
    copy: 'Kopieren',
    copyHint: 'als Text, zum Einfügen in eine E-Mail',
    export: 'Exportieren…',
    exportHint: 'als Datei, zum Anhängen an eine E-Mail',
    later: 'Später',
    laterHint: 'Die Partie ist in jedem Fall gespeichert. Hierher zurück kommst du mit Datei / Partie senden.',
    sending: 'Wird gesendet…',
    stop: 'Senden abbrechen',
    done: {
      sent: 'E-Mail gesendet. Die Partie bleibt unter „E-Mail-Partien“, bis du eine Antwort bekommst.',
      copied: 'Partie kopiert. Füge sie in eine E-Mail ein; sie bleibt auch als Zitat lesbar.',
      exported: 'Datei gespeichert. Hänge sie an eine E-Mail an.',
      drafted: 'Die Partie bleibt unter „E-Mail-Partien“, bis du eine Antwort bekommst.',
    },
    asLink: 'Ohne Anhang öffnen',
    copyFailed: 'Kopieren in die Zwischenablage nicht möglich. Exportiere die Partie und hänge die Datei an.',
    failed:
      'Die Partie wurde nicht gesendet, ist aber gespeichert. Versuche es erneut, kopiere sie in eine E-Mail, oder exportiere sie und hänge die Datei an.',
  },
  sending: {
    label: 'Partie wird gesendet',
    receiver: '{{player}}, {{address}}',
    waits: 'Wird in {{seconds}} s an {{receivers}} gesendet…',
    goes: 'Wird an {{receivers}} gesendet…',
    gone: 'An {{receivers}} gesendet.',
    failed: 'Nicht an {{receivers}} gesendet.',
    said: {
      waits:
        'Die Partie wird in wenigen Sekunden an {{receivers}} gesendet. Mit „Noch nicht senden“ hältst du das auf.',
      goes: 'Die Partie wird gesendet.',
      gone: 'Die Partie wurde an {{receivers}} gesendet.',
      failed: 'Die Partie wurde nicht an {{receivers}} gesendet, ist aber gespeichert.',
    },
    undo: 'Noch nicht senden',
    now: 'Jetzt senden',
    show: 'Partie zeigen',
  },
  mailWho: {
    title: 'Wer bist du in dieser Partie?',
    text: 'An den Adressen lässt sich nicht erkennen, welcher Spieler du bist. Du wirst nur einmal gefragt.',
    mover: 'ist am Zug',
    nobody: 'Nur zuschauen',
    nobodyHint: 'du spielst nicht mit',
  },
  mailDamaged: {
    title_one: 'Eine E-Mail-Partie ist beschädigt',
    title_other: '{{count}} E-Mail-Partien sind beschädigt',
    of: 'Die Partie mit {{names}} lässt sich nicht mehr lesen. Ihre Datei wurde im Profilordner aufgehoben als',
    folderTitle: 'Deine E-Mail-Partien fehlen',
    folder:
      'Anstelle des Ordners mit deinen E-Mail-Partien fand sich eine Datei. Sie wurde im Profilordner aufgehoben als',
    ofSomebody: 'Eine Partie lässt sich nicht mehr lesen. Ihre Datei wurde im Profilordner aufgehoben als',
    goOn_one:
      'Alle anderen Partien sind in Ordnung. Um diese fortzusetzen, öffne die letzte E-Mail, die du davon hast, oder bitte die anderen Spieler, sie noch einmal zu senden.',
    goOn_other:
      'Alle anderen Partien sind in Ordnung. Um diese fortzusetzen, öffne die letzten E-Mails, die du davon hast, oder bitte die anderen Spieler, sie noch einmal zu senden.',
    folderGoOn:
      'Um eine Partie fortzusetzen, öffne die letzte E-Mail, die du davon hast, oder bitte die anderen Spieler, sie noch einmal zu senden.',
  },
  mailKnown: {
    title: 'Bereits erhalten',
    text: {
      over: 'Du hast diese E-Mail schon einmal geöffnet. Die Partie ist zu Ende; hier ist sie.',
      myTurn:
        'Du hast diese E-Mail schon einmal geöffnet. Du bist noch am Zug; hier ist die Partie, wie du sie verlassen hast.',
      theirTurn:
        'Du hast diese E-Mail schon einmal geöffnet. Ein anderer Spieler ist am Zug; hier ist die Partie auf dem aktuellen Stand.',
    },
  },
  mailOlder: {
    title: 'Diesen Zug hast du schon gespielt',
    titleSeen: 'Diese E-Mail ist älter als deine Partie',
    text_zero: 'In der E-Mail gibt es noch keine Spielzüge; du hast schon {{of}} gesehen.',
    text_one: 'Die E-Mail hat {{count}} Spielzug; du hast schon {{of}} gesehen.',
    text_other: 'Die E-Mail hat {{count}} Spielzüge; du hast schon {{of}} gesehen.',
    next: {
      over: 'Die Partie ist zu Ende.',
      myTurn: 'In deiner Partie bist du am Zug.',
      theirTurn: 'In deiner Partie ist ein anderer Spieler am Zug. Ging deine E-Mail verloren, sende sie noch einmal.',
    },
    againHint:
      'Du kannst den Zug noch einmal spielen. Da du den nachgezogenen Stein schon kennst, wird die Partie für alle sichtbar gekennzeichnet, und wer deinen ersten Zug schon hat, nimmt keinen anderen an.',
    goOn: 'Meine Partie fortsetzen',
    sendAgain: 'Erneut senden…',
    playAgain: 'Zug erneut spielen',
  },
  mailRefused: {
    title: {
      past: 'Widersprüchlicher Spielverlauf',
      mail: 'Diese E-Mail wurde abgelehnt',
      file: 'Das ist deine E-Mail-Partie',
    },
    move: 'Abgelehnt: Spielzug {{move}} von {{player}} wurde geändert. Hier war es {{kept}}; in der E-Mail ist es {{arrived}}.',
    mark: 'Abgelehnt: Spielzug {{move}} von {{player}} war als noch einmal gespielt gekennzeichnet, in der E-Mail fehlt das.',
    players: 'Abgelehnt: Die E-Mail ändert, wer spielt oder an welchem Computer.',
    stopped:
      'Darin heißt es, alle Spieler hätten zugestimmt, die Partie vorzeitig zu beenden. E-Mail-Partien werden immer zu Ende gespielt, also hat jemand sie verändert.',
    unread: 'Eine neuere Version von Tantrix hat diese Partie hier gespeichert. Diese Version kann sie nicht lesen.',
    rehearsal:
      'Sie hat die Steine einer Partie, die du per E-Mail spielst, ist aber nicht mehr so gekennzeichnet. Solange jene Partie läuft, kannst du hier keine Züge ausprobieren.',
    deal: 'Abgelehnt: Sie sieht aus wie eine deiner Partien, aber die Regeln oder die Steine im Beutel sind andere.',
    stays: {
      past: 'Per E-Mail lassen sich Spielzüge nicht rückgängig machen. Deine Partie ist unverändert.',
      mail: 'Hier hat sich nichts geändert.',
      file: 'Deine Partie findest du unter „E-Mail-Partien“.',
    },
    look: 'Kopie ansehen',
  },
  mailAnother: {
    title: 'Eine andere Partie mit {{names}}',
    text: 'Diese E-Mail gehört nicht zu deiner laufenden Partie mit {{names}}: Die Steine oder Regeln sind andere. Wenn du die Fortsetzung dieser Partie erwartet hast, frag nach, bevor du spielst.',
    numbers: 'Partienummer in der E-Mail: {{arrived}}. Deine Partie: {{kept}}.',
    stays:
      'Deine Partie bleibt in jedem Fall erhalten. Wenn du diese hinzufügst, findest du beide unter „E-Mail-Partien“.',
    add: 'Partie hinzufügen',
  },
  mailAddress: {
    titleNames: 'Diese E-Mail ändert einen Namen',
    renamed: '{{player}} heißt in der E-Mail {{name}}.',
    textNames: 'Wenn du das nicht erwartet hast, behalte den alten Namen und frag nach.',
    title_one: 'Diese E-Mail ändert eine Adresse',
    title_other: 'Diese E-Mail ändert Adressen',
    change: '{{player}}: bisher {{kept}}, jetzt {{arrived}}.',
    none: 'keine Adresse',
    text: 'Deine nächsten Züge würden dorthin gehen. Wenn du das nicht erwartet hast, behalte die alte Adresse und frag nach.',
    old: 'Alte behalten',
    new: 'Neue verwenden',
  },
  mailRemove: {
    title: 'Diese Partie entfernen?',
    text: 'Die Partie mit {{name}} wird entfernt. Wenn du später noch eine E-Mail davon öffnest, gilt sie als neue Partie.',
    remove: 'Entfernen',
  },
} as const satisfies Translated<typeof english>;
