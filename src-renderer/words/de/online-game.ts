import type { onlineGame as english } from '../en/online-game';
import type { Translated } from '../translation';

/** A game online on the table: for whom it waits, what people ask each other, the chat. */
export const onlineGame = {
  onlineGame: {
    status: {
      gone: 'Diese Partie ist nicht verbunden. Du kannst sie später fortsetzen.',
      onItsWay: 'Unterwegs: Der Zug zählt, sobald alle ihn haben.',
      onItsWayTo: 'Unterwegs: Der Zug zählt, sobald wieder verbunden: {{players}}.',
      waitsFor: 'Warten auf den Zug von {{player}}.',
      waitsForAway: 'Warten auf {{player}}: Die Verbindung ist unterbrochen.',
    },
    trouble: {
      disk: 'Der Datenträger ist voll. Nichts geht verloren: Die Partie geht weiter, sobald Platz ist.',
      stopped: 'Die Verbindung wurde unterbrochen. Sie wird wiederhergestellt.',
      notBelieved:
        'Das Programm eines anderen Spielers hat etwas gesendet, was nicht stimmen kann. Die Partie bleibt, wie sie ist.',
    },
    connection: {
      all: 'Alle verbunden',
      away: 'Abwesend: {{players}}',
      none: 'Nicht verbunden',
    },
    seat: {
      away: 'Abwesend',
    },
    clock: {
      left: 'noch {{time}}',
      over: '−{{time}}',
      overBy_one: 'Zeit um {{time}} überschritten: {{count}} Punkt Abzug',
      overBy_other: 'Zeit um {{time}} überschritten: {{count}} Punkte Abzug',
      fact: 'Zeit von {{player}}',
      cost_one: 'überschritten: {{count}} Punkt Abzug',
      cost_other: 'überschritten: {{count}} Punkte Abzug',
    },
    rest: {
      fact: 'Steine',
      drawn: 'ab Stein {{from}} allein vom Computer von {{player}} gezogen',
    },
    asked: {
      label: 'Frage vom Tisch',
      agree: 'Zustimmen',
      notNow: 'Jetzt nicht',
      toTheEnd: 'Für die Rangliste zählt nur eine Partie, die beide selbst zu Ende spielen.',
      undo_one: 'Frage von {{players}}: {{count}} Stein zurücknehmen?',
      undo_other: 'Frage von {{players}}: {{count}} Steine zurücknehmen?',
      stop: 'Frage von {{players}}: Partie jetzt beenden?',
      again: 'Frage von {{players}}: Noch einmal spielen, mit getauschten Farben?',
      own: {
        undo_one: 'Du möchtest {{count}} Stein zurücknehmen. Es fehlt noch: {{players}}.',
        undo_other: 'Du möchtest {{count}} Steine zurücknehmen. Es fehlt noch: {{players}}.',
        stop: 'Du möchtest die Partie beenden. Es fehlt noch: {{players}}.',
        again: 'Du möchtest noch einmal spielen. Es fehlt noch: {{players}}.',
      },
    },
    away: {
      text: 'Länger abwesend: {{players}}. Wie soll es weitergehen?',
      proposed: 'Die anderen möchten, dass der Computer weiterspielt für {{players}}.',
      wait: 'Warten',
      robot: 'Computer spielen lassen',
      stop: 'Partie beenden',
    },
    chat: {
      gone: 'Es ist niemand verbunden, mit dem du sprechen kannst.',
      mute: 'Stumm',
      unmute: 'Laut',
      phrases: 'Sätze',
      more: 'Mehr…',
      fewer: 'Weniger',
      closed: 'Bisher lassen sich nur fertige Sätze senden. Eigene Worte brauchen die Zustimmung aller.',
      open: 'Gespräch öffnen',
      waits: 'Warten, bis auch die anderen das Gespräch öffnen.',
      message: 'Nachricht an alle',
      send: 'Senden',
      said: '{{player}}: {{words}}',
      began: 'Partie begonnen um {{time}}',
      lost: '{{player}}: Verbindung verloren, {{time}}',
      back: '{{player}} ist zurück, {{time}}',
      opened: '{{player}} hat das Gespräch geöffnet, {{time}}',
    },
    phrase: {
      hello: 'Hallo!',
      haveFun: 'Viel Spaß!',
      goodMove: 'Guter Zug',
      thanks: 'Danke',
      oneMoment: 'Moment bitte',
      back: 'Bin zurück',
      sorry: 'Entschuldigung',
      wellPlayed: 'Gut gespielt',
      again: 'Noch einmal?',
      goodbye: 'Tschüss',
    },
  },
} as const satisfies Translated<typeof english>;
