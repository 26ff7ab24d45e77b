import type { aids as english } from '../en/aids';
import type { Translated } from '../translation';

/** What helps to play well. */
export const aids = {
  hint: {
    thinking: 'Op zoek naar de beste zet…',
    placement: 'Steen {{tile}} op veld {{space}}',
    tile: 'voorgesteld',
    closesLoop: 'Dat sluit een lus van {{tiles}} stenen, goed voor {{score}} punten.',
    joinsLines: 'Dat verbindt je lijnen van {{first}} en {{second}} tot één van {{length}}.',
    joinsThrough_one:
      'Je lijnen van {{first}} en {{second}} komen dan samen bij veld {{space}}; er is nog {{count}} steen die daar past.',
    joinsThrough_other:
      'Je lijnen van {{first}} en {{second}} komen dan samen bij veld {{space}}; er zijn nog {{count}} stenen die daar passen.',
    extendsLine: 'Dat verlengt je lijn van {{from}} tot {{to}}.',
    blocks_zero:
      'Dat blokkeert bij veld {{space}} de lijn van {{length}} in {{colour}}: er past geen enkele steen meer (eerst {{before}}).',
    blocks_one:
      'Dat hindert bij veld {{space}} de lijn van {{length}} in {{colour}}: er past nog {{count}} steen in plaats van {{before}}.',
    blocks_other:
      'Dat hindert bij veld {{space}} de lijn van {{length}} in {{colour}}: er passen nog {{count}} stenen in plaats van {{before}}.',
    fillsNext_one: 'Daarna kun je {{count}} gedwongen veld vullen.',
    fillsNext_other: 'Daarna kun je {{count}} gedwongen velden vullen.',
    noReason:
      'Niets op het bord pleit er op zichzelf voor: partijen die vanaf hier verder werden gespeeld, liepen er het best mee af.',
    ahead_one: 'Verwachte afloop: een voorsprong van ongeveer {{count}} punt.',
    ahead_other: 'Verwachte afloop: een voorsprong van ongeveer {{count}} punten.',
    behind_one: 'Verwachte afloop: een achterstand van ongeveer {{count}} punt.',
    behind_other: 'Verwachte afloop: een achterstand van ongeveer {{count}} punten.',
    even: 'Verwachte afloop: ongeveer gelijk.',
  },
  analysis: {
    progress: 'Bekeken zetten',
    looking: 'Zet {{number}} van {{count}} wordt bekeken…',
    halted: '{{number}} van {{count}} zetten zijn bekeken.',
    goOn: 'Doorgaan',
    graph: 'Stelling na zet',
    ahead: 'Voorsprong van {{name}}: tot {{points}} punten',
    score: 'Verwachte scores, van {{low}} tot {{high}} punten',
    choose: 'Klik op de grafiek of op een zet om de stelling te zien.',
    unknown: 'Deze zet is nog niet bekeken.',
    expected: 'Verwachte eindstand',
    before: 'ervoor',
    after: 'erna',
    better: '{{points}} punten beter: steen {{tile}} op veld {{space}}.',
    betterThere: '{{points}} punten beter: steen {{tile}} op hetzelfde veld.',
    betterTurned: '{{points}} punten beter: dezelfde steen op hetzelfde veld, anders gedraaid.',
    best: 'Er is niets beters gevonden.',
    saidAfter: 'verwachting erna: {{scores}}',
    saidBetter: 'een andere zet was {{points}} punten beter',
    personScore: '{{name}} {{points}}',
  },
  fits: {
    now_zero: 'geen van de resterende stenen mag er nu op',
    now_one: '{{count}} van de resterende stenen mag er nu op',
    now_other: '{{count}} van de resterende stenen mogen er nu op',
    shared_one: '{{count}} daarvan past ook op een ander gedwongen veld',
    shared_other: '{{count}} daarvan passen ook op andere gedwongen velden',
    later_one: 'nog {{count}} zodra de beperkingen vervallen',
    later_other: 'nog {{count}} zodra de beperkingen vervallen',
    held: 'in de hand van {{players}}',
    heldByNobody: 'in niemands hand',
    tile: 'past op een gedwongen veld',
  },
} as const satisfies Translated<typeof english>;
