import type { aids as english } from '../en/aids';
import type { Translated } from '../translation';

/** What helps to play well. */
export const aids = {
  hint: {
    thinking: 'Der beste Spielzug wird gesucht…',
    placement: 'Stein {{tile}} auf Feld {{space}}',
    tile: 'vorgeschlagen',
    closesLoop: 'Damit schließt sich eine Schleife aus {{tiles}} Steinen, die {{score}} Punkte zählt.',
    joinsLines: 'Damit werden deine Linien von {{first}} und {{second}} Steinen zu einer von {{length}}.',
    joinsThrough_one:
      'Deine Linien von {{first}} und {{second}} Steinen treffen sich dann auf Feld {{space}}; {{count}} passender Stein ist noch da.',
    joinsThrough_other:
      'Deine Linien von {{first}} und {{second}} Steinen treffen sich dann auf Feld {{space}}; {{count}} passende Steine sind noch da.',
    extendsLine: 'Damit wächst deine Linie von {{from}} auf {{to}} Steine.',
    blocks_zero:
      'Damit ist die Linie von {{colour}} mit {{length}} Steinen auf Feld {{space}} blockiert: Kein Stein passt dort mehr, vorher waren es {{before}}.',
    blocks_one:
      'Damit ist die Linie von {{colour}} mit {{length}} Steinen auf Feld {{space}} behindert: Dort passt noch {{count}} Stein statt {{before}}.',
    blocks_other:
      'Damit ist die Linie von {{colour}} mit {{length}} Steinen auf Feld {{space}} behindert: Dort passen noch {{count}} Steine statt {{before}}.',
    fillsNext_one: 'Danach kannst du {{count}} Zwangsfeld füllen.',
    fillsNext_other: 'Danach kannst du {{count}} Zwangsfelder füllen.',
    noReason:
      'Auf dem Brett spricht nichts für sich allein dafür: Probepartien von hier aus gingen damit am besten aus.',
    ahead_one: 'Am Ende erwartet: etwa {{count}} Punkt Vorsprung.',
    ahead_other: 'Am Ende erwartet: etwa {{count}} Punkte Vorsprung.',
    behind_one: 'Am Ende erwartet: etwa {{count}} Punkt Rückstand.',
    behind_other: 'Am Ende erwartet: etwa {{count}} Punkte Rückstand.',
    even: 'Am Ende erwartet: etwa Gleichstand.',
  },
  analysis: {
    progress: 'Untersuchte Spielzüge',
    looking: 'Spielzug {{number}} von {{count}} wird untersucht…',
    halted: '{{number}} von {{count}} Spielzügen sind untersucht.',
    goOn: 'Fortfahren',
    graph: 'Stellung nach Spielzug',
    ahead: '{{name}} vorn: bis zu {{points}} Punkte',
    score: 'Erwartete Punkte, von {{low}} bis {{high}}',
    choose: 'Ein Klick auf die Kurve oder einen Spielzug zeigt die Stellung.',
    unknown: 'Dieser Spielzug ist noch nicht untersucht.',
    expected: 'Am Ende erwartet',
    before: 'vorher',
    after: 'nachher',
    better: 'Um {{points}} besser: Stein {{tile}} auf Feld {{space}}.',
    betterThere: 'Um {{points}} besser: Stein {{tile}} auf demselben Feld.',
    betterTurned: 'Um {{points}} besser: derselbe Stein auf demselben Feld, anders gedreht.',
    best: 'Nichts Besseres gefunden.',
    saidAfter: 'danach erwartet: {{scores}}',
    saidBetter: 'ein anderer Spielzug war um {{points}} besser',
    personScore: '{{name}} {{points}}',
  },
  fits: {
    now_zero: 'kein Stein passt jetzt hierher',
    now_one: '{{count}} Stein passt jetzt hierher',
    now_other: '{{count}} Steine passen jetzt hierher',
    shared_one: '{{count}} davon passt auch auf ein anderes Zwangsfeld',
    shared_other: '{{count}} davon passen auch auf andere Zwangsfelder',
    later_one: '{{count}} weiterer, sobald die Einschränkungen aufgehoben sind',
    later_other: '{{count}} weitere, sobald die Einschränkungen aufgehoben sind',
    held: 'in der Hand von {{players}}',
    heldByNobody: 'in niemandes Hand',
    tile: 'passt auf ein Zwangsfeld',
  },
} as const satisfies Translated<typeof english>;
