import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ICON_SIZES } from '../../../scripts/icons/icons';
import { makeArchive } from '../../../scripts/package/archive';
import { debName, hasDebianTools, makeDeb } from '../../../scripts/package/deb';
import { desktopEntry, mimePackage } from '../../../scripts/package/desktop';
import { PROGRAM, SETTINGS } from '../../../scripts/package/settings';
import { writeSums } from '../../../scripts/package/sums';
import { APP_ID } from '../../../src-main/app-id';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-package-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (name: string, text: string): string => {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
};
const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { encoding: 'utf8', stdio: 'pipe' });
const exists = (command: string): boolean => spawnSync(command, ['--help']).error === undefined;

/** The files of a Debian package. */
const listed = (file: string) =>
  run('dpkg-deb', '--contents', file)
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/\s+/))
    .map(([mode = '', owner = '', , , , name = '', ...link]) => ({ mode, owner, name: [name, ...link].join(' ') }));

/** Something of the shape of the unpacked program. */
function smallProgram(): string {
  chmodSync(put('unpacked/tantrix', '#!/bin/sh\n'), 0o755);
  chmodSync(put('unpacked/chrome-sandbox', ''), 0o755);
  put('unpacked/resources/app.asar', 'all of it');
  return path.join(folder, 'unpacked');
}

describe('the desktop entry', () => {
  const lines = new Map(
    desktopEntry('tantrix')
      .split('\n')
      .slice(1, -1)
      .map((line): [string, string] => [line.replace(/=.*/, ''), line.replace(/^.*?=/, '')]),
  );

  it('names the program, its kind, its files and its window', () => {
    expect(desktopEntry('tantrix').split('\n', 1)).toEqual(['[Desktop Entry]']);
    expect(lines.get('Name')).toBe('Tantrix');
    expect(lines.get('Exec')).toBe('tantrix %U');
    expect(lines.get('Categories')).toBe('Game;BoardGame;');
    expect(lines.get('MimeType')).toBe('application/x-tantrix-game;x-scheme-handler/tantrix;');
    expect(`${lines.get('StartupWMClass')}.desktop`).toBe(PROGRAM.desktopName);
    expect([...lines.values()].filter((value) => value === '' || value === 'undefined')).toEqual([]);
  });

  it.runIf(exists('desktop-file-validate'))('is what the desktops take', () => {
    expect(run('desktop-file-validate', put(PROGRAM.desktopName, desktopEntry('tantrix')))).toBe('');
  });
});

describe('the kind of file', () => {
  it('is known by the ending of the name', () => {
    expect(mimePackage()).toContain('<glob pattern="*.txg"/>');
    expect(mimePackage()).toContain('<mime-type type="application/x-tantrix-game">');
  });

  it.runIf(exists('update-mime-database'))('is taken up by the system', () => {
    put('mime/packages/tantrix.xml', mimePackage());
    run('update-mime-database', path.join(folder, 'mime'));
    expect(readFileSync(path.join(folder, 'mime/globs2'), 'utf8')).toContain('50:application/x-tantrix-game:*.txg\n');
    expect(readFileSync(path.join(folder, 'mime/magic'), 'latin1')).toContain('tantrix-puzzle ');
  });
});

describe.runIf(hasDebianTools())('the Debian package', () => {
  it('puts the program and what tells the system of it in their places, as root’s', () => {
    const file = path.join(folder, debName());
    const program = smallProgram();
    // As under a strict umask.
    chmodSync(path.join(program, 'resources'), 0o700);
    chmodSync(path.join(program, 'resources/app.asar'), 0o600);
    makeDeb(program, file);
    const all = listed(file);
    expect(all.filter(({ owner }) => owner !== 'root/root')).toEqual([]);
    const files = all.filter(({ mode }) => !mode.startsWith('d'));
    const icons = ICON_SIZES.flatMap((size) => [
      `./usr/share/icons/hicolor/${size}x${size}/apps/tantrix.png`,
      `./usr/share/icons/hicolor/${size}x${size}/mimetypes/application-x-tantrix-game.png`,
    ]);
    expect(files.map(({ name }) => name).toSorted()).toEqual(
      [
        './opt/Tantrix/chrome-sandbox',
        './opt/Tantrix/resources/app.asar',
        './opt/Tantrix/tantrix',
        './usr/bin/tantrix -> /opt/Tantrix/tantrix',
        './usr/share/applications/tantrix.desktop',
        './usr/share/doc/tantrix/copyright',
        './usr/share/mime/packages/tantrix.xml',
        ...icons,
      ].toSorted(),
    );
    const modeOf = (name: string) => files.find((one) => one.name.endsWith(name))?.mode;
    expect(modeOf('/chrome-sandbox')).toBe('-rwsr-xr-x');
    expect(modeOf('Tantrix/tantrix')).toBe('-rwxr-xr-x');
    expect(modeOf('.desktop')).toBe('-rw-r--r--');
    expect(modeOf('/app.asar')).toBe('-rw-r--r--');
    expect([...new Set(all.filter(({ mode }) => mode.startsWith('d')).map(({ mode }) => mode))]).toEqual([
      'drwxr-xr-x',
    ]);
  });

  it('says what it is and what it needs, and runs no script', () => {
    const file = path.join(folder, debName());
    makeDeb(smallProgram(), file);
    const field = (name: string) => run('dpkg-deb', '--field', file, name).trim();
    expect([field('Package'), field('Version')]).toEqual([PROGRAM.name, PROGRAM.version]);
    expect(field('Architecture')).toBe(debName().replace(/^.*_|\.deb$/g, ''));
    expect(field('Depends')).toContain('libgtk-3-0');
    expect(Number(field('Installed-Size'))).toBeGreaterThan(400);
    run('dpkg-deb', '--control', file, path.join(folder, 'control'));
    expect(run('ls', path.join(folder, 'control'))).toBe('control\n');
  });
});

it('the archive unpacks into one folder, and tells nothing of the machine it was made on', async () => {
  const file = path.join(folder, 'Tantrix-1.tar.gz');
  await makeArchive(smallProgram(), file);
  const lines = run('tar', '-tvzf', file).trimEnd().split('\n');
  expect(lines.map((line) => line.replace(/^.* /, '')).toSorted()).toEqual([
    'Tantrix-1/',
    'Tantrix-1/chrome-sandbox',
    'Tantrix-1/resources/',
    'Tantrix-1/resources/app.asar',
    'Tantrix-1/tantrix',
  ]);
  expect(lines.filter((line) => line.split(/\s+/)[1] !== '0/0')).toEqual([]);
  expect(lines.find((line) => line.endsWith('/tantrix'))).toMatch(/^-rwxr-xr-x/);
});

it('the sums are of packages alone, and checked by the usual tool', async () => {
  for (const name of ['b.tar.gz', 'a.deb', 'a.AppImage', 'notes.txt', 'builder-debug.yml']) put(name, name);
  expect(await writeSums(folder)).toEqual(['a.AppImage', 'a.deb', 'b.tar.gz']);
  const sums = readFileSync(path.join(folder, `SHA256SUMS-${process.platform}`), 'utf8');
  // The SHA-256 of the text “a.deb”.
  expect(sums).toContain(`${run('sh', '-c', 'printf a.deb | sha256sum').split(' ')[0]}  a.deb\n`);
  expect(sums.match(/^[0-9a-f]{64} {2}\S+$/gm)).toHaveLength(3);
});

it('Windows knows the program by the name that its shortcuts carry', () => {
  expect(APP_ID).toBe(SETTINGS.appId);
});
