/** Why a move is refused. */
export const refusals = {
  refusal: {
    stillInHand:
      'That tile is still in the hand. Move it over a space first: by mouse, by arrow keys, or by Space, which goes to the spaces.',
    notYourMove: 'It is not your move: wait until the player to move has finished.',
    turnEnded: 'The turn is over: nobody moves before it is handed on with Next player.',
    elsewhere: 'The player to move plays at another computer: their turn comes by mail.',
    noUndoByMail: 'In a game by mail nothing is taken back: the tile it has drawn is known.',
    gameOver: 'The game is over: no more tiles can be played.',
    tileToCome: 'The tile that was drawn last is still to come.',
    notInHand: 'That tile is not in the hand of the player to move.',
    occupied: 'A tile lies there already.',
    notInMiddle: 'The first tile goes in the middle of the board.',
    notTouching: 'A tile must touch the tantrix: choose a space next to a tile.',
    coloursClash: 'The colours do not match: every touching edge must be of the same colour.',
    forcedFirst: 'Forced spaces come first: fill one of the marked spaces.',
    thirdLink: 'First restriction: three links of one colour would point into the marked space.',
    fourthTile: 'Second restriction: the marked forced space would be surrounded by a fourth tile.',
    controlledSide:
      'Third restriction: this side is controlled by the marked forced space, which must be filled first.',
  },
} as const;
