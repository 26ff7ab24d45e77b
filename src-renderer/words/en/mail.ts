/** Sending mail, and what can go wrong with it. */
export const mail = {
  mail: {
    problem: {
      noAccount: 'No mail server is set up. In Settings, enter your email provider’s details for outgoing mail (SMTP).',
      noAddress: 'An address is missing. You and the recipient both need one.',
      wrongAddress: 'Not a valid email address: {{addresses}}. Correct it and send again.',
      ambiguousRecipient: 'The mail server found more than one recipient for this address: {{addresses}}.',
      recipientRejected: 'The mail server can’t deliver to this address: {{addresses}}. Check the spelling.',
      senderRejected:
        'The mail server doesn’t let you send from your address. Use the one that belongs to your account.',
      wrongPassword: 'The mail server rejected the user name or password. Some providers need an app password.',
      unreachable: 'Can’t reach the mail server. Check your connection, the server name and the port.',
      interrupted:
        'The connection to the mail server was lost. The email may or may not have been sent; it’s safe to send it again.',
      tlsFailure:
        'Can’t connect securely to the mail server: its certificate isn’t valid, or it doesn’t support this encryption. Nothing was sent. Check the server, port and encryption.',
      attachmentFailed:
        'Can’t write the draft with the attached file. The disk may be full. Save the game and attach its file to an email yourself.',
      noMailProgram:
        'No email app is set up on this system. Copy the game into an email, or save it and attach the file yourself.',
      failed:
        'The email wasn’t sent because of an unknown error. Save the game and attach its file to an email yourself.',
    },
    said: 'The server said: {{words}}',
    reached: 'It has reached {{addresses}}.',
    opened: {
      link: 'The draft is open in your email app. Send it from there.',
      shortLink:
        'The draft is open in your email app. It has the whole game, but not the drawing of the board. Send it from there.',
      file: 'The draft is open in your email app, with the game attached. Send it from there. If the app only shows the email and can’t send it, open the draft without attachment: the text has the whole game, too.',
    },
    sent: 'Email sent.',
    passwordNeeded: 'Enter the password.',
    cancelled: 'Nothing was sent.',
    testSubject: 'Tantrix: test email',
    testText: 'This is a test from the Settings of Tantrix. Sending email works.',
    password: {
      title: 'Email password',
      text: 'Password for {{user}} at {{host}}:',
      label: 'Password',
      kept: 'This system stores it encrypted.',
      notKept: 'This system has no keyring to store it, so you’ll be asked once each time you start Tantrix.',
      give: 'Send',
    },
  },
} as const;
