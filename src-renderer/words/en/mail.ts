/** Sending mail, and what can go wrong with it. */
export const mail = {
  mail: {
    problem: {
      noAccount:
        'The Settings name no mail server yet. Enter there what your mail provider says of outgoing mail (SMTP).',
      noAddress: 'An address is missing. Both you and the receiver need one.',
      wrongAddress: 'This cannot be a mail address: {{addresses}}. Correct it and send again.',
      ambiguousRecipient: 'The mail server knows more than one receiver by this address: {{addresses}}.',
      recipientRejected: 'The mail server does not deliver to this address: {{addresses}}. Is it written correctly?',
      senderRejected:
        'The mail server does not let you send under your address. Use the one that belongs to your account.',
      wrongPassword: 'The mail server does not accept this user and password. Some providers ask for an app password.',
      unreachable: 'The mail server cannot be reached. Are you connected, and are server and port right?',
      interrupted: 'The mail server broke off. The mail may have arrived or not; to send it again does no harm.',
      tlsFailure:
        'There is no safe connection with this mail server: its certificate is not good, or it does not encrypt this way. Nothing was sent. Are server, port and encryption right?',
      attachmentFailed:
        'The draft with the attached file cannot be written. The disk may be full. Save the game and attach its file to a mail yourself.',
      noMailProgram:
        'This system knows no mail program. Copy the game into a mail, or save it and attach the file yourself.',
      failed:
        'The mail was not sent, for a reason that nobody foresaw. Save the game and attach its file to a mail yourself.',
    },
    said: 'The server’s own words: {{words}}',
    reached: 'It has arrived at {{addresses}}.',
    opened: {
      link: 'Your mail program has the draft. Send it from there.',
      shortLink:
        'Your mail program has the draft. It holds the whole game, but not the drawing of the board. Send it from there.',
      file: 'Your mail program has the draft, with the game attached. Send it from there. If the program only shows the mail and cannot send it, open the draft without the file: the text holds the whole game, too.',
    },
    sent: 'The mail is sent.',
    passwordNeeded: 'The password is missing.',
    cancelled: 'Nothing was sent.',
    testSubject: 'Tantrix: a test mail',
    testText: 'This mail comes from the Settings of Tantrix. Sending mail works.',
    password: {
      title: 'Password for mail',
      text: 'The password of {{user}} at {{host}}:',
      label: 'Password',
      kept: 'This system keeps it encrypted.',
      notKept: 'This system has no keyring to keep it in: it is asked for once each time the program runs.',
      give: 'Send',
    },
  },
} as const;
