import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions } from 'vite';
import { channelNames } from './scripts/bundle/channel-names.ts';
import { onlyLocales } from './scripts/bundle/only-locales.ts';
import { projectPage } from './scripts/bundle/project-page.ts';
import { helpTopics } from './scripts/help/plugin.ts';
import { licences } from './scripts/licences/plugin.ts';

const at = (place: string) => path.join(import.meta.dirname, place);

/** The languages of the interface: React Aria has words of its own in thirty. */
const LOCALES = ['en-US', 'de-DE', 'fr-FR', 'es-ES', 'hu-HU', 'nl-NL'];

/** The files of the bundle. What the manual says, and React Aria in other languages, are apart from the code: so are their sizes. */
const PARTS = [
  { name: 'manual', test: /virtual:help$/ },
  { name: 'manual-briefs', test: /virtual:help-briefs$/ },
  { name: 'locales', test: /intl\/.*(?:de-DE|fr-FR|es-ES|hu-HU|nl-NL)\.mjs$/ },
  // What both windows need is one file: the window is usable the sooner, the fewer are to be read.
  { name: 'shared', minShareCount: 2 },
];

const DAY_MS = 24 * 60 * 60 * 1000;
const PAGE = projectPage();
/** What the program knows of its build: every bundle, for main must open what the pages name. */
const define = {
  TANTRIX_PROJECT_PAGE: JSON.stringify(PAGE) ?? 'undefined',
  // Builds of one day are the same.
  TANTRIX_BUILT_AT: String(Math.floor(Date.now() / DAY_MS) * DAY_MS),
};

const MINIFIED = { mangle: false, codegen: { removeWhitespace: false } };

/** A bundle that runs in Electron outside the page, in a folder of its own: everything inside it but Electron itself. */
function outsideThePage(input: string, outDir: string, format: 'es' | 'cjs', file: string): EnvironmentOptions {
  return {
    consumer: 'server',
    resolve: { noExternal: true, conditions: ['node'], external: ['electron'] },
    build: {
      target: 'node20.18',
      outDir: at(outDir),
      copyPublicDir: false,
      ssr: true,
      // The shorter, the sooner it is read; but reports of errors tell the names of functions, and lines.
      minify: true,
      rollupOptions: {
        input: at(input),
        external: ['electron'],
        output: {
          format,
          entryFileNames: file,
          chunkFileNames: '[name].js',
          minify: MINIFIED,
        },
      },
    },
  };
}

/** The same as a module. CommonJS packages may ask for their own name, which a module is not given under this word. */
const inNode = (input: string, outDir: string, file: string): EnvironmentOptions => ({
  ...outsideThePage(input, outDir, 'es', file),
  define: { ...define, __filename: 'import.meta.filename' },
});

/** Whoever runs a server copies one file: nothing that is imported late lies beside it. */
function inOneFile(environment: EnvironmentOptions): EnvironmentOptions {
  const { build } = environment;
  const output = { format: 'es', entryFileNames: 'server.js', codeSplitting: false, minify: MINIFIED } as const;
  return { ...environment, build: { ...build, rollupOptions: { ...build?.rollupOptions, output } } };
}

export default defineConfig({
  root: 'src-renderer',
  base: './',
  define,
  plugins: [
    react(),
    onlyLocales(LOCALES),
    channelNames(),
    helpTopics(undefined, PAGE),
    licences(at('dist/licences.json')),
  ],
  worker: { format: 'es' },
  // Small assets stay files: as data: URLs the content security policy would refuse them.
  // A chunk read from the disk may be large. What is in a folder is packed, and no chunk of an earlier build with it.
  build: { target: 'chrome130', assetsInlineLimit: 0, chunkSizeWarningLimit: 2_000, emptyOutDir: true },
  environments: {
    client: {
      build: {
        outDir: at('dist/renderer'),
        // The window of the game, and that of the manual.
        rollupOptions: {
          input: [at('src-renderer/index.html'), at('src-renderer/help.html')],
          output: { codeSplitting: { groups: PARTS } },
        },
      },
    },
    main: inNode('src-main/main.ts', 'dist/main', 'main.js'),
    // The thread that reads what comes from outside.
    reader: inNode('src-main/reading/reader.ts', 'dist/reader', 'reader.js'),
    // The process of connections, forked when somebody first plays online.
    online: inNode('src-main/online/process/process.ts', 'dist/online', 'process.js'),
    // A server for games online, which has nothing of the program: the packages leave it out.
    server: inOneFile(inNode('server/main.ts', 'dist/server', 'server.js')),
    // A sandboxed preload must be one CommonJS file.
    preload: outsideThePage('src-main/preload.ts', 'dist/preload', 'cjs', 'preload.cjs'),
  },
  // One set of plugins for all bundles: the list of licences is of all of them.
  builder: { sharedConfigBuild: true },
});
