import { execFile, spawn } from 'node:child_process';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../scripts/lib/free-port';

/** A real CUPS with a real queue, whose printer is a folder: each job is kept with the options that CUPS gave it. */

const run = promisify(execFile);

/** Debian keeps these apart from what every user may call. */
const env = { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin` };

export interface Job {
  /** Such as `InputSlot=Tray2 media=A4`, in the order in which CUPS hands them to a printer. */
  readonly options: readonly string[];
  readonly bytes: Buffer;
}

export interface PrintServer {
  /** What a program must have in its environment to print here. */
  readonly env: { readonly CUPS_SERVER: string };
  /** All that was printed, in its order. */
  jobs(): Promise<Job[]>;
}

const TRAYS = `*PPD-Adobe: "4.3"
*FormatVersion: "4.3"
*FileVersion: "1.0"
*LanguageVersion: English
*LanguageEncoding: ISOLatin1
*PCFileName: "TRAYS.PPD"
*Manufacturer: "Test"
*Product: "(Trays)"
*ModelName: "Trays"
*ShortNickName: "Trays"
*NickName: "Trays"
*PSVersion: "(3010) 0"
*LanguageLevel: "3"
*ColorDevice: True
*DefaultColorSpace: RGB
*FileSystem: False
*Throughput: "1"
*cupsVersion: 2.2
*cupsFilter: "application/pdf 0 -"
${list('PageSize', 'Page Size', ['A4', 'Letter'])}
${list('PageRegion', 'Page Region', ['A4', 'Letter'])}
*DefaultImageableArea: A4
*ImageableArea A4: "0 0 595 842"
*ImageableArea Letter: "0 0 612 792"
*DefaultPaperDimension: A4
*PaperDimension A4: "595 842"
*PaperDimension Letter: "612 792"
${list('InputSlot', 'Media Source', ['Auto', 'Tray1', 'Tray2'])}
${list('Duplex', 'Two-Sided', ['None', 'DuplexNoTumble', 'DuplexTumble'])}
`;

function list(option: string, words: string, choices: readonly string[]): string {
  const lines = choices.map((choice) => `*${option} ${choice}: ""`).join('\n');
  return `*OpenUI *${option}/${words}: PickOne\n*Default${option}: ${choices[0]}\n${lines}\n*CloseUI: *${option}`;
}

const backend = (jobs: string) => `#!/bin/sh
[ $# -eq 0 ] && exit 0
cat "\${6:--}" > '${jobs}'/$1.pdf
echo "$5" > '${jobs}'/$1.options
`;

const filesConf = (root: string) =>
  [
    ['ServerRoot', 'etc'],
    ['ServerBin', 'bin'],
    ['CacheDir', 'cache'],
    ['StateDir', 'state'],
    ['RequestRoot', 'spool'],
    ['TempDir', 'spool/tmp'],
    ['AccessLog', 'access.log'],
    ['ErrorLog', 'error.log'],
    ['PageLog', 'page.log'],
  ]
    .map(([name, place = '']) => `${name} ${path.join(root, place)}`)
    .concat('DataDir /usr/share/cups', 'User nobody', 'Group nogroup', '')
    .join('\n');

const serverConf = (port: number) => `Listen 127.0.0.1:${port}
Browsing No
WebInterface No
DefaultAuthType None
<Location />
  Order allow,deny
  Allow localhost
</Location>
<Policy default>
  <Limit All>
    Order allow,deny
    Allow localhost
  </Limit>
</Policy>
`;

async function layOut(root: string, port: number): Promise<void> {
  for (const folder of ['etc', 'bin/backend', 'bin/filter', 'cache', 'state', 'spool/tmp', 'jobs']) {
    await mkdir(path.join(root, folder), { recursive: true, mode: 0o755 });
  }
  await symlink('/usr/lib/cups/daemon', path.join(root, 'bin/daemon'));
  // CUPS runs as root what nobody else may.
  await writeFile(path.join(root, 'bin/backend/folder'), backend(path.join(root, 'jobs')), { mode: 0o700 });
  await writeFile(path.join(root, 'trays.ppd'), TRAYS);
  await writeFile(path.join(root, 'etc/cups-files.conf'), filesConf(root));
  await writeFile(path.join(root, 'etc/cupsd.conf'), serverConf(port));
}

/** Tries again until it succeeds: the server takes a moment to begin. */
async function untilItSucceeds(action: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await action();
      return;
    } catch (error) {
      if (tries === 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function jobsIn(folder: string): Promise<Job[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.options'));
  const inOrder = names.map((name) => Number.parseInt(name, 10)).toSorted((a, b) => a - b);
  return Promise.all(
    inOrder.map(async (job) => ({
      options: (await readFile(path.join(folder, `${job}.options`), 'utf8')).trim().split(' '),
      bytes: await readFile(path.join(folder, `${job}.pdf`)),
    })),
  );
}

/**
 * Runs a CUPS of its own with one queue, `trays`, which is the default.
 *
 * @param root an empty folder
 */
export async function withPrintServer(root: string, use: (server: PrintServer) => Promise<void>): Promise<void> {
  const port = await freePort();
  await layOut(root, port);
  const conf = (name: string) => path.join(root, 'etc', name);
  const daemon = spawn('cupsd', ['-f', '-c', conf('cupsd.conf'), '-s', conf('cups-files.conf')], {
    env,
    stdio: 'ignore',
  });
  const server = `127.0.0.1:${port}`;
  const admin = (...args: string[]) => run('lpadmin', ['-h', server, ...args], { env });
  try {
    const ppd = path.join(root, 'trays.ppd');
    await untilItSucceeds(() => admin('-p', 'trays', '-E', '-v', 'folder:/', '-P', ppd));
    await admin('-d', 'trays');
    await use({ env: { CUPS_SERVER: server }, jobs: () => jobsIn(path.join(root, 'jobs')) });
  } finally {
    const ended = once(daemon, 'exit');
    daemon.kill();
    await ended;
  }
}
