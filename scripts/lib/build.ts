import type { Command } from './steps';

/** The program as windows run it, made in dist. */
export const BUILD: Command = { name: 'build', command: 'vite', args: ['build', '--app', '--logLevel', 'warn'] };
