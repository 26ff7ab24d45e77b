import type { dialogs as english } from '../en/dialogs';
import type { Translated } from '../translation';

/** The dialogs of a game. */
export const dialogs = {
  newGame: {
    title: 'Neue Partie',
    playAgainTitle: 'Noch einmal spielen',
    kindLabel: 'Spiel',
    kind: {
      puzzle: 'Rätsel lösen',
      computer: 'Gegen den Computer',
      people: 'An diesem Computer',
      email: 'Per E-Mail',
    },
    puzzle: 'Rätsel',
    puzzleTiles_one: '{{count}} Stein',
    puzzleTiles_other: '{{count}} Steine',
    puzzleLevel: 'Stufe {{level}}',
    you: 'Du',
    who: 'Wer spielt',
    person: 'Ein Mensch',
    byMail: 'Per E-Mail',
    opponent: 'Computergegner',
    level: 'Stufe',
    starts: 'Wer beginnt',
    startsWith: { drawn: 'Höchster Stein', lot: 'Per Los', winner: 'Sieg in der letzten Partie: {{player}}' },
    robotWon: '{{player}} hat gewonnen und beginnt.',
    winnerPicks: '{{player}} hat gewonnen: sucht eine Farbe aus und beginnt.',
    pairPicks: '{{players}} haben gewonnen: Sie suchen eine Farbe aus, und {{player}} beginnt.',
    robotsWon: '{{players}} haben gewonnen, und {{player}} beginnt.',
    players: 'Spielende',
    doubles: 'Doppel',
    doublesHint: 'Partner sitzen einander gegenüber und bauen an einer Farbe. Alle haben eine eigene Hand.',
    partner: 'Partner',
    playerCount: '{{count}} Personen',
    player: 'Person {{number}}',
    name: 'Name',
    email: 'E-Mail',
    country: 'Land',
    colour: 'Farbe',
    seed: 'Nummer der Verteilung',
    seedHint: 'Leer gelassen wird zufällig verteilt. Dieselbe Nummer verteilt dieselben Steine.',
    seedBarred: 'Nach Turnierregeln werden die Steine immer zufällig gezogen.',
    competition: 'Turnierregeln',
    competitionHint: 'Nichts wird zurückgenommen, niemand schaut in den Beutel, es gibt weder Tipps noch Passzahlen.',
    ranked: 'Zu zweit ohne Unterbrechung gespielt, zählt die Partie für die Rangliste.',
    start: 'Beginnen',
    mixedScripts: '„{{text}}“ mischt Buchstaben verschiedener Schriften: {{scripts}}.',
    problem: {
      missing: 'Alle brauchen einen Namen.',
      plus: 'Das Zeichen + ist in Namen, E-Mail und Land nicht erlaubt.',
      tooLong: 'Bitte höchstens {{count}} Zeichen.',
      unprintable: 'Dieser Text enthält Zeichen, die sich nicht darstellen lassen.',
      hidden: 'Dieser Text enthält unsichtbare Zeichen. Bitte neu eintippen.',
      seed: 'Eine ganze Zahl von 0 bis {{max}} oder nichts.',
      emailMissing: 'Per E-Mail brauchen alle eine Adresse.',
      oneComputer: 'In einer Partie per E-Mail spielt jemand hier, und jemand ist per E-Mail zu erreichen.',
      colourTwice: 'Die Partie kann nicht beginnen: Zwei haben dieselbe Farbe. Alle brauchen eine eigene.',
    },
  },
  playerDetails: {
    title: 'Angaben zu Spielern',
    player: 'Person {{number}}, {{colour}}',
    robot: '{{name}}, Computergegner der Stufe {{level}}',
  },
  saveChanges: {
    title: '{{what}} speichern?',
    text: '„{{name}}“ hat Änderungen, die nicht gespeichert sind. Ohne Speichern gehen sie verloren.',
    save: 'Speichern',
    discard: 'Nicht speichern',
  },
  sendFirst: {
    title: 'Zug vor dem Beenden senden?',
    text: 'Ein Zug per E-Mail ist noch nicht gesendet. Beendest du ohne Senden, wartet er unter „E-Mail-Partien“.',
    send: 'Senden und beenden',
    leave: 'Ohne Senden beenden',
  },
  stop: {
    title: 'Partie abbrechen?',
    text: 'Die Punkte zählen, wie sie jetzt stehen, und die Partie gilt als abgebrochen. Alle müssen einverstanden sein.',
    robots: 'Computergegner sind mit allem einverstanden.',
    ranked: 'Sind beide einverstanden, zählt die Partie so, wie sie steht, für die Rangliste.',
    notRanked:
      'Für einen Computergegner kann niemand zustimmen: Hier abgebrochen, zählt die Partie nicht für die Rangliste.',
    agrees: '{{player}} ist einverstanden',
    stop: 'Partie abbrechen',
  },
  fileChanged: {
    title: { changed: 'Die Datei hat sich geändert', drawnInto: 'In dieses Bild wurde gezeichnet' },
    text: {
      changed:
        '„{{name}}“ wurde seit dem Öffnen oder Speichern von jemand anderem geändert. Speichern überschreibt diese Änderungen.',
      drawnInto:
        '„{{name}}“ ist nicht mehr so, wie Tantrix es gezeichnet hat. Überschreiben ersetzt das ganze Bild samt allem, was hineingezeichnet wurde.',
    },
    overwrite: 'Überschreiben',
  },
  recovery: {
    title: { game: 'Deine Partie ist noch da', puzzle: 'Dein Rätsel ist noch da' },
    game_one:
      'Das Programm endete, ohne geschlossen zu werden. Die offene Partie ist erhalten, mit {{count}} Spielzug.',
    game_other:
      'Das Programm endete, ohne geschlossen zu werden. Die offene Partie ist erhalten, mit {{count}} Spielzügen.',
    puzzle_zero:
      'Das Programm endete, ohne geschlossen zu werden. Das offene Rätsel ist erhalten, mit allen Steinen in der Schachtel.',
    puzzle_one:
      'Das Programm endete, ohne geschlossen zu werden. Das offene Rätsel ist erhalten, mit {{count}} Stein auf dem Tisch.',
    puzzle_other:
      'Das Programm endete, ohne geschlossen zu werden. Das offene Rätsel ist erhalten, mit {{count}} Steinen auf dem Tisch.',
    older: 'Ihr letzter Eintrag ist beschädigt; die letzten Züge können fehlen.',
    open: 'Öffnen',
    discard: 'Verwerfen',
  },
} as const satisfies Translated<typeof english>;
