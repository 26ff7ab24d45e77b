/** What's this?: a word on each part of the window; commands and dialogs are explained in the manual's words. */
export const whatsThis = {
  whatsThis: {
    hint: 'Click what you want explained. Esc leaves it at that.',
    more: 'More in the manual',
    open: 'Open the manual',
    nothing: {
      title: 'Nothing to explain here',
      words: 'There is no help for this part of the window. The manual can be searched for what you are looking for.',
    },
    place: {
      hand: {
        title: 'A hand',
        words:
          'The tiles of one player, open to all, with name, colour and score so far. Press the name to see the best line or loop lit. Whoever is to move is marked.',
      },
      tile: {
        title: 'A tile',
        words:
          'Each of the 56 tiles has three links in three colours. A tile of yours that can be played bears a rim: select it, put it into a space, turn it, and play it.',
      },
      space: {
        title: 'A space',
        words:
          'An empty place beside a tile. Three tiles round it make it forced: a ring marks it, a larger ring if it must be filled now, a bar if another must be filled first, a cross if no tile fits any more.',
      },
      board: {
        title: 'The board',
        words:
          'All tiles that are played: the tantrix. Drag the empty board to move it, turn the wheel to zoom. With no tile selected, Page Up and Page Down turn the whole.',
      },
      'status-text': {
        title: 'What to do now',
        words:
          'Says what must be done now, or why something was refused. While the pointer rests on a space it says what that space needs.',
      },
      'bag-counter': {
        title: 'The bag counter',
        words: 'How many tiles are left in the bag. A press shows which, except under competition rules.',
      },
      scores: {
        title: 'Scores',
        words:
          'The best line or loop of each colour: a tile of a line counts one point, a tile of a loop two. Press one to see it lit on the board.',
      },
      'replay-bar': {
        title: 'The replay',
        words:
          'Leads through the game move by move: back, on, by itself, or straight to any move. The game stays as it is.',
      },
      'puzzle-box': {
        title: 'The box',
        words: 'The tiles of the puzzle that are not laid yet. Drag one to the table, or select it and click a cell.',
      },
      'puzzle-clock': {
        title: 'The clock',
        words:
          'The time you have had for this puzzle, the time to aim at, and your best. It stands still behind dialogs.',
      },
      'move-list': {
        title: 'All moves',
        words: 'Who played which tile, from the first to the last. Choose one to see the position after it.',
      },
      'analysis-graph': {
        title: 'The course of the game',
        words:
          'Who could expect to win, and by how much, after each move. Dots mark moves that others would have bettered. Click to see the position.',
      },
      'start-screen': {
        title: 'The start',
        words: 'No game is open. Start a new one, or open one that was saved.',
      },
      'menu-bar': {
        title: 'The menus',
        words: 'All that the program can do. Alt and the underlined letter open a menu by the keyboard.',
      },
      toolbar: {
        title: 'The toolbar',
        words: 'The commands that are used most. Rest the pointer on a picture to read what it does.',
      },
      lesson: {
        title: 'Lesson',
        words:
          'A lesson of the tutorial: what to do in this position, and what came of your move. It can be tried again as often as you like.',
      },
      'side-panel': {
        title: 'A panel',
        words: 'Stands beside the board while the game goes on. Esc closes it.',
      },
    },
  },
} as const;
