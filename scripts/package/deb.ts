import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ICON_SIZES } from '../icons/icons';
import { ROOT } from '../lib/steps';
import { desktopEntry, mimePackage } from './desktop';
import { ICONS, PROGRAM, SETTINGS } from './settings';

const { productName, linux } = SETTINGS;
const COMMAND = linux.executableName;
/** Where programs lie that come from elsewhere than the makers of the system. */
const HOME = `opt/${productName}`;

/** The kinds of processor as Debian calls them. */
const ARCHITECTURES: Partial<Record<NodeJS.Architecture, string>> = { x64: 'amd64', arm64: 'arm64' };

export const hasDebianTools = (): boolean => spawnSync('dpkg-deb', ['--version']).status === 0;

/** The name of the package for this kind of processor, as Debian names its own. */
export const debName = (): string => `${PROGRAM.name}_${PROGRAM.version}_${architecture()}.deb`;

function architecture(): string {
  const name = ARCHITECTURES[process.arch];
  if (name === undefined) throw new Error(`there is no package for ${process.arch}`);
  return name;
}

/** What Debian must know; the first name of each pair is that of newer releases. Sizes are in kilobytes. */
const control = (size: number): string => `Package: ${PROGRAM.name}
Version: ${PROGRAM.version}
Section: games
Priority: optional
Architecture: ${architecture()}
Maintainer: ${PROGRAM.author}
Installed-Size: ${size}
Depends: libgtk-3-0t64 | libgtk-3-0, libasound2t64 | libasound2, libnss3, libgbm1
Recommends: xdg-utils, libsecret-1-0
Description: ${linux.synopsis}
 ${linux.description}.
`;

/**
 * Makes a package for Debian and its kin of the unpacked program. No script runs when it is installed: the system itself
 * looks at the folders of menus, icons and kinds of files.
 */
export function makeDeb(unpacked: string, file: string): void {
  const tree = mkdtempSync(`${file}-`);
  try {
    fill(tree, unpacked);
    allowAll(tree);
    execFileSync('dpkg-deb', ['--root-owner-group', '-Zgzip', '--build', tree, file], { stdio: 'ignore' });
  } finally {
    rmSync(tree, { recursive: true });
  }
}

function fill(tree: string, unpacked: string): void {
  const write = (name: string, text: string) =>
    writeFileSync(path.join(made(tree, path.dirname(name)), path.basename(name)), text);
  cpSync(unpacked, made(tree, HOME), { recursive: true });
  symlinkSync(`/${HOME}/${COMMAND}`, path.join(made(tree, 'usr/bin'), COMMAND));
  write(`usr/share/applications/${PROGRAM.desktopName}`, desktopEntry(COMMAND));
  write(`usr/share/mime/packages/${PROGRAM.name}.xml`, mimePackage());
  copyFileSync(path.join(ROOT, 'LICENSE'), path.join(made(tree, `usr/share/doc/${PROGRAM.name}`), 'copyright'));
  for (const size of ICON_SIZES) layIcons(tree, `${size}x${size}`);
  const size = execFileSync('du', ['-sk', '--apparent-size', tree], { encoding: 'utf8' });
  write('DEBIAN/control', control(Number.parseInt(size, 10)));
}

/** Lets everybody read and start what was packed, whatever the umask of who packs it. */
function allowAll(tree: string): void {
  execFileSync('chmod', ['-R', 'u=rwX,go=rX', tree]);
  // Where the kernel lends no namespaces to everybody, Chromium's sandbox needs the rights of root.
  chmodSync(path.join(tree, HOME, 'chrome-sandbox'), 0o4755);
}

/** The icon of the program, and that of its files. */
function layIcons(tree: string, size: string): void {
  const [{ mimeType }] = SETTINGS.fileAssociations;
  const folder = `usr/share/icons/hicolor/${size}`;
  copyFileSync(path.join(ICONS, `${size}.png`), path.join(made(tree, `${folder}/apps`), `${COMMAND}.png`));
  const name = `${mimeType.replace('/', '-')}.png`;
  copyFileSync(path.join(ICONS, `${size}.png`), path.join(made(tree, `${folder}/mimetypes`), name));
}

function made(tree: string, folder: string): string {
  const place = path.join(tree, folder);
  mkdirSync(place, { recursive: true });
  return place;
}
