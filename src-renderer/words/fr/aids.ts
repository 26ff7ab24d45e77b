import type { aids as english } from '../en/aids';
import type { Translated } from '../translation';

/** What helps to play well. */
export const aids = {
  hint: {
    thinking: 'Recherche du meilleur coup…',
    placement: 'Tuile {{tile}} dans la case {{space}}',
    tile: 'conseillée',
    closesLoop: 'Elle ferme une boucle de {{tiles}} tuiles, qui vaut {{score}} points.',
    joinsLines: 'Elle réunit vos lignes de {{first}} et de {{second}} en une seule de {{length}}.',
    joinsThrough_one:
      'Vos lignes de {{first}} et de {{second}} se rejoignent alors dans la case {{space}} ; {{count}} tuile y convient encore.',
    joinsThrough_other:
      'Vos lignes de {{first}} et de {{second}} se rejoignent alors dans la case {{space}} ; {{count}} tuiles y conviennent encore.',
    extendsLine: 'Elle allonge votre ligne de {{from}} à {{to}}.',
    blocks_zero:
      'Elle bloque la ligne de {{length}} en {{colour}} à la case {{space}} : plus aucune tuile n’y convient, contre {{before}} auparavant.',
    blocks_one:
      'Elle gêne la ligne de {{length}} en {{colour}} à la case {{space}} : {{count}} tuile y convient, au lieu de {{before}}.',
    blocks_other:
      'Elle gêne la ligne de {{length}} en {{colour}} à la case {{space}} : {{count}} tuiles y conviennent, au lieu de {{before}}.',
    fillsNext_one: 'Vous pourrez ensuite remplir {{count}} case forcée.',
    fillsNext_other: 'Vous pourrez ensuite remplir {{count}} cases forcées.',
    noReason: 'Aucun motif visible sur le plateau : ce sont les parties simulées à partir d’ici qui parlent pour elle.',
    ahead_one: 'Attendu à la fin : environ {{count}} point d’avance.',
    ahead_other: 'Attendu à la fin : environ {{count}} points d’avance.',
    behind_one: 'Attendu à la fin : environ {{count}} point de retard.',
    behind_other: 'Attendu à la fin : environ {{count}} points de retard.',
    even: 'Attendu à la fin : une quasi-égalité.',
  },
  analysis: {
    progress: 'Coups examinés',
    looking: 'Examen du coup {{number}} sur {{count}}…',
    halted: 'Coups examinés : {{number}} sur {{count}}.',
    goOn: 'Continuer',
    graph: 'Position après le coup',
    ahead: '{{name}} en tête : jusqu’à {{points}} points',
    score: 'Scores attendus, de {{low}} à {{high}} points',
    choose: 'Cliquez sur la courbe ou sur un coup pour voir la position.',
    unknown: 'Ce coup n’est pas encore examiné.',
    expected: 'Attendu à la fin',
    before: 'avant',
    after: 'après',
    better: 'Mieux ({{points}} de plus) : tuile {{tile}} dans la case {{space}}.',
    betterThere: 'Mieux ({{points}} de plus) : tuile {{tile}} dans la même case.',
    betterTurned: 'Mieux ({{points}} de plus) : la même tuile dans la même case, tournée autrement.',
    best: 'Aucun meilleur coup n’a été trouvé.',
    saidAfter: 'attendu après ce coup : {{scores}}',
    saidBetter: 'un autre coup valait {{points}} de plus',
    personScore: '{{name}} {{points}}',
  },
  fits: {
    now_zero: 'aucune tuile restante ne peut la remplir maintenant',
    now_one: '{{count}} tuile restante peut la remplir maintenant',
    now_other: '{{count}} tuiles restantes peuvent la remplir maintenant',
    shared_one: 'dont {{count}} convient aussi à une autre case forcée',
    shared_other: 'dont {{count}} conviennent aussi à d’autres cases forcées',
    later_one: '{{count}} de plus une fois les restrictions levées',
    later_other: '{{count}} de plus une fois les restrictions levées',
    held: 'en main : {{players}}',
    heldByNobody: 'dans aucune main',
    tile: 'convient à une case forcée',
  },
} as const satisfies Translated<typeof english>;
