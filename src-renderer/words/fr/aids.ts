import type { aids as english } from '../en/aids';
import type { Translated } from '../translation';

/** What helps to play well. */
export const aids = {
  hint: {
    thinking: 'Recherche du meilleur coup…',
    placement: '{{tile}} dans la case marquée',
    spokenPlacement: 'Tuile {{tile}} dans la case {{space}}',
    tile: 'conseillée',
    closesLoop: 'Ferme une boucle de {{tiles}} tuiles, qui vaut {{score}} points.',
    joinsLines: 'Réunit vos lignes de {{first}} et de {{second}} en une seule de {{length}}.',
    joinsThrough_one:
      'Prépare la jonction de vos lignes de {{first}} et {{second}} à la case {{space}} : {{count}} tuile y convient.',
    joinsThrough_other:
      'Prépare la jonction de vos lignes de {{first}} et {{second}} à la case {{space}} : {{count}} tuiles y conviennent.',
    extendsLine: 'Allonge votre ligne de {{from}} à {{to}}.',
    blocks_zero: 'Bloque la ligne de {{length}} en {{colour}} à la case {{space}} : plus aucune tuile n’y convient.',
    blocks_one:
      'Gêne la ligne de {{length}} en {{colour}} à la case {{space}} : {{count}} tuile y convient au lieu de {{before}}.',
    blocks_other:
      'Gêne la ligne de {{length}} en {{colour}} à la case {{space}} : {{count}} tuiles y conviennent au lieu de {{before}}.',
    fillsNext_one: 'Votre tour continue : une autre de vos tuiles remplit {{count}} case forcée.',
    fillsNext_other: 'Votre tour continue : d’autres de vos tuiles remplissent {{count}} cases forcées.',
    onlyMove: 'C’est le seul coup possible.',
    noReason:
      'Aucune raison ne domine : quand l’ordinateur a poursuivi la partie de nombreuses fois, ce coup vous a le mieux réussi.',
    ahead_one: 'Score final prévu : environ {{count}} point d’avance.',
    ahead_other: 'Score final prévu : environ {{count}} points d’avance.',
    behind_one: 'Score final prévu : environ {{count}} point de retard.',
    behind_other: 'Score final prévu : environ {{count}} points de retard.',
    even: 'Score final prévu : à peu près à égalité.',
  },
  analysis: {
    progress: 'Coups analysés',
    looking: 'Analyse du coup {{number}} sur {{count}}…',
    halted: 'Coups analysés : {{number}} sur {{count}}.',
    goOn: 'Continuer',
    graph: 'Position après le coup',
    ahead: '{{name}} en tête : jusqu’à {{points}} points',
    score: 'Scores prévus, de {{low}} à {{high}} points',
    choose: 'Cliquez sur la courbe ou sur un coup pour voir la position.',
    unknown: 'Ce coup n’a pas encore été analysé.',
    expected: 'Score prévu',
    before: 'avant',
    after: 'après',
    better: 'Meilleur coup (+{{points}}) : {{tile}} dans la case marquée.',
    spokenBetter: 'Meilleur coup (+{{points}}) : tuile {{tile}} dans la case {{space}}.',
    betterThere: 'Meilleur coup (+{{points}}) : {{tile}} dans la même case.',
    betterTurned: 'Meilleur coup (+{{points}}) : même tuile, même case, tournée autrement.',
    best: 'Aucun meilleur coup trouvé.',
    saidAfter: 'score prévu : {{scores}}',
    saidBetter: 'un autre coup valait {{points}} de plus',
    personScore: '{{name}} {{points}}',
  },
  fits: {
    now_zero: 'aucune tuile restante ne peut aller ici maintenant',
    now_one: '{{count}} tuile restante peut aller ici maintenant',
    now_other: '{{count}} tuiles restantes peuvent aller ici maintenant',
    shared_one: 'dont {{count}} convient aussi à une autre case forcée',
    shared_other: 'dont {{count}} conviennent aussi à d’autres cases forcées',
    later_one: '{{count}} de plus une fois les restrictions levées',
    later_other: '{{count}} de plus une fois les restrictions levées',
    held: 'en main : {{players}}',
    heldByNobody: 'dans aucune main',
    tile: 'convient à une case forcée',
  },
} as const satisfies Translated<typeof english>;
