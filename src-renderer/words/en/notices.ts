/** What is told when something has gone wrong. */
export const notices = {
  notice: {
    failure: {
      title: 'Something went wrong',
      text: 'An unexpected error occurred. What you have open is unchanged: save it. Please report what you did.',
    },
    pasteFailed: {
      title: 'Can’t read the clipboard',
      text: 'The system blocked access to the clipboard. Save the text to a file and import that.',
    },
    pasteEmpty: {
      title: 'Nothing to paste',
      text: 'There’s no text on the clipboard. Copy the whole email or text image first.',
    },
    copyFailed: {
      title: 'The {{what}} wasn’t copied',
      text: 'The system blocked access to the clipboard. Export the {{what}} as a text file instead.',
    },
    movingPictureFailed: {
      title: 'The moving picture couldn’t be drawn',
      text: 'Save the {{what}} as a picture or as a file instead.',
    },
    settingsReset: {
      title: 'Settings were reset',
      text: 'The settings file couldn’t be read. It was kept as a .bak file, and the default settings are used.',
    },
    resultsDamaged: {
      title: 'Some puzzle results were lost',
      text: 'The file with your puzzle results was damaged. All readable results were kept, and the damaged file is still in the profile folder.',
    },
    gamesDamaged: {
      title: 'Some finished games were lost',
      text: 'The file of your finished games was damaged. Every game that could still be read counts; the damaged file was set aside in the profile.',
    },
    lessonsDamaged: {
      title: 'Your lesson progress was damaged',
      text: 'Some finished lessons may be shown as not done. The damaged file is still in the profile folder.',
    },
    settingsNotKept: {
      title: 'Setting not saved',
      text: 'The settings can’t be saved. They apply until you exit; you can go on with the {{what}}.',
    },
    pageCrashed: {
      title: 'The window was restarted',
      text: 'It crashed, but your {{what}} was kept and is open again. If this happens more than once, please report it.',
    },
    mailGameTwice: {
      title: 'You’re already playing this deal',
      text: 'One of your email games has the same deal number, colours and starting player. Choose another deal number, or remove that game first.',
    },
    rankingsFailed: {
      title: 'Can’t show the rankings',
      text: 'The rankings can’t be read right now. Nothing is lost; try again later.',
    },
    printFailed: {
      title: 'Printing failed',
      text: 'Nothing was printed or saved as PDF. Choose Print… again; the dialog shows the problem.',
    },
    recoveryFailed: {
      title: 'Can’t restore your last game or puzzle',
      text: 'The recovery file is damaged. If you saved it yourself, open it from its file.',
    },
  },
  failure: {
    details:
      'The details include the version, the system and where the error happened. Known names are left out; check before you send them.',
    notCopied: 'Can’t copy to the clipboard.',
    again: 'Restart the window',
    game: {
      title: 'Can’t show the window',
      text: 'Something went wrong. What you had open was kept and will be back when the window restarts.',
      leave: 'Exit',
    },
    manual: {
      title: 'Can’t show the manual',
      text: 'Something went wrong in this window. Your game isn’t affected.',
      leave: 'Close the manual',
    },
  },
  fileTrouble: {
    title: {
      open: 'Can’t open the file',
      record: 'Can’t open the file',
      save: 'The {{what}} wasn’t saved',
    },
    stays: 'The open {{what}} is unchanged.',
    open: {
      notFound: '“{{name}}” no longer exists.',
      notAllowed: 'You don’t have permission to read “{{name}}”.',
      readOnly: '“{{name}}” can’t be read.',
      diskFull: '“{{name}}” can’t be read.',
      tooLarge: '“{{name}}” is too large to be a Tantrix game or puzzle.',
      notAGame: '“{{name}}” isn’t a Tantrix game or puzzle.',
      failed: '“{{name}}” can’t be read. There may be a problem with the disk or the network.',
    },
    save: {
      notFound: 'The folder of “{{name}}” no longer exists. The {{what}} wasn’t saved; choose another folder.',
      notAllowed: 'You don’t have permission to write “{{name}}”. The {{what}} wasn’t saved; choose another folder.',
      readOnly: '“{{name}}” is on a read-only disk. The {{what}} wasn’t saved; choose another folder.',
      diskFull: 'There isn’t enough disk space for “{{name}}”. The {{what}} wasn’t saved; the old file is unchanged.',
      tooLarge: 'The {{what}} is too large to save.',
      notAGame: 'The {{what}} can’t be saved.',
      failed: '“{{name}}” can’t be written. The {{what}} wasn’t saved; choose another folder.',
    },
    salvaged_zero: 'The deal can be recovered, but no moves.',
    salvaged_one: 'The first move can be recovered and opened as a new game.',
    salvaged_other: 'The first {{count}} moves can be recovered and opened as a new game.',
    salvagedUnsure_zero: 'This is a guess: a deal can be recovered, but no moves, and it may not be the original one.',
    salvagedUnsure_one:
      'This is a guess: one legal move can be recovered and opened as a new game, but it may not be the original one.',
    salvagedUnsure_other:
      'This is a guess: {{count}} legal moves can be recovered and opened as a new game, but some may not be the original ones.',
    openSalvaged: 'Open what can be recovered',
    record: {
      notAPicture: '“{{name}}” isn’t a readable picture.',
      noGame: '“{{name}}” contains no game or puzzle. Only pictures and texts created by Tantrix do.',
      tooLarge: '“{{name}}” is too large to be a Tantrix game or puzzle.',
      tooMuchWork: '“{{name}}” would take too much time or memory to read. It was not opened.',
      notAGame: '“{{name}}” isn’t a Tantrix game or puzzle.',
      newerVersion: '“{{name}}” was saved by a newer version of Tantrix. Update to open it.',
      cutOff: '“{{name}}” is incomplete: the end is missing.',
      damaged: '“{{name}}” is damaged: part of it was lost or changed. If someone sent it to you, ask for it again.',
      unknownSet: '“{{name}}” uses a set of tiles that this version doesn’t have.',
      badLine: 'Line {{line}} of “{{name}}” can’t be read.',
      badDeal: '“{{name}}” has no playable deal: {{reason}}',
      badPuzzle: '“{{name}}” has no playable puzzle: {{reason}}',
      isPuzzle: '“{{name}}” is a puzzle. Choose a game instead.',
      illegalMove: '“{{name}}” breaks the rules at move {{move}}. {{reason}}',
    },
    deal: {
      seatCount: 'a game needs two to four players.',
      colourTwice: 'two players have the same colour.',
      starter: 'the starting player doesn’t exist.',
      bag: 'the bag doesn’t hold the 56 tiles.',
    },
    puzzle: {
      tiles: 'its tiles aren’t in the set, or appear twice.',
      colours: 'its goal has no colour, or one that no tile has.',
      shape: 'its shape doesn’t have as many cells as tiles.',
      loops: 'its goal sets rules for loops it doesn’t ask for.',
      numbers: 'its goal has an invalid number.',
      clues: 'its clues overlap, or aren’t among its tiles.',
      drawn: 'the order of its tiles doesn’t match the puzzle.',
      laid: 'tiles on the board overlap, or aren’t part of the puzzle.',
      firm: 'fixed tiles aren’t on the board.',
    },
  },
} as const;
