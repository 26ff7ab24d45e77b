/** What is told when something has gone wrong. */
export const notices = {
  notice: {
    failure: {
      title: 'That did not work',
      text: 'Something went wrong that should not. What is open is as it was: save it. Please report what you did.',
    },
    pasteFailed: {
      title: 'The clipboard cannot be read',
      text: 'The system does not let the clipboard be read. Save the text in a file and import that.',
    },
    pasteEmpty: {
      title: 'Nothing to paste',
      text: 'There is no text on the clipboard. Copy the whole mail or text image first.',
    },
    copyFailed: {
      title: 'The {{what}} was not copied',
      text: 'The system does not let the clipboard be written. Export the {{what}} as a text file instead.',
    },
    settingsReset: {
      title: 'The settings start afresh',
      text: 'The file of settings could not be understood. It was set aside as .bak, and the usual settings hold.',
    },
    resultsDamaged: {
      title: 'Some puzzle results were lost',
      text: 'The file of your puzzle results was damaged. Every result that could still be read is kept; the damaged file was set aside in the profile.',
    },
    lessonsDamaged: {
      title: 'The list of lessons was damaged',
      text: 'Lessons that could still be read as done are kept; do the others again. The damaged file was set aside in the profile.',
    },
    settingsNotKept: {
      title: 'The setting is not kept',
      text: 'The settings cannot be written. They hold until you leave the program; the {{what}} can go on.',
    },
    pageCrashed: {
      title: 'The window had to start anew',
      text: 'It failed, but your {{what}} was kept and is open again as it was. If this happens more than once, please report it.',
    },
    mailGameTwice: {
      title: 'This deal is being played already',
      text: 'The email games have one with the same deal number, colours and start. Choose another deal number, or remove that game first.',
    },
    rankingsFailed: {
      title: 'The rankings cannot be shown',
      text: 'What is kept of them in the profile cannot be read just now. Nothing is lost; try again later.',
    },
    printFailed: {
      title: 'The pages did not come out',
      text: 'They were neither printed nor saved as a PDF. Choose Print… again; its dialog says what is wrong.',
    },
    recoveryFailed: {
      title: 'What was open last cannot be brought back',
      text: 'What was kept of it is damaged. Open it from its file if it was saved.',
    },
  },
  failure: {
    details:
      'The details name the version, the system and the place of the error. Names that the program knows are left out; read them before you send them.',
    notCopied: 'The system does not let the clipboard be written.',
    again: 'Start the window anew',
    game: {
      title: 'The window cannot be drawn',
      text: 'Something in it failed. What is open was kept, and comes back when the window starts anew.',
      leave: 'Leave the program',
    },
    manual: {
      title: 'The manual cannot be shown',
      text: 'Something in its window failed. Your game is not touched.',
      leave: 'Close the manual',
    },
  },
  fileTrouble: {
    title: {
      open: 'The file cannot be used',
      record: 'The file cannot be used',
      save: 'The {{what}} is not saved',
    },
    stays: 'The open {{what}} is as it was.',
    open: {
      notFound: '“{{name}}” is not there any more.',
      notAllowed: 'You are not allowed to read “{{name}}”.',
      readOnly: '“{{name}}” cannot be read.',
      diskFull: '“{{name}}” cannot be read.',
      tooLarge: '“{{name}}” is far too large to be a game or puzzle of Tantrix.',
      notAGame: '“{{name}}” is neither a game nor a puzzle of Tantrix.',
      failed: '“{{name}}” cannot be read. The disk or the network may have a fault.',
    },
    save: {
      notFound: 'The folder of “{{name}}” is not there any more. The {{what}} is not saved.',
      notAllowed: 'You are not allowed to write “{{name}}”. The {{what}} is not saved; choose another folder.',
      readOnly: '“{{name}}” lies on a disk that cannot be written. The {{what}} is not saved; choose another folder.',
      diskFull: 'There is no room for “{{name}}” on the disk. The {{what}} is not saved; the old file is as it was.',
      tooLarge: 'The {{what}} is too large to be saved.',
      notAGame: 'The {{what}} cannot be saved.',
      failed: '“{{name}}” cannot be written. The {{what}} is not saved; choose another folder.',
    },
    salvaged_zero: 'The deal can be saved, but no moves.',
    salvaged_one: 'Its first move can be saved and opened as a new game.',
    salvaged_other: 'Its first {{count}} moves can be saved and opened as a new game.',
    salvagedUnsure_zero:
      'This is a guess: the deal can be read, but no moves, and it may not be the one that was played.',
    salvagedUnsure_one:
      'This is a guess: one legal move can be read and opened as a new game, but it may not be the one that was played.',
    salvagedUnsure_other:
      'This is a guess: {{count}} legal moves can be read and opened as a new game, but they may not all be the ones that were played.',
    openSalvaged: 'Open what can be saved',
    record: {
      notAPicture: '“{{name}}” is not a picture that can be read.',
      noGame: '“{{name}}” holds no game and no puzzle. Only pictures and texts made by Tantrix do.',
      tooLarge: '“{{name}}” is far too large to be a game or puzzle of Tantrix.',
      tooMuchWork: 'Reading “{{name}}” would take too much time or memory. Nothing of it was used.',
      notAGame: '“{{name}}” is neither a game nor a puzzle of Tantrix.',
      newerVersion: '“{{name}}” was written by a newer version of Tantrix.',
      cutOff: '“{{name}}” is cut off: its end is missing.',
      damaged: '“{{name}}” is damaged: something in it was lost or changed. Ask for it again if it was sent to you.',
      unknownSet: '“{{name}}” is played with a set of tiles that this version does not have.',
      badLine: '“{{name}}” cannot be understood in line {{line}}.',
      badDeal: '“{{name}}” holds no playable deal: {{reason}}',
      badPuzzle: '“{{name}}” holds no puzzle that can be played: {{reason}}',
      isPuzzle: '“{{name}}” holds a puzzle, and a game is wanted here.',
      illegalMove: '“{{name}}” breaks the rules at move {{move}}. {{reason}}',
    },
    deal: {
      seatCount: 'a game has two to four players.',
      colourTwice: 'two players have the same colour.',
      starter: 'the starting player does not exist.',
      bag: 'the bag does not hold the 56 tiles.',
    },
    puzzle: {
      tiles: 'its tiles are not of the set, or named twice.',
      colours: 'its goal names a colour that no tile has, or none.',
      shape: 'its shape has not as many cells as it has tiles.',
      loops: 'its goal speaks of loops that it does not want.',
      numbers: 'its goal counts something that cannot be counted.',
      clues: 'its clues are not tiles of it, or lie on each other.',
      drawn: 'the order of its tiles does not belong to it.',
      laid: 'other tiles than its own lie on the table, or some lie on each other.',
      firm: 'tiles are played firm that do not lie on the table.',
    },
  },
} as const;
