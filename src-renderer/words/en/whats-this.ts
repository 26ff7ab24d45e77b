/** What's this?: a word on each part of the window; commands and dialogs are explained in the manual's words. */
export const whatsThis = {
  whatsThis: {
    hint: 'Click what you want to know about. Press Esc to cancel.',
    more: 'More in the manual',
    open: 'Open the manual',
    nothing: {
      title: 'No help for this part',
      words: 'This part of the window has no explanation. Try searching the manual.',
    },
    place: {
      hand: {
        title: 'A hand',
        words:
          'One player’s tiles, visible to everyone, with name, colour and score so far. Press the name to highlight the best line or loop. The player to move is marked.',
      },
      tile: {
        title: 'A tile',
        words:
          'Each of the 56 tiles has three links in three colours. Your playable tiles have a coloured rim: select one, move it to a space, rotate it, and play it.',
      },
      space: {
        title: 'A space',
        words:
          'An empty place next to a tile. With three tiles around it, it’s forced: a dot marks it, a copper edge if it must be filled now, a bar if another must be filled first, a cross if no tile fits any more.',
      },
      board: {
        title: 'The board',
        words:
          'All tiles played so far: the tantrix. Drag the empty board to move it, use the wheel to zoom. With no tile selected, Page Up and Page Down rotate the whole board.',
      },
      'status-text': {
        title: 'What to do now',
        words: 'Says what to do now, or why something was refused. Point at a space to see what it needs.',
      },
      'bag-counter': {
        title: 'The bag counter',
        words: 'How many tiles are left in the bag. Click to see which, except under competition rules.',
      },
      scores: {
        title: 'Scores',
        words:
          'The best line or loop of each colour. Each tile counts one point in a line, two in a loop. Click one to highlight it on the board.',
      },
      'replay-bar': {
        title: 'The replay',
        words:
          'Steps through the game: back, forward, automatically, or straight to any move. The game itself doesn’t change.',
      },
      'puzzle-box': {
        title: 'The box',
        words: 'The puzzle’s tiles that aren’t on the board yet. Drag one to the board, or select it and click a cell.',
      },
      'puzzle-clock': {
        title: 'The clock',
        words: 'Your time for this puzzle, the target time, and your best. It pauses while a dialog is open.',
      },
      'pattern-box': {
        title: 'All tiles',
        words:
          'Every tile of all sets; the box never gets empty. Drag one to the table, or select it and click a cell. The number says how many lie on the table.',
      },
      race: {
        title: 'Race',
        words:
          'All players of Gobble, with the tiles they have left, the time, and your own tiles. Choose a tile here, then a space; after a gobble, choose a tile and press the button beside an opponent.',
      },
      'move-list': {
        title: 'All moves',
        words: 'Who played which tile, from first to last. Choose one to see the position after it.',
      },
      'turning-points': {
        title: 'Turning points',
        words: 'The moves that cost most, with what was played and what was better. Press one to see it on the board.',
      },
      'analysis-graph': {
        title: 'How the game went',
        words:
          'Who was likely to win after each move, and by how much. Dots mark moves that could have been better. Click to see the position.',
      },
      'start-screen': {
        title: 'The start screen',
        words: 'No game is open. Start a new one, or open a saved one.',
      },
      'menu-bar': {
        title: 'The menus',
        words: 'Everything the program can do. Press Alt and the underlined letter to open a menu.',
      },
      toolbar: {
        title: 'The toolbar',
        words: 'The most common commands. Point at an icon to see what it does.',
      },
      lesson: {
        title: 'Lesson',
        words:
          'A lesson of the tutorial: what to do in this position, and how your move went. Try it as often as you like.',
      },
      study: {
        title: 'Study',
        words: 'The study: what is to be found, what came of your move, and the way on.',
      },
      tip: {
        title: 'A tip',
        words:
          'Explains something the first time you meet it in a game. Press its button or Esc to close it, or simply play on. Edit / Settings turns tips off.',
      },
      statistics: {
        title: 'Your statistics',
        words:
          'What your finished games and solved puzzles come to, counted from the files in your folder. Press the arrow keys in the chart or calendar to go through them.',
      },
      'side-panel': {
        title: 'A panel',
        words: 'Stays next to the board while you play. Press Esc to close it.',
      },
    },
  },
} as const;
