import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The rooms of the window of the game: none imports another, but for the arrows that are named below. */
const ROOMS = [
  'game',
  'puzzles',
  'gobble',
  'patterns',
  'lessons',
  'library',
  'mail',
  'online',
  'files',
  'print',
  'rankings',
  'library',
  'settings',
  'sounds',
  'help',
] as const;

/** What lies below the stage, and what windows are drawn with. */
const BELOW_STAGE = [
  'src-shared',
  'src-renderer/board',
  'src-renderer/preferences',
  'src-renderer/ui',
  'src-renderer/words',
  'react',
  'react-aria-components',
  'react-i18next',
  'tinykeys',
];
const BELOW_ROOMS = [...BELOW_STAGE, 'src-renderer/stage'];

/**
 * The direction of the arrows, types included: a folder, and what its files may import besides each other. A name is a package, or a
 * folder or file of ours. For each file the longest folder that holds it counts.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'src-shared': [],
  'src-shared/tantrix': ['pure-rand'],
  'src-shared/record': [
    'src-shared/bytes',
    'src-shared/gobble',
    'src-shared/limits',
    'src-shared/on-first-use',
    'src-shared/patterns',
    'src-shared/puzzles',
    'src-shared/tantrix',
    '@noble/hashes',
    'fflate',
    'meta-png',
  ],
  'src-shared/gobble': ['src-shared/tantrix'],
  'src-shared/patterns': ['src-shared/puzzles', 'src-shared/tantrix'],
  'src-shared/puzzles': ['src-shared/tantrix'],
  'src-shared/robots': ['src-shared/tantrix'],
  'src-shared/mail-games': ['src-shared/record', 'src-shared/tantrix'],
  'src-shared/library': [
    'src-shared/csv-cells',
    'src-shared/puzzles',
    'src-shared/record',
    'src-shared/tantrix',
    'papaparse',
    'valibot',
  ],
  'src-shared/sessions': [
    'src-shared/gobble',
    'src-shared/help/lessons',
    'src-shared/patterns',
    'src-shared/puzzles',
    'src-shared/record',
    'src-shared/tantrix',
  ],
  'src-shared/rankings': [
    'src-shared/csv-cells',
    'src-shared/limits',
    'src-shared/online/terms',
    'src-shared/record/hidden',
    'src-shared/record/players',
    'src-shared/tantrix/colours',
    'papaparse',
    'valibot',
  ],
  'src-shared/online': ['src-shared/gobble', 'src-shared/record', 'src-shared/tantrix', 'valibot'],
  'src-shared/help': [
    'src-shared/puzzles',
    'src-shared/record',
    'src-shared/robots',
    'src-shared/tantrix',
    'hast',
    'valibot',
  ],
  'src-shared/bridge': [
    'src-shared/languages',
    'src-shared/limits',
    'src-shared/library',
    'src-shared/mail-games',
    'src-shared/help',
    'src-shared/online',
    'src-shared/rankings',
    'src-shared/record',
    'src-shared/tantrix/colours',
    'src-shared/tantrix/deal',
    'src-shared/tantrix/placement',
    'valibot',
  ],
  'src-main': [
    'src-shared',
    'node:',
    'electron',
    'filenamify',
    'i18next',
    'htmlparser2',
    'nodemailer',
    'postal-mime',
    'unhomoglyph',
    'valibot',
    'virtual:channel-names',
    'write-file-atomic',
  ],
  // A process of its own: it reaches the network, and knows nothing of the window.
  'src-main/online/process': [
    'src-shared',
    'src-main/files',
    'src-main/ipc-handlers',
    'src-main/kept-rows',
    'src-main/online',
    'src-main/profile',
    'node:',
    'bonjour-service',
    'selfsigned',
    'valibot',
    'ws',
  ],
  // A server has what programs have that speak with each other, and nothing of a window.
  server: [
    'src-shared',
    'src-main/files',
    'src-main/kept-rows',
    'src-main/online/keys',
    'src-main/online/process/connections',
    'src-main/online/process/finding/invitation',
    'src-main/online/process/kept',
    'src-main/online/process/playing',
    'src-main/online/process/racing/held-race',
    'src-main/online/process/tables',
    'src-main/profile',
    'node:',
    'valibot',
    'ws',
  ],
  // What several processes of it share.
  'server/redis': [
    'server/store',
    'src-shared/online',
    'src-main/kept-rows',
    'src-main/online/process/kept',
    'node:',
    '@redis/client',
    'valibot',
  ],
  'src-renderer': ['src-shared/bridge'],
  'src-renderer/words': [
    'src-shared/languages',
    'src-shared/tantrix',
    'i18next',
    'react',
    'react-aria-components',
    'react-i18next',
  ],
  'src-renderer/ui': [
    'src-shared/record',
    'src-shared/tantrix',
    'src-renderer/words',
    'react',
    'react-aria-components',
    'react-i18next',
    'zustand',
  ],
  'src-renderer/preferences': [
    'src-shared/bridge',
    'src-shared/languages',
    'src-renderer/ui',
    'src-renderer/words',
    'image-size',
    'react-aria-components',
    'react-i18next',
  ],
  'src-renderer/workers': ['src-shared/puzzles', 'src-shared/robots', 'src-shared/tantrix'],
  // The board draws what it is given: it may know what a tile is, but none of the rules.
  'src-renderer/board': [
    'src-shared/sessions/spot',
    'src-shared/tantrix/colours',
    'src-shared/tantrix/hex',
    'src-shared/tantrix/tiles',
    'react',
  ],
  'src-renderer/stage': [...BELOW_STAGE, 'react-aria'],
  'src-renderer/game': [...BELOW_ROOMS, 'src-renderer/workers', 'zustand'],
  'src-renderer/puzzles': [...BELOW_ROOMS, 'src-renderer/workers', 'zustand'],
  // A study is chosen among the puzzles, and played as a game.
  'src-renderer/puzzles/studies': [...BELOW_ROOMS, 'src-renderer/game', 'src-renderer/puzzles', 'src-renderer/workers'],
  'src-renderer/gobble': BELOW_ROOMS,
  'src-renderer/patterns': BELOW_ROOMS,
  // A lesson, a game by mail and a ranked one are games.
  'src-renderer/lessons': [...BELOW_ROOMS, 'src-renderer/game'],
  'src-renderer/mail': [...BELOW_ROOMS, 'src-renderer/game'],
  'src-renderer/online': [...BELOW_ROOMS, 'src-renderer/game', 'src-renderer/gobble', 'react-aria'],
  // What luck had to do with a rank stands beside kept games.
  'src-renderer/rankings': [
    ...BELOW_ROOMS,
    'src-renderer/game',
    'src-renderer/library/keeping',
    'src-renderer/library/library',
  ],
  // Kept games are brought back, and played once more.
  'src-renderer/library': [
    ...BELOW_ROOMS,
    'src-renderer/game',
    'src-renderer/workers',
    'fflate',
    'react-aria',
    'react-stately',
  ],
  // What leaves the window as a picture or on paper is drawn apart from it.
  'src-renderer/files': [...BELOW_ROOMS, 'src-renderer/workers', 'gifenc', 'react-dom'],
  'src-renderer/print': [...BELOW_ROOMS, 'react-dom'],
  'src-renderer/settings': BELOW_ROOMS,
  'src-renderer/sounds': [...BELOW_ROOMS, 'assets/sounds'],
  'src-renderer/help': [...BELOW_ROOMS, 'react-dom', 'virtual:help-briefs'],
  // The two windows; that of the game joins its rooms.
  'src-renderer/manual': [
    ...BELOW_ROOMS,
    '@fontsource-variable/inter',
    'hast',
    'minisearch',
    'react-dom',
    'virtual:help',
  ],
  'src-renderer/app': [
    ...BELOW_ROOMS,
    ...ROOMS.map((room) => `src-renderer/${room}`),
    '@fontsource-variable/inter',
    '@radix-ui/react-context-menu',
    '@radix-ui/react-menubar',
    'react-dom',
    'zustand',
  ],
};

/** What changes in place is for those who search: a file, and the folders that may import it. */
const KEPT_FOR: Readonly<Record<string, readonly string[]>> = {
  'src-shared/tantrix/position': ['src-shared/tantrix', 'src-shared/robots'],
  'src-shared/tantrix/board': ['src-shared/tantrix', 'src-shared/puzzles', 'src-shared/help/figures'],
};

const sourcesIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { encoding: 'utf8', recursive: true })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`);

const isWithin = (name: string, place: string) =>
  place.endsWith(':') ? name.startsWith(place) : name === place || name.startsWith(`${place}/`);

const folderOf = (file: string): string =>
  Object.keys(MAY_IMPORT)
    .filter((folder) => isWithin(file, folder))
    .toSorted((a, b) => b.length - a.length)[0] ?? '';

/** What a file imports; with `loaded` without what it takes nothing but types from. */
function importsOf(file: string, source: string, loaded = false): string[] {
  const { module } = parseSync(file, source);
  const isOfTypes = (entries: readonly { isType: boolean }[]) =>
    loaded && entries.length > 0 && entries.every(({ isType }) => isType);
  const requests = [
    ...module.staticImports.flatMap((one) => (isOfTypes(one.entries) ? [] : one.moduleRequest)),
    ...module.dynamicImports.map((one) => one.moduleRequest),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((entry) => (isOfTypes([entry]) ? [] : (entry.moduleRequest ?? []))),
    ),
  ];
  const names = requests.map(({ start, end }) => source.slice(start + 1, end - 1).replace(/\?.*$/, ''));
  return names.map((name) => (name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name));
}

/** The imports of a file that lead where they may not. */
function strays(file: string, source: string): string[] {
  const folder = folderOf(file);
  const allowed = [folder, ...(MAY_IMPORT[folder] ?? [])];
  return importsOf(file, source).filter(
    (name) =>
      !allowed.some((place) => isWithin(name, place)) || KEPT_FOR[name]?.every((place) => !isWithin(file, place)),
  );
}

/** The room or layer of the window that a file lies in; undefined for other files. */
const roomOf = (file: string): string | undefined => /^src-renderer\/([^/]+)\//.exec(file)?.[1];

/** All files of ours that are loaded with one, and itself. */
function loadedWith(entry: string, sources: ReadonlySet<string>): Set<string> {
  const loaded = new Set([entry]);
  // A set that grows is gone through to its end.
  for (const file of loaded) {
    for (const name of importsOf(file, readFileSync(path.join(ROOT, file), 'utf8'), true)) {
      const found = [`${name}.ts`, `${name}.tsx`, `${name}/index.ts`].find((each) => sources.has(each));
      if (found) loaded.add(found);
    }
  }
  return loaded;
}

/** Whether a file lies in a room of the window, and is not its door. */
const isPastDoor = (name: string): boolean => ROOMS.some((room) => name.startsWith(`src-renderer/${room}/`));

describe('imports', () => {
  const files = ['src-shared', 'src-main', 'src-renderer', 'server'].flatMap(sourcesIn);

  it('are looked for where the sources are', () => {
    expect(files).toContain('src-main/main.ts');
    expect(files).toContain('src-shared/bridge/bridge.ts');
  });

  it('lead where they may', () => {
    const wrong = files.flatMap((file) =>
      strays(file, readFileSync(path.join(ROOT, file), 'utf8')).map((name) => `${file} imports ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('are said of every room and layer of the window', () => {
    const rooms = new Set(files.map(roomOf));
    expect([...rooms].filter((room) => room && !Object.hasOwn(MAY_IMPORT, `src-renderer/${room}`))).toEqual([]);
  });

  it('never lead both ways between two rooms or layers of the window', () => {
    const arrows = new Set(
      files.flatMap((file) =>
        importsOf(file, readFileSync(path.join(ROOT, file), 'utf8')).flatMap((name) => {
          const [from, to] = [roomOf(file), roomOf(name)];
          return from && to && from !== to ? `${from} ${to}` : [];
        }),
      ),
    );
    const bothWays = [...arrows].filter((arrow) => {
      const [from = '', to = ''] = arrow.split(' ');
      return from < to && arrows.has(`${to} ${from}`);
    });
    expect(arrows).toContain('mail game');
    expect(bothWays).toEqual([]);
  });

  it('lead into a room of the window by its door, but for style sheets, whose order is the window’s', () => {
    const wrong = files
      .filter((file) => roomOf(file) === 'app')
      .flatMap((file) => importsOf(file, readFileSync(path.join(ROOT, file), 'utf8')))
      .filter((name) => isPastDoor(name) && !name.endsWith('.css'));
    expect(wrong).toEqual([]);
  });

  it('bring the window of the manual nothing of the game', () => {
    const loaded = [...loadedWith('src-renderer/manual/main.tsx', new Set(files))];
    expect(loaded).toContain('src-renderer/preferences/preferences.ts');
    expect(loaded).toContain('src-renderer/stage/FailureDialog.tsx');
    const ofTheGame = ['app', ...ROOMS].map((folder) => `src-renderer/${folder}`);
    expect(loaded.filter((file) => ofTheGame.some((folder) => isWithin(file, folder)))).toEqual([]);
  });

  it('bring the window of the game no solver, which works in its workers', () => {
    const loaded = [...loadedWith('src-renderer/app/main.tsx', new Set(files))];
    expect(loaded).toContain('src-renderer/workers/run-in-worker.ts');
    expect(loaded.filter((file) => isWithin(file, 'src-shared/puzzles/solver'))).toEqual([]);
  });

  it('bring the window of the game nothing that packs moving pictures, which a worker does', () => {
    const all = new Set(files);
    const packer = 'src-renderer/files/moving/gif-frames.ts';
    expect(loadedWith('src-renderer/files/moving/gif.worker.ts', all)).toContain(packer);
    expect(loadedWith('src-renderer/app/main.tsx', all)).not.toContain(packer);
  });

  it('bring games online no bag, which a seed of 32 bits has shuffled', () => {
    const online = files.filter((file) => /^(?:src-(?:shared|main)\/online|server)\//.test(file));
    const shuffling = /\b(?:newGame|shuffled\w*|seededRandom|randomOf|Math\.random)\b/;
    expect(online).toContain('src-shared/online/draw.ts');
    expect(online.filter((file) => shuffling.test(readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([]);
  });

  it.each([
    ['src-main/main.ts', "import { App } from '../src-renderer/app/App';", 'src-renderer/app/App'],
    ['src-renderer/app/App.tsx', "import type { Files } from '../../src-main/files/files';", 'src-main/files/files'],
    ['src-renderer/game/a.ts', "import { readFileSync } from 'node:fs';", 'node:fs'],
    ['src-renderer/board/Board.tsx', "export * from '../../src-shared/tantrix/board';", 'src-shared/tantrix/board'],
    ['src-renderer/board/Board.tsx', "import Art from '../words/words?raw';", 'src-renderer/words/words'],
    ['src-renderer/puzzles/a.ts', "import type { GameTable } from '../game/table';", 'src-renderer/game/table'],
    ['src-renderer/stage/a.ts', "import { saveGame } from '../files/saving';", 'src-renderer/files/saving'],
    ['src-renderer/manual/main.tsx', "import '../app/app.css';", 'src-renderer/app/app.css'],
    ['src-renderer/app/App.tsx', "import { find } from '../manual/search';", 'src-renderer/manual/search'],
    ['src-shared/tantrix/game.ts', "import { parse } from '../record/txg';", 'src-shared/record/txg'],
    ['src-renderer/game/a.ts', "import '../../src-shared/tantrix/position';", 'src-shared/tantrix/position'],
    ['src-shared/robots/search.ts', "const shell = import('electron');", 'electron'],
    ['src-shared/rankings/table.ts', "import { useState } from 'react';", 'react'],
  ])('of %s may not be %s', (file, source, stray) => {
    expect(strays(file, source)).toEqual([stray]);
  });
});
