import type { aids as english } from '../en/aids';
import type { Translated } from '../translation';

/** What helps to play well. */
export const aids = {
  hint: {
    thinking: 'Beste zet zoeken…',
    placement: '{{tile}} op het gemarkeerde veld',
    spokenPlacement: 'Steen {{tile}} op veld {{space}}',
    tile: 'voorgesteld',
    closesLoop: 'Sluit een lus van {{tiles}} stenen, goed voor {{score}} punten.',
    joinsLines: 'Verbindt je lijnen van {{first}} en {{second}} tot één van {{length}}.',
    joinsThrough_one:
      'Bereidt voor om je lijnen van {{first}} en {{second}} te verbinden op veld {{space}}: daar past {{count}} steen.',
    joinsThrough_other:
      'Bereidt voor om je lijnen van {{first}} en {{second}} te verbinden op veld {{space}}: daar passen {{count}} stenen.',
    extendsLine: 'Verlengt je lijn van {{from}} naar {{to}}.',
    blocks_zero: 'Blokkeert de lijn van {{length}} in {{colour}} op veld {{space}}: daar past geen steen meer.',
    blocks_one:
      'Hindert de lijn van {{length}} in {{colour}} op veld {{space}}: daar past {{count}} steen in plaats van {{before}}.',
    blocks_other:
      'Hindert de lijn van {{length}} in {{colour}} op veld {{space}}: daar passen {{count}} stenen in plaats van {{before}}.',
    fillsNext_one: 'Je beurt gaat door: nog een steen van jou vult {{count}} gedwongen veld.',
    fillsNext_other: 'Je beurt gaat door: meer stenen van jou vullen {{count}} gedwongen velden.',
    onlyMove: 'Het is je enige mogelijke zet.',
    noReason:
      'Geen enkele reden springt eruit: toen de computer de partij vele malen uitspeelde, was deze zet voor jou het best.',
    ahead_one: 'Voorspelling voor het einde: ongeveer {{count}} punt voor.',
    ahead_other: 'Voorspelling voor het einde: ongeveer {{count}} punten voor.',
    behind_one: 'Voorspelling voor het einde: ongeveer {{count}} punt achter.',
    behind_other: 'Voorspelling voor het einde: ongeveer {{count}} punten achter.',
    even: 'Voorspelling voor het einde: ongeveer gelijk.',
  },
  analysis: {
    progress: 'Geanalyseerde zetten',
    looking: 'Zet {{number}} van {{count}} analyseren…',
    halted: '{{number}} van {{count}} zetten geanalyseerd.',
    goOn: 'Doorgaan',
    graph: 'Stelling na zet',
    ahead: 'Voorsprong van {{name}}: tot {{points}} punten',
    score: 'Voorspelde scores, van {{low}} tot {{high}} punten',
    choose: 'Klik op de grafiek of op een zet om de stelling te zien.',
    unknown: 'Deze zet is nog niet geanalyseerd.',
    expected: 'Voorspelde score',
    before: 'ervoor',
    after: 'erna',
    better: 'Beste (+{{points}}): {{tile}} op het gemarkeerde veld.',
    spokenBetter: 'Beste (+{{points}}): steen {{tile}} op veld {{space}}.',
    betterThere: 'Beste (+{{points}}): {{tile}} op hetzelfde veld.',
    betterTurned: 'Beste (+{{points}}): dezelfde steen op hetzelfde veld, anders gedraaid.',
    best: 'Geen betere zet gevonden.',
    saidAfter: 'voorspelde score {{scores}}',
    saidBetter: 'een andere zet was {{points}} punten beter',
    personScore: '{{name}} {{points}}',
  },
  fits: {
    now_zero: 'geen resterende steen past hier nu',
    now_one: '{{count}} resterende steen past hier nu',
    now_other: '{{count}} resterende stenen passen hier nu',
    shared_one: '{{count}} daarvan past ook op een ander gedwongen veld',
    shared_other: '{{count}} daarvan passen ook op andere gedwongen velden',
    later_one: 'nog {{count}} zodra de beperkingen vervallen',
    later_other: 'nog {{count}} zodra de beperkingen vervallen',
    held: 'in de hand van {{players}}',
    heldByNobody: 'in geen enkele hand',
    tile: 'past op een gedwongen veld',
  },
} as const satisfies Translated<typeof english>;
