/** Computer players. */
export const robots = {
  robot: {
    name: { mason: 'Mason', thorn: 'Thorn', orbit: 'Orbit', flint: 'Flint' },
    about: {
      mason: 'Builds one long line, tile by tile.',
      thorn: 'Blocks your lines wherever it can.',
      orbit: 'Loves loops, even where a line would do.',
      flint: 'Gambles: all or nothing.',
    },
    levels: ['Beginner', 'Casual', 'Club player', 'Strong', 'Expert', 'Master'],
    levelNamed: '{{level}} {{name}}',
  },
  robotFailed: {
    title: 'Computer player error',
    text: '{{player}} couldn’t find a move, although there is one. A human now plays for it, and the game continues.',
    report: 'Details are in the file “{{name}}” in the folder {{folder}}. Please send it with a report.',
    noReport: 'The details couldn’t be saved: the disk can’t be written. Please report this with the saved game.',
  },
} as const;
