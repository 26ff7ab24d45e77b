/** Games by mail: handing a turn on, what comes in, and the list of them. */
export const mailGames = {
  mailGames: {
    title: 'Email games',
    none: 'No games by mail yet. Start one by New game, or paste or open one that was sent to you.',
    open: 'Open',
    openGame: 'Open the game with {{others}}',
    send: 'Send…',
    sendGame: 'Send the game with {{others}}',
    remove: 'Remove',
    removeGame: 'Remove the game with {{others}}',
    unread_one:
      'One more game is kept, but this version of the program does not understand it. It stays as it is for a newer one.',
    unread_other:
      '{{count}} more games are kept, but this version of the program does not understand them. They stay as they are for a newer one.',
    since: 'since {{date}}',
    moves_zero: 'no moves yet',
    moves_one: '{{count}} move',
    moves_other: '{{count}} moves',
    state: {
      over: 'The game is over',
      myTurn: 'Your turn: {{player}}',
      theirTurn: 'Waiting for {{player}}',
    },
    handedOn: {
      no: 'not sent yet',
      sent: 'sent',
      drafted: 'handed to the mail program',
      copied: 'copied for a mail',
      exported: 'exported to a file',
    },
    fileName_zero: '{{players}}, first turn',
    fileName_one: '{{players}}, {{count}} move',
    fileName_other: '{{players}}, {{count}} moves',
    subject: 'Tantrix: {{name}}',
    again_one:
      'Move {{numbers}} began a turn that was played again, when the tile it draws was known. All players see this.',
    again_other:
      'Moves {{numbers}} began turns that were played again, when the tile each draws was known. All players see this.',
    playedAgain: 'played again',
  },
  turnOver: {
    title: { turn: 'Your turn is over', end: 'The game is over' },
    next: '{{player}} is next. Send the game on to {{address}}.',
    nextWithout: {
      usual:
        '{{player}} is next, but the game knows no email address. Enter one under Player details, or hand the game on by the clipboard or as a file.',
      competition:
        '{{player}} is next, but the game knows no email address, and by its competition rules none can be entered. Hand it on by the clipboard or as a file.',
    },
    end: 'Send the end of the game to {{players}}, so that they see it too.',
    none: 'Nobody has to be told.',
    send: 'Send',
    sendHint: 'by your mail account, at once',
    draft: 'Open a draft',
    draftHint: 'in your mail program, with the game attached',
    copy: 'Copy',
    copyHint: 'as a text, to be pasted into a mail',
    export: 'Export…',
    exportHint: 'as a file, to be attached to a mail',
    later: 'Later',
    laterHint: 'The game is kept in any case. Send the turn, in the File menu, brings this back.',
    sending: 'The mail is on its way…',
    stop: 'Stop sending',
    done: {
      sent: 'The mail is sent. The game is kept under Email games until the answer comes.',
      copied: 'The game is on the clipboard. Paste it into a mail; its text stays readable when it is quoted.',
      exported: 'The file is written. Attach it to a mail.',
      drafted: 'The game is kept under Email games until the answer comes.',
    },
    asLink: 'Open without the file',
    copyFailed: 'The system does not let the clipboard be written. Export the game and attach the file.',
    failed:
      'The game was not sent. It is kept: try again, copy it into a mail of your own, or export it and attach the file.',
  },
  sending: {
    label: 'Sending the turn',
    receiver: '{{player}}, {{address}}',
    waits: 'Sending to {{receivers}} in {{seconds}} s…',
    goes: 'Sending to {{receivers}}…',
    gone: 'Sent to {{receivers}}.',
    failed: 'Not sent to {{receivers}}.',
    said: {
      waits: 'The game is about to be sent to {{receivers}}. Undo stops this.',
      goes: 'The game is being sent.',
      gone: 'The game was sent to {{receivers}}.',
      failed: 'The game was not sent to {{receivers}}. It is kept.',
    },
    undo: 'Undo',
    now: 'Send now',
    show: 'Show game',
  },
  mailWho: {
    title: 'Who are you in this game?',
    text: 'The game cannot tell by its addresses which of the players you are. It is asked only once.',
    mover: 'moves next',
    nobody: 'None of them',
    nobodyHint: 'you only look on',
  },
  mailDamaged: {
    title_one: 'A game by mail is damaged',
    title_other: '{{count}} games by mail are damaged',
    of: 'The game of {{names}} cannot be read any more. What is left of its file was set aside in the profile as',
    folderTitle: 'Your games by mail are gone',
    folder:
      'The folder of your games by mail was gone: a file was in its place. That file was set aside in the profile as',
    ofSomebody: 'A game cannot be read any more. What is left of its file was set aside in the profile as',
    goOn_one:
      'All other games are as they were. To go on with this one, open the last mail that you have of it, or ask the other players to send it again.',
    goOn_other:
      'All other games are as they were. To go on with these, open the last mails that you have of them, or ask the other players to send them again.',
    folderGoOn:
      'To go on with a game, open the last mail that you have of it, or ask the other players to send it again.',
  },
  mailKnown: {
    title: 'You have this already',
    text: {
      over: 'This mail was read before. The game is over; here it is.',
      myTurn: 'This mail was read before. It is still your turn; here is the game as you left it.',
      theirTurn: 'This mail was read before, and the turn of somebody else is awaited. Here is the game as it stands.',
    },
  },
  mailOlder: {
    title: 'You have already played this turn',
    titleSeen: 'This mail is older than your game',
    text_zero: 'In the mail no move has been made; you have seen {{of}}.',
    text_one: 'The mail has {{count}} move; you have seen {{of}}.',
    text_other: 'The mail has {{count}} moves; you have seen {{of}}.',
    next: {
      over: 'The game is over.',
      myTurn: 'It is your turn there.',
      theirTurn: 'Somebody else is to move there. If your mail was lost, send it again.',
    },
    againHint:
      'You can play the turn again. As the tile it draws is known by now, the game is marked for all to see, and whoever has your first turn will not take another.',
    goOn: 'Go on from there',
    sendAgain: 'Send it again…',
    playAgain: 'Play it again',
  },
  mailRefused: {
    title: { past: 'This game has another past', mail: 'This mail is refused', file: 'This is your email game' },
    move: 'It is refused: move {{move}} by {{player}} is not the one that was seen here. Seen was {{kept}}; in the mail it is {{arrived}}.',
    mark: 'It is refused: move {{move}} by {{player}} was said to be played again, and the mail no longer says so.',
    players: 'It is refused: the mail says otherwise who plays, or at which computer.',
    stopped:
      'It says that all players agreed to stop. A game by mail is played to its end, so somebody has changed it.',
    unread: 'This game is kept here by a newer version of the program, in a way that this one does not understand.',
    rehearsal:
      'It has the tiles of a game you’re playing by email, but no longer says that it’s played by email. You can’t try out moves in it until that game is over.',
    deal: 'It is refused: it looks like a game that is kept here, but its rules or the tiles in the bag are others.',
    stays: {
      past: 'Nobody can take back a move by mail. Your game is kept as it was.',
      mail: 'What is kept here has not changed.',
      file: 'Your game is kept under Email games.',
    },
    look: 'Look at a copy',
  },
  mailAnother: {
    title: 'Another game with {{names}}',
    text: 'This mail isn’t part of the game you’re playing with {{names}}: its tiles or its rules are different. If you expected that game to go on, ask before you play.',
    numbers: 'Game number in the mail: {{arrived}}. Your game: {{kept}}.',
    stays: 'Your game is kept either way. Added, this one stands beside it under Email games.',
    add: 'Add game',
  },
  mailAddress: {
    titleNames: 'This mail changes a name',
    renamed: '{{player}} is called {{name}} in the mail.',
    textNames: 'If you don’t know why, keep the old name and ask.',
    title_one: 'This mail changes an address',
    title_other: 'This mail changes addresses',
    change: '{{player}} had {{kept}}, and has {{arrived}} in the mail.',
    none: 'no address',
    text: 'Your next turns would go there. If you do not know of it, keep the old address and ask.',
    old: 'Keep the old',
    new: 'Take the new',
  },
  mailRemove: {
    title: 'Remove this game?',
    text: 'The game of {{name}} is forgotten. A mail of it that comes later is taken for a new game.',
    remove: 'Remove',
  },
} as const;
