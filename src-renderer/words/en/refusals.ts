/** Why a move is refused. */
export const refusals = {
  refusal: {
    stillInHand: 'Choose a space first: click one or press Space.',
    notYourMove: 'It’s not your move. Wait for the other player.',
    turnEnded: 'The turn is over. Choose Next player to continue.',
    elsewhere: 'The next player is at another computer and plays by email.',
    noUndoByMail: 'Email games have no undo: the next tile has already been drawn.',
    touchesOne: 'A tile must touch at least two others. Choose a marked space.',
    throwFirst: 'First throw a tile to an opponent.',
    tableFull: 'The table is full. Take a tile off first.',
    noCopyLeft: 'All 99 copies of this tile are on the table. Take one off first.',
    gameOver: 'The game is over. No more tiles can be played.',
    tileToCome: 'Wait for the tile that is being drawn.',
    notInHand: 'That tile isn’t in the hand of the player to move.',
    occupied: 'There’s already a tile there.',
    notInMiddle: 'The first tile goes in the middle of the board.',
    notTouching: 'Choose a space next to a tile.',
    coloursClash: 'The colours don’t match. Every touching edge must have the same colour.',
    forcedFirst: 'Fill one of the marked forced spaces first.',
    thirdLink: 'The marked space would need three edges of one colour; not allowed until the bag is empty.',
    fourthTile: 'The marked forced space would touch a fourth tile; not allowed until the bag is empty.',
    controlledSide:
      'This side is closed: the marked forced space on it comes first, and no tile of yours fits there. Play on another side.',
  },
  /** Where nothing fits the space that stands in the way. */
  refusalAtCrossed: {
    fourthTile: 'The crossed space would touch a fourth tile; not allowed until the bag is empty.',
    controlledSide:
      'This side stays closed until the bag is empty: nothing fits the crossed space on it. Play on another side.',
  },
} as const;
