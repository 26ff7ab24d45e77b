import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RecordedGame } from '../../src-shared/record';
import { stopGame } from '../../src-shared/tantrix';
import { gameOf, type GameRecord } from './records';
import { RESTRICTED } from './situations';

// The games of test/fixtures/games, written down once more. Neither they nor the files are ever to be edited: people
// have files like them, and every later version must read them as this one does.

const THREE: GameRecord = {
  seats: ['green', 'red', 'blue'],
  hands: ['43 44 45 46 47 48', '20 21 22 23 24 25', '56 55 54 53 52 51'],
  draws: '1 2 3',
  starter: 0,
  moves: '43@0,0/5',
};

export const FIXTURE_GAMES: readonly { readonly file: string; readonly record: RecordedGame }[] = [
  {
    file: 'v1-running.txg',
    record: {
      players: [
        { name: 'Ann', email: 'ann@example.org', country: 'Nauru' },
        { name: 'Zoë “Zo” 🦊', email: '', country: '' },
      ],
      game: gameOf(RESTRICTED),
      isCompetition: false,
    },
  },
  {
    file: 'v1-stopped.txg',
    record: {
      players: [
        { name: ' Bob', email: '', country: 'Åland' },
        { name: '-1,0 2', email: 'check@example.org', country: '' },
        { name: 'red', email: '', country: '' },
      ],
      game: stopGame(gameOf(THREE)),
      isCompetition: false,
    },
  },
  {
    file: 'v1-competition.txg',
    record: {
      players: [
        { name: 'Ann', email: '', country: '' },
        { name: 'Bob', email: '', country: '' },
        { name: 'Cy', email: '', country: '' },
      ],
      game: gameOf(THREE),
      isCompetition: true,
    },
  },
  {
    file: 'v1-robots.txg',
    record: {
      players: [
        { name: 'Ann', email: 'ann@example.org', country: '' },
        { name: 'Mason', email: '', country: '', robot: { character: 'mason', level: 5 } },
        // A reader takes any character, also one that no program has.
        { name: 'Nobody', email: '', country: '', robot: { character: 'nobody', level: 1 } },
      ],
      game: gameOf(THREE),
      isCompetition: true,
    },
  },
  {
    file: 'v1-by-mail.txg',
    record: {
      players: [
        { name: 'Ann', email: 'ann@example.org', country: '', home: 1 },
        { name: 'Mason', email: '', country: '', robot: { character: 'mason', level: 2 } },
        { name: 'Bob', email: 'bob@example.net', country: 'Nauru', home: 2 },
      ],
      game: gameOf(THREE),
      isCompetition: false,
      again: [1, 2],
    },
  },
];

export const fixtureText = (file: string): string =>
  readFileSync(path.join(import.meta.dirname, '../fixtures/games', file), 'utf8');
