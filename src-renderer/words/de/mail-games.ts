import type { mailGames as english } from '../en/mail-games';
import type { Translated } from '../translation';

/** Games by mail: handing a turn on, what comes in, and the list of them. */
export const mailGames = {
  mailGames: {
    title: 'E-Mail-Partien',
    none: 'Noch keine Partien per E-Mail. Beginne eine über „Neue Partie“, oder füge eine ein oder öffne eine, die dir geschickt wurde.',
    open: 'Öffnen',
    openGame: 'Partie mit {{others}} öffnen',
    send: 'Senden…',
    sendGame: 'Partie mit {{others}} senden',
    remove: 'Entfernen',
    removeGame: 'Partie mit {{others}} entfernen',
    unread_one:
      'Noch eine Partie ist aufbewahrt, aber diese Version des Programms versteht sie nicht. Sie bleibt, wie sie ist, für eine neuere.',
    unread_other:
      'Noch {{count}} Partien sind aufbewahrt, aber diese Version des Programms versteht sie nicht. Sie bleiben, wie sie sind, für eine neuere.',
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
      drafted: 'ans Mailprogramm übergeben',
      copied: 'für eine E-Mail kopiert',
      exported: 'in eine Datei exportiert',
    },
    fileName_zero: '{{players}}, erster Zug',
    fileName_one: '{{players}}, {{count}} Spielzug',
    fileName_other: '{{players}}, {{count}} Spielzüge',
    subject: 'Tantrix: {{name}}',
    again_one:
      'Mit Spielzug {{numbers}} begann ein Zug, der noch einmal gespielt wurde, als der nachgezogene Stein schon bekannt war. Alle sehen das.',
    again_other:
      'Mit den Spielzügen {{numbers}} begannen Züge, die noch einmal gespielt wurden, als der nachgezogene Stein schon bekannt war. Alle sehen das.',
    playedAgain: 'noch einmal gespielt',
  },
  turnOver: {
    title: { turn: 'Dein Zug ist vorbei', end: 'Die Partie ist zu Ende' },
    next: 'Als Nächstes spielt {{player}}. Sende die Partie weiter an {{address}}.',
    nextWithout: {
      usual:
        'Als Nächstes spielt {{player}}, aber die Partie kennt keine E-Mail-Adresse. Trag eine unter „Angaben zu Spielern“ ein, oder gib die Partie über die Zwischenablage oder als Datei weiter.',
      competition:
        'Als Nächstes spielt {{player}}, aber die Partie kennt keine E-Mail-Adresse, und nach ihren Turnierregeln lässt sich keine eintragen. Gib sie über die Zwischenablage oder als Datei weiter.',
    },
    end: 'Sende das Ende der Partie an {{players}}, damit es dort auch zu sehen ist.',
    none: 'Niemandem muss etwas mitgeteilt werden.',
    send: 'Senden',
    sendHint: 'über dein Mailkonto, sofort',
    draft: 'Entwurf öffnen',
    draftHint: 'in deinem Mailprogramm, mit der Partie als Anhang',
    copy: 'Kopieren',
    copyHint: 'als Text, zum Einfügen in eine E-Mail',
    export: 'Exportieren…',
    exportHint: 'als Datei, zum Anhängen an eine E-Mail',
    later: 'Später',
    laterHint: 'Die Partie bleibt auf jeden Fall erhalten. „Zug senden“ im Menü Datei führt hierher zurück.',
    sending: 'Die E-Mail ist unterwegs…',
    stop: 'Senden abbrechen',
    done: {
      sent: 'Die E-Mail ist gesendet. Die Partie steht unter „E-Mail-Partien“, bis die Antwort kommt.',
      copied:
        'Die Partie ist in der Zwischenablage. Füge sie in eine E-Mail ein; ihr Text bleibt lesbar, auch wenn er zitiert wird.',
      exported: 'Die Datei ist geschrieben. Hänge sie an eine E-Mail an.',
      drafted: 'Die Partie steht unter „E-Mail-Partien“, bis die Antwort kommt.',
    },
    asLink: 'Ohne die Datei öffnen',
    copyFailed:
      'Das System lässt nicht zu, dass in die Zwischenablage geschrieben wird. Exportiere die Partie und hänge die Datei an.',
    failed:
      'Die Partie wurde nicht gesendet. Sie ist erhalten: Versuch es noch einmal, kopiere sie in eine eigene E-Mail, oder exportiere sie und hänge die Datei an.',
  },
  sending: {
    label: 'Der Zug wird gesendet',
    receiver: '{{player}}, {{address}}',
    waits: 'Wird in {{seconds}} s gesendet an {{receivers}} …',
    goes: 'Wird gesendet an {{receivers}} …',
    gone: 'Gesendet an {{receivers}}.',
    failed: 'Nicht gesendet an {{receivers}}.',
    said: {
      waits: 'Die Partie wird gleich gesendet an {{receivers}}. „Rückgängig“ hält das auf.',
      goes: 'Die Partie wird gesendet.',
      gone: 'Die Partie wurde gesendet an {{receivers}}.',
      failed: 'Die Partie wurde nicht gesendet an {{receivers}}. Sie bleibt erhalten.',
    },
    undo: 'Rückgängig',
    now: 'Jetzt senden',
    show: 'Partie zeigen',
  },
  mailWho: {
    title: 'Wer bist du in dieser Partie?',
    text: 'An den Adressen lässt sich nicht erkennen, wer von den Spielenden du bist. Das wird nur einmal gefragt.',
    mover: 'ist am Zug',
    nobody: 'Niemand davon',
    nobodyHint: 'du siehst nur zu',
  },
  mailDamaged: {
    title_one: 'Eine Partie per E-Mail ist beschädigt',
    title_other: '{{count}} Partien per E-Mail sind beschädigt',
    of: 'Die Partie von {{names}} lässt sich nicht mehr lesen. Was von ihrer Datei übrig ist, wurde im Profil beiseitegelegt als',
    folderTitle: 'Deine Partien per E-Mail sind verschwunden',
    folder:
      'Der Ordner deiner Partien per E-Mail war verschwunden: An seiner Stelle lag eine Datei. Sie wurde im Profil beiseitegelegt als',
    ofSomebody:
      'Eine Partie lässt sich nicht mehr lesen. Was von ihrer Datei übrig ist, wurde im Profil beiseitegelegt als',
    goOn_one:
      'Alle anderen Partien sind unverändert. Um mit dieser fortzufahren, öffne die letzte E-Mail, die du davon hast, oder bitte die anderen, sie noch einmal zu senden.',
    goOn_other:
      'Alle anderen Partien sind unverändert. Um mit diesen fortzufahren, öffne die letzten E-Mails, die du davon hast, oder bitte die anderen, sie noch einmal zu senden.',
    folderGoOn:
      'Um mit einer Partie fortzufahren, öffne die letzte E-Mail, die du davon hast, oder bitte die anderen, sie noch einmal zu senden.',
  },
  mailKnown: {
    title: 'Das hast du schon',
    text: {
      over: 'Diese E-Mail wurde schon gelesen. Die Partie ist zu Ende; hier ist sie.',
      myTurn: 'Diese E-Mail wurde schon gelesen. Du bist noch am Zug; hier ist die Partie, wie du sie verlassen hast.',
      theirTurn: 'Diese E-Mail wurde schon gelesen, und jemand anderes ist am Zug. Hier ist die Partie, wie sie steht.',
    },
  },
  mailOlder: {
    title: 'Diesen Zug hast du schon gespielt',
    titleSeen: 'Diese E-Mail ist älter als deine Partie',
    text_zero: 'In der E-Mail ist noch nichts gespielt; du hast {{of}} Spielzüge gesehen.',
    text_one: 'Die E-Mail hat {{count}} Spielzug; du hast {{of}} gesehen.',
    text_other: 'Die E-Mail hat {{count}} Spielzüge; du hast {{of}} gesehen.',
    next: {
      over: 'Die Partie ist zu Ende.',
      myTurn: 'Du bist dort am Zug.',
      theirTurn: 'Dort ist jemand anderes am Zug. Ging deine E-Mail verloren, sende sie noch einmal.',
    },
    againHint:
      'Du kannst den Zug noch einmal spielen. Da der nachgezogene Stein inzwischen bekannt ist, wird die Partie für alle sichtbar gekennzeichnet, und wer deinen ersten Zug hat, nimmt keinen anderen an.',
    goOn: 'Von dort weiterspielen',
    sendAgain: 'Noch einmal senden…',
    playAgain: 'Noch einmal spielen',
  },
  mailRefused: {
    title: {
      past: 'Diese Partie hat eine andere Vergangenheit',
      mail: 'Diese E-Mail wird abgelehnt',
      file: 'Das ist deine E-Mail-Partie',
    },
    move: 'Sie wird abgelehnt: Spielzug {{move}} von {{player}} ist nicht der, der hier gesehen wurde. Gesehen wurde {{kept}}; in der E-Mail ist es {{arrived}}.',
    mark: 'Sie wird abgelehnt: Von Spielzug {{move}} von {{player}} hieß es, er sei noch einmal gespielt worden, und die E-Mail sagt es nicht mehr.',
    players: 'Sie wird abgelehnt: Die E-Mail sagt anders, wer spielt oder an welchem Computer.',
    stopped:
      'Darin heißt es, alle hätten dem Abbruch zugestimmt. Eine Partie per E-Mail wird zu Ende gespielt, also hat jemand sie verändert.',
    unread:
      'Diese Partie wird hier von einer neueren Version des Programms aufbewahrt, auf eine Art, die diese nicht versteht.',
    rehearsal:
      'Sie hat die Steine einer Partie, die du per E-Mail spielst, nennt sich aber nicht mehr so. Solange jene läuft, kannst du darin keine Züge ausprobieren.',
    deal: 'Sie wird abgelehnt: Sie sieht aus wie eine Partie, die hier aufbewahrt ist, aber ihre Regeln oder die Steine im Beutel sind andere.',
    stays: {
      past: 'Per E-Mail kann niemand einen Spielzug zurücknehmen. Deine Partie bleibt, wie sie war.',
      mail: 'Was hier aufbewahrt ist, hat sich nicht geändert.',
      file: 'Deine Partie findest du unter „E-Mail-Partien“.',
    },
    look: 'Eine Kopie ansehen',
  },
  mailAnother: {
    title: 'Eine andere Partie mit {{names}}',
    text: 'Diese E-Mail gehört nicht zu deiner laufenden Partie mit {{names}}: Steine oder Regeln sind andere. Hast du die Fortsetzung jener Partie erwartet, frag nach, bevor du spielst.',
    numbers: 'Partienummer in der E-Mail: {{arrived}}. Deine Partie: {{kept}}.',
    stays: 'Deine Partie bleibt in jedem Fall erhalten. Nimmst du diese auf, steht sie daneben unter „E-Mail-Partien“.',
    add: 'Partie aufnehmen',
  },
  mailAddress: {
    titleNames: 'Diese E-Mail ändert einen Namen',
    renamed: '{{player}} heißt in der E-Mail {{name}}.',
    textNames: 'Weißt du nicht, warum, behalte den alten Namen und frag nach.',
    title_one: 'Diese E-Mail ändert eine Adresse',
    title_other: 'Diese E-Mail ändert Adressen',
    change: '{{player}} hatte {{kept}} und hat in der E-Mail {{arrived}}.',
    none: 'keine Adresse',
    text: 'Deine nächsten Züge würden dorthin gehen. Weißt du nichts davon, behalte die alte Adresse und frag nach.',
    old: 'Alte behalten',
    new: 'Neue übernehmen',
  },
  mailRemove: {
    title: 'Diese Partie entfernen?',
    text: 'Die Partie von {{name}} wird vergessen. Eine spätere E-Mail davon gilt als neue Partie.',
    remove: 'Entfernen',
  },
} as const satisfies Translated<typeof english>;
