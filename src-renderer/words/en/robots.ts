/** Computer players. */
export const robots = {
  robot: {
    name: { mason: 'Mason', thorn: 'Thorn', orbit: 'Orbit', flint: 'Flint' },
    about: {
      mason: 'Builds one long line, tile by tile.',
      thorn: 'Blocks: your points hurt, so you get few.',
      orbit: 'Loves loops, even where a line would do.',
      flint: 'Gambles: all or nothing.',
    },
    levels: ['Beginner', 'Casual', 'Club player', 'Strong', 'Expert'],
    levelNamed: '{{level}} {{name}}',
  },
  robotFailed: {
    title: 'Computer player error',
    text: '{{player}} could not find a move, though there is one. A person now moves for it, and the game goes on.',
    report: 'What happened is kept in the file “{{name}}” in the folder {{folder}}. Please send it with a report.',
    noReport: 'What happened could not be written down: the disk refuses. Please report it with the saved game.',
  },
} as const;
