/** What helps to play well. */
export const aids = {
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
