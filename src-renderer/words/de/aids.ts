import type { aids as english } from '../en/aids';
import type { Translated } from '../translation';

/** What helps to play well. */
export const aids = {
  hint: {
    thinking: 'Der beste Spielzug wird gesucht…',
    placement: '{{tile}} auf das markierte Feld',
    spokenPlacement: 'Stein {{tile}} auf Feld {{space}}',
    tile: 'vorgeschlagen',
    closesLoop: 'Schließt eine Schleife aus {{tiles}} Steinen, die {{score}} Punkte zählt.',
    joinsLines: 'Verbindet deine Linien aus {{first}} und {{second}} Steinen zu einer aus {{length}}.',
    joinsThrough_one:
      'Bereitet vor, deine Linien (Länge {{first}} und {{second}}) auf Feld {{space}} zu verbinden: Dort passt {{count}} Stein.',
    joinsThrough_other:
      'Bereitet vor, deine Linien (Länge {{first}} und {{second}}) auf Feld {{space}} zu verbinden: Dort passen {{count}} Steine.',
    extendsLine: 'Verlängert deine Linie von {{from}} auf {{to}} Steine.',
    blocks_zero:
      'Blockiert die Linie von {{colour}} (Länge {{length}}) auf Feld {{space}}: Dort passt kein Stein mehr.',
    blocks_one:
      'Behindert die Linie von {{colour}} (Länge {{length}}) auf Feld {{space}}: Dort passt {{count}} Stein statt {{before}}.',
    blocks_other:
      'Behindert die Linie von {{colour}} (Länge {{length}}) auf Feld {{space}}: Dort passen {{count}} Steine statt {{before}}.',
    fillsNext_one: 'Dein Zug geht weiter: Ein weiterer Stein füllt {{count}} Zwangsfeld.',
    fillsNext_other: 'Dein Zug geht weiter: Weitere Steine füllen {{count}} Zwangsfelder.',
    onlyMove: 'Es ist dein einziger möglicher Zug.',
    noReason:
      'Kein einzelner Grund sticht hervor: Als der Computer die Partie viele Male weiterspielte, war dieser Spielzug für dich am besten.',
    ahead_one: 'Prognose für das Ende: etwa {{count}} Punkt Vorsprung.',
    ahead_other: 'Prognose für das Ende: etwa {{count}} Punkte Vorsprung.',
    behind_one: 'Prognose für das Ende: etwa {{count}} Punkt Rückstand.',
    behind_other: 'Prognose für das Ende: etwa {{count}} Punkte Rückstand.',
    even: 'Prognose für das Ende: etwa Gleichstand.',
  },
  analysis: {
    progress: 'Analysierte Spielzüge',
    looking: 'Spielzug {{number}} von {{count}} wird analysiert…',
    halted: '{{number}} von {{count}} Spielzügen analysiert.',
    goOn: 'Fortsetzen',
    graph: 'Stellung nach Spielzug',
    ahead: '{{name}} vorn: bis zu {{points}} Punkte',
    score: 'Prognose, von {{low}} bis {{high}} Punkte',
    choose: 'Klicke auf die Kurve oder einen Spielzug, um die Stellung zu sehen.',
    unknown: 'Dieser Spielzug wurde noch nicht analysiert.',
    expected: 'Prognose',
    before: 'vorher',
    after: 'nachher',
    better: 'Am besten (+{{points}}): {{tile}} auf das markierte Feld.',
    spokenBetter: 'Am besten (+{{points}}): Stein {{tile}} auf Feld {{space}}.',
    betterThere: 'Am besten (+{{points}}): {{tile}} auf demselben Feld.',
    betterTurned: 'Am besten (+{{points}}): derselbe Stein auf demselben Feld, anders gedreht.',
    best: 'Kein besserer Spielzug gefunden.',
    saidAfter: 'Prognose {{scores}}',
    saidBetter: 'ein anderer Spielzug war um {{points}} besser',
    personScore: '{{name}} {{points}}',
  },
  fits: {
    now_zero: 'kein übriger Stein passt jetzt hierher',
    now_one: '{{count}} übriger Stein passt jetzt hierher',
    now_other: '{{count}} übrige Steine passen jetzt hierher',
    shared_one: '{{count}} davon passt auch auf ein anderes Zwangsfeld',
    shared_other: '{{count}} davon passen auch auf andere Zwangsfelder',
    later_one: '{{count}} weiterer, sobald die Einschränkungen enden',
    later_other: '{{count}} weitere, sobald die Einschränkungen enden',
    held: 'auf der Hand von {{players}}',
    heldByNobody: 'auf keiner Hand',
    tile: 'passt auf ein Zwangsfeld',
  },
} as const satisfies Translated<typeof english>;
