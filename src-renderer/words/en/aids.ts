/** What helps to play well. */
export const aids = {
  hint: {
    thinking: 'Looking for the best move…',
    placement: 'Tile {{tile}} in space {{space}}',
    tile: 'suggested',
    closesLoop: 'It closes a loop of {{tiles}} tiles, worth {{score}} points.',
    joinsLines: 'It joins your lines of {{first}} and {{second}} into one of {{length}}.',
    joinsThrough_one:
      'Your lines of {{first}} and {{second}} then meet at space {{space}}; {{count}} tile that fits it is left.',
    joinsThrough_other:
      'Your lines of {{first}} and {{second}} then meet at space {{space}}; {{count}} tiles that fit it are left.',
    extendsLine: 'It makes your line of {{from}} one of {{to}}.',
    blocks_zero:
      'It blocks the {{colour}} line of {{length}} at space {{space}}: no tile fits there any more, where {{before}} did.',
    blocks_one:
      'It hampers the {{colour}} line of {{length}} at space {{space}}: {{count}} tile fits there, instead of {{before}}.',
    blocks_other:
      'It hampers the {{colour}} line of {{length}} at space {{space}}: {{count}} tiles fit there, instead of {{before}}.',
    fillsNext_one: 'You can fill {{count}} forced space next.',
    fillsNext_other: 'You can fill {{count}} forced spaces next.',
    noReason: 'Nothing on the board speaks for it by itself: games played on from here went best with it.',
    ahead_one: 'Expected in the end: a lead of about {{count}} point.',
    ahead_other: 'Expected in the end: a lead of about {{count}} points.',
    behind_one: 'Expected in the end: about {{count}} point behind.',
    behind_other: 'Expected in the end: about {{count}} points behind.',
    even: 'Expected in the end: about even.',
  },
  fits: {
    now_zero: 'no tile left may fill it now',
    now_one: '{{count}} tile left may fill it now',
    now_other: '{{count}} tiles left may fill it now',
    shared_one: '{{count}} of them also fits another forced space',
    shared_other: '{{count}} of them also fit other forced spaces',
    later_one: '{{count}} more once the restrictions are lifted',
    later_other: '{{count}} more once the restrictions are lifted',
    held: 'held by {{players}}',
    heldByNobody: 'held by nobody',
    tile: 'fits a forced space',
  },
} as const;
