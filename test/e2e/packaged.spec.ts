import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { extractFile, listPackage } from '@electron/asar';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { electronRuntime } from '../../scripts/electron/runtime';
import { SANDBOX_SWITCHES } from '../../scripts/lib/screen';
import { pack, programIn, unpackedIn } from '../../scripts/package/pack';
import { makePackages } from '../../scripts/package/packages';
import { PROGRAM, SETTINGS } from '../../scripts/package/settings';
import { gameOnly, makeSvgWithGame, parseTxg } from '../../src-shared/record';
import { legalPlacements, newGame, type Placement, play } from '../../src-shared/tantrix';
import { IS_NIGHTLY } from '../support/nightly';
import { BLANK_SVG } from '../support/pictures';
import { expect, test } from './fixtures';
import { chooseFromMenu, dialogNamed, handsShown, playByMouse, recordOf, textOfGame } from './gestures';
import { type Packed, withPacked } from './packed';

const GAME = newGame({ seats: ['red', 'blue'] }, 7);

function firstMove(): Placement {
  const [placement] = legalPlacements(GAME);
  if (!placement) throw new Error('there is no move');
  return placement;
}

let output = '';
let names: readonly string[] = [];

test.beforeAll(async () => {
  // Packing takes ten seconds, all packages half a minute, and much more on a busy machine.
  test.setTimeout(IS_NIGHTLY ? 600_000 : 180_000);
  output = mkdtempSync(path.join(os.tmpdir(), 'tantrix-packages-'));
  const runtime = await electronRuntime();
  if (IS_NIGHTLY) names = await makePackages(output, runtime);
  else await pack(output, runtime, true);
});

test.afterAll(() => rmSync(output, { recursive: true, force: true }));

/** Opens a game by the command line, plays its first tile, saves; then the file holds the move, and the program ends. */
async function playAndSave(program: string, folder: string): Promise<void> {
  const file = path.join(folder, 'Änne’s game.txg');
  await writeFile(file, textOfGame(GAME));
  await withPacked(program, [file], async ({ page, end }: Packed) => {
    await expect.poll(() => handsShown(page)).toEqual(GAME.position.hands);
    await playByMouse(page, firstMove());
    await expect(page.locator('.laid-tile')).toHaveCount(1);
    await page.keyboard.press('Control+s');
    const after = play(GAME, firstMove());
    const placements = after.ok ? after.game.placements : [];
    await expect.poll(async () => savedMoves(file)).toEqual(placements);
    // The file is there before the page knows: until then it would ask whether to save.
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    expect(await end()).toBe(0);
  });
}

async function savedMoves(file: string): Promise<unknown> {
  const record = gameOnly(parseTxg(await readFile(file, 'utf8')));
  return record.ok ? record.record.game.placements : record;
}

test('the packed program opens a game from its command line, plays and saves', async ({ folder }) => {
  await playAndSave(programIn(unpackedIn(output)), folder);
});

test('the packed program reads what is large in a thread of its own', async ({ folder }) => {
  const file = path.join(folder, 'large.svg');
  const drawing = BLANK_SVG.replace('<g/>', `<g>${' '.repeat(2 ** 20)}</g>`);
  await writeFile(file, makeSvgWithGame(drawing, recordOf(GAME)));
  await withPacked(programIn(unpackedIn(output)), [file], async ({ page }: Packed) => {
    await expect.poll(() => handsShown(page)).toEqual(GAME.position.hands);
  });
});

test('the packed program tells its version, and takes neither another page nor Node nor an inspector', async ({
  folder,
}) => {
  const intruder = path.join(folder, 'intruder.cjs');
  const trace = path.join(folder, 'trace');
  await writeFile(intruder, `require('node:fs').writeFileSync(${JSON.stringify(trace)}, '')`);
  const env = {
    TANTRIX_DEV_URL: 'data:text/html,another',
    ELECTRON_RUN_AS_NODE: '1',
    NODE_OPTIONS: `--require ${intruder}`,
  };
  const check = async ({ page, said }: Packed) => {
    expect(page.url()).toBe('app://bundle/');
    await chooseFromMenu(page, 'Help', 'About Tantrix');
    await expect(dialogNamed(page, 'About Tantrix')).toContainText(`Version ${PROGRAM.version}`);
    expect(said.filter((line) => line.startsWith('Debugger listening'))).toEqual([]);
    await expect(stat(trace)).rejects.toThrow('ENOENT');
  };
  await withPacked(programIn(unpackedIn(output)), ['--inspect=0'], check, env);
});

/** What the program writes to its terminal when it is started in a home of somebody’s, until its page keeps a journal there. */
async function saidAt(home: string, switches: readonly string[]): Promise<string> {
  const args = [...SANDBOX_SWITCHES, '--disable-gpu', ...switches];
  const child = spawn(programIn(unpackedIn(output)), args, { env: { ...process.env, XDG_CONFIG_HOME: home } });
  const exit = once(child, 'exit');
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes) => {
      said += String(bytes);
    });
  }
  try {
    const kept = () => readdir(path.join(home, 'Tantrix', 'journal')).catch(() => []);
    await expect.poll(kept, { timeout: 30_000 }).toContain('odd.entry');
    child.kill();
    expect(await exit).toEqual([0, null]);
  } finally {
    child.kill('SIGKILL');
  }
  return said;
}

test('the packed program takes no switch that opens the person’s own profile to others', async ({ folder }) => {
  const home = path.join(folder, 'home');
  const own = path.join(home, 'Tantrix');
  const alias = path.join(folder, 'alias');
  await mkdir(own, { recursive: true });
  await symlink(own, alias);
  const opening = ['--remote-debugging-port=0', '--remote-allow-origins=*', '--js-flags=--expose-gc'];
  for (const named of [[], [`--user-data-dir=${alias}`]]) {
    const said = await saidAt(home, [...opening, ...named]);
    expect(said).toContain('--remote-debugging-port is not taken');
    expect(said).toContain('--js-flags is not taken');
    expect(said).not.toContain('DevTools listening');
    await rm(path.join(own, 'journal'), { recursive: true });
  }
});

test('the fuses of the packed program are as they are configured', async () => {
  const { version: _, ...wire } = await getCurrentFuseWire(programIn(unpackedIn(output)));
  const { resetAdHocDarwinSignature: _noFuse, ...fuses } = SETTINGS.electronFuses;
  const wanted = Object.entries(fuses).map(([name, on]) => [
    name.replace(/^(?:enable)?(.)/, (_all, first: string) => first.toUpperCase()),
    on ? FuseState.ENABLE : FuseState.DISABLE,
  ]);
  const found = Object.entries(wire).map(([at, state]) => [FuseV1Options[Number(at)]?.replace(/^Enable/, ''), state]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted));
});

test('the packed program holds what it needs, and nothing else', () => {
  const asar = path.join(unpackedIn(output), 'resources', 'app.asar');
  const files = listPackage(asar, { isPack: false }).map((name) => name.split(path.sep).join('/'));
  expect(files.filter((name) => name.split('/').length <= 3).toSorted()).toEqual([
    '/assets',
    '/assets/icons',
    '/dist',
    '/dist/licences.json',
    '/dist/main',
    '/dist/online',
    '/dist/preload',
    '/dist/reader',
    '/dist/renderer',
    '/package.json',
  ]);
  expect(files.filter((name) => /\.(?:map|tsx?)$|node_modules/.test(name))).toEqual([]);
  expect(files.filter((name) => name.startsWith('/assets/icons/'))).toEqual(['/assets/icons/256x256.png']);
  const manifest: unknown = JSON.parse(extractFile(asar, 'package.json').toString());
  expect(manifest).toMatchObject({
    name: PROGRAM.name,
    version: PROGRAM.version,
    main: 'dist/main/main.js',
    desktopName: PROGRAM.desktopName,
  });
  for (const key of ['devDependencies', 'scripts']) expect(manifest).not.toHaveProperty(key);
  expect(execFileSync('ls', [path.dirname(asar)], { encoding: 'utf8' })).toBe('app.asar\n');
});

const text = (name: string): Promise<string> => readFile(path.join(unpackedIn(output), name), 'utf8');

test('the licences of all that is in it lie beside the packed program', async () => {
  expect(await text('LICENSE.tantrix.txt')).toContain('MIT License');
  expect(await text('LICENSE.electron.txt')).toContain('Electron contributors');
  expect(await text('LICENSES.chromium.html')).toContain('The Chromium Authors');
  const others = await text('LICENSES.third-party.txt');
  for (const name of ['electron', 'react', 'nodemailer', '@fontsource-variable/inter']) {
    expect(others, name).toMatch(new RegExp(`^${name} \\d`, 'm'));
  }
  expect(others).toContain('SIL OPEN FONT LICENSE');
});

if (IS_NIGHTLY) {
  test('the sums of the packages are right', () => {
    expect(names.map((name) => name.replace(/^.*\d\./, ''))).toEqual(['tar.gz', 'deb']);
    const said = execFileSync('sha256sum', ['--check', 'SHA256SUMS-linux'], { cwd: output, encoding: 'utf8' });
    expect(said).toBe(names.map((name) => `${name}: OK\n`).join(''));
  });

  test('the program of the Debian package and of the archive start, play and save', async ({ folder }) => {
    const [deb, archive] = ['.deb', '.tar.gz'].map((end) => names.find((name) => name.endsWith(end)) ?? end);
    execFileSync('dpkg-deb', ['-x', path.join(output, `${deb}`), folder]);
    await playAndSave(path.join(folder, 'opt', SETTINGS.productName, SETTINGS.linux.executableName), folder);
    await mkdir(path.join(folder, 'archive'));
    execFileSync('tar', ['-xzf', path.join(output, `${archive}`), '--strip-components=1'], {
      cwd: path.join(folder, 'archive'),
    });
    await playAndSave(programIn(path.join(folder, 'archive')), folder);
  });
}
