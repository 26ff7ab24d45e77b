import type { Rows } from './row';

/** What the program says when something cannot be done, in the order of the document. */
export const MESSAGES = {
  'whats-this.nothing-here': {
    kind: 'message',
    what: 'No help for this area of the window',
    lines: '29–32',
    command: 'whatsThis',
  },
  'whats-this.nothing-in-box': {
    kind: 'message',
    what: 'No help for this message box',
    lines: '33–36',
    without: 'The manual explains every message box: it could not be built otherwise.',
  },
  'turn-over.send': { kind: 'message', what: 'Turn over: the game must be sent by hand', lines: '166–169' },
  'turn-over.copy': { kind: 'message', what: 'Turn over: by Copy, or as a text by Export', lines: '170–171' },
  'message.one-colour': { kind: 'message', what: 'New game error: each player a unique colour', lines: '172–175' },
  'message.robot-selects': {
    kind: 'message',
    what: 'Computer player error: a tile that cannot be played was selected',
    lines: '176–179',
  },
  'message.robot-tile': {
    kind: 'message',
    what: 'Computer player error: a tile that there is not was selected',
    lines: '180–183',
  },
  'message.clipboard': { kind: 'message', what: 'System error: the clipboard cannot be opened', lines: '184–187' },
  'message.paste-damaged': { kind: 'message', what: 'System error: the pasted text is damaged', lines: '188–191' },
  'mail.recipient': { kind: 'message', what: 'Mail error: the recipient is ambiguous or unknown', lines: '192–195' },
  'message.settings': { kind: 'message', what: 'System error: the settings cannot be kept', lines: '196–201' },
  'mail.password': { kind: 'message', what: 'Mail error: the password is incorrect', lines: '202–205' },
  'message.no-more-moves': { kind: 'message', what: 'Game error: no more valid moves', lines: '206–209' },
  'message.not-your-move': { kind: 'message', what: 'Game error: it is not your move', lines: '210–213' },
  'message.import-damaged': { kind: 'message', what: 'System error: the imported text is damaged', lines: '214–217' },
  'message.replay-damaged': { kind: 'message', what: 'System error: the history is damaged', lines: '218–223' },
  'message.copy-memory': {
    kind: 'message',
    what: 'System error: no memory to copy the game',
    lines: '224–227',
    without:
      'A game as text takes a few kilobytes. A clipboard that cannot take it, for whatever reason, is told of as one that cannot be opened.',
  },
  'mail.no-address': { kind: 'message', what: 'Mail error: an email player needs an address', lines: '228–231' },
  'message.not-playable': { kind: 'message', what: 'Game error: not over a playable space', lines: '232–235' },
  'mail.no-access': { kind: 'message', what: 'Mail error: the mail system cannot be reached', lines: '236–241' },
  'message.cd': {
    kind: 'message',
    what: 'Game error: the CD cannot be found',
    lines: '242–245',
    without: 'There is no CD: the program is whole where it is installed, and asks for nothing.',
  },
  'mail.attachment': { kind: 'message', what: 'Mail error: the attachment cannot be written', lines: '246–253' },
  'message.rankings-memory': {
    kind: 'message',
    what: 'Game error: no memory to show all ranks',
    lines: '254–257',
    without: 'The table is drawn by pages of 50 players, however many there are.',
  },
  'message.export': { kind: 'message', what: 'System error: the export file cannot be written', lines: '258–261' },
  'message.robot-fails': {
    kind: 'message',
    what: 'Game error: a computer player that selects no move becomes a person',
    lines: '262–267',
  },
  'message.import-unreadable': {
    kind: 'message',
    what: 'System error: the import file cannot be read',
    lines: '268–271',
  },
  'mail.unexplained': { kind: 'message', what: 'Mail error: another error', lines: '272–275' },
  'message.plus': { kind: 'message', what: 'Game error: + in a name, email or country', lines: '276–279' },
} as const satisfies Rows;
