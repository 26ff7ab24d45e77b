/** The board, and what is read aloud of it. */
export const board = {
  board: {
    label: 'Board',
    tile: 'Tile {{tile}}: {{edges}} clockwise from north',
    suggestedTile: 'Suggested: tile {{tile}} here: {{edges}} clockwise from north',
    triedTile: 'Tile {{tile}} tried out here: {{edges}} clockwise from north',
    space: 'Space {{number}}',
    needs: 'needs {{colours}} clockwise from north',
    noneFits: 'none of the tiles to be played now fits',
    fits_one: 'tile {{tiles}} fits',
    fits_other: 'tiles {{tiles}} fit',
    ways_one: 'the selected tile fits in one way',
    ways_other: 'the selected tile fits in {{count}} ways',
    kind: {
      start: 'the first tile goes here',
      forced: 'forced',
      fillable: 'to be filled now',
      controlled: 'on a controlled side: a forced space must be filled first',
      closed: 'closed: a forced space beside it must be filled first',
      impossible: 'impossible: no tile that is left fits',
      trouble: 'in the way of the last placement',
    },
  },
  announce: {
    played: '{{player}} played tile {{tile}} in space {{space}}.',
    takenBack: 'Tile {{tile}} was taken back.',
    manyTakenBack: '{{count}} tiles were taken back.',
    manyGivenBack: '{{count}} tiles were given back.',
    bag_zero: 'The bag is empty.',
    bag_one: '{{count}} tile is left in the bag.',
    bag_other: '{{count}} tiles are left in the bag.',
  },
} as const;
