import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { ROOT } from '../../scripts/lib/steps';
import { canMount, mount, unmount } from '../support/mounts';
import { IS_NIGHTLY } from '../support/nightly';
import { expect, inRun, NIGHTLY, quit, test } from './fixtures';
import { dealt, playSome, startGame, TWO } from './gestures';
import { argumentsOf, executable, pageOf, startAgain } from './launch';
import { launchOn } from './stand-in';

/** A profile that cannot be written: the program starts, says so, and offers to keep things elsewhere. */

/** Answers the boxes that the system shows before there is a window, and notes what they say; loaded before the program. */
const ANSWERS = `
  const { dialog } = require('electron');
  const { answers, folders } = JSON.parse(process.env.TANTRIX_TEST_ANSWERS);
  globalThis.boxes = [];
  dialog.showMessageBox = (box) => {
    globalThis.boxes.push(box.message + '\\n' + box.detail);
    return Promise.resolve({ response: answers.shift() ?? 0, checkboxChecked: false });
  };
  dialog.showOpenDialog = () => {
    const folder = folders.shift();
    return Promise.resolve({ canceled: folder === undefined, filePaths: folder === undefined ? [] : [folder] });
  };
`;
const CHOOSE = 0;
const GO_ON = 1;

interface Answers {
  /** The button that is pressed in each box, by its place. */
  readonly answers: readonly number[];
  /** The folder that is chosen each time one is asked for. */
  readonly folders?: readonly string[];
  /** Where programs keep their things, in place of a profile that is named. */
  readonly home?: string;
}

interface Started {
  readonly app: ElectronApplication;
  readonly page: Page;
  /** What the boxes said. */
  readonly said: readonly string[];
}

async function started<T>(
  folder: string,
  profile: string,
  { answers, folders = [], home }: Answers,
  task: (started: Started) => Promise<T>,
): Promise<T> {
  const script = path.join(folder, 'answers.cjs');
  await writeFile(script, ANSWERS);
  const own = Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  const app = await launchOn(profile, {
    executablePath: executable,
    args: [
      `--require=${script}`,
      ...argumentsOf(profile).filter((arg) => home === undefined || !arg.startsWith('--user-data')),
    ],
    cwd: ROOT,
    env: {
      ...Object.fromEntries(own),
      ...(home === undefined ? {} : { XDG_CONFIG_HOME: home }),
      TANTRIX_TEST_ANSWERS: JSON.stringify({ answers, folders }),
    },
  });
  const page = await pageOf(app);
  const said = await app.evaluate(() => Object.entries(globalThis).find(([name]) => name === 'boxes')?.[1]);
  const result = await task({ app, page, said });
  await quit(app);
  return result;
}

/** Plays, sets something and reads the rankings: whatever writes to the profile does so without a complaint. */
async function useIt(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.tantrix.setPreferences({ volume: 25 }))).toBe(true);
  await startGame(page, TWO, 7);
  await playSome(page, dealt(TWO, 7), 2);
  expect(await page.evaluate(() => window.tantrix.rankings())).toMatchObject({ kind: 'rankings', rows: '[]' });
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

const volumeOf = (page: Page): Promise<number> =>
  page.evaluate(async () => (await window.tantrix.preferences()).preferences.volume);

const temporaryProfiles = async (): Promise<readonly string[]> =>
  (await readdir(os.tmpdir())).filter((name) => name.startsWith('Tantrix-'));

/** Something that takes no new file, for root neither. */
interface Unwritable {
  readonly make: (profile: string) => Promise<void>;
  readonly undo: (profile: string) => void;
}

const mounted = (options: string): Unwritable => ({
  async make(profile) {
    await mkdir(profile, { recursive: true });
    mount(profile, options);
  },
  undo: unmount,
});

const UNWRITABLE: Readonly<Record<string, Unwritable>> = {
  'a file in its place': { make: (profile) => writeFile(profile, 'x'), undo: () => {} },
  ...(canMount() ? { 'a read-only disk': mounted('ro'), 'a disk without inodes': mounted('nr_inodes=1') } : {}),
};

for (const [what, { make, undo }] of Object.entries(UNWRITABLE)) {
  test(`with ${what} it starts, says so, and plays without`, NIGHTLY, async ({ folder }) => {
    const profile = path.join(folder, 'profile');
    await make(profile);
    try {
      await started(folder, profile, { answers: [GO_ON] }, async ({ page, said, app }) => {
        expect(said).toEqual([expect.stringContaining(`Tantrix can’t save anything\nTantrix keeps`)]);
        expect(said[0]).toContain(profile);
        await useIt(page);
        const used = await app.evaluate(({ app: program }) => program.getPath('userData'));
        expect(path.dirname(used)).toBe(os.tmpdir());
        expect(await temporaryProfiles()).toContain(path.basename(used));
      });
    } finally {
      undo(profile);
    }
  });
}

if (canMount()) {
  test(
    'with a home on a read-only disk, where there is no profile yet, it starts, too',
    NIGHTLY,
    async ({ folder }) => {
      const home = path.join(folder, 'home');
      const { make, undo } = mounted('ro');
      await make(home);
      try {
        await started(folder, folder, { answers: [GO_ON], home }, async ({ page, said }) => {
          expect(said).toEqual([expect.stringContaining(path.join(home, 'Tantrix'))]);
          await useIt(page);
        });
      } finally {
        undo(home);
      }
    },
  );

  test('another folder is used from then on, with what could be read of the first', NIGHTLY, async ({ folder }) => {
    const profile = path.join(folder, 'profile');
    await inRun(profile, (page) => page.evaluate(() => window.tantrix.setPreferences({ volume: 75 })));
    execFileSync('mount', ['--bind', profile, profile]);
    execFileSync('mount', ['-o', 'remount,bind,ro', profile]);
    try {
      const elsewhere = path.join(folder, 'stick');
      await mkdir(elsewhere);
      // The dialog is left once, and a folder is chosen that cannot be written either.
      const choice = { answers: [CHOOSE, CHOOSE, CHOOSE], folders: [profile, elsewhere] };
      await started(folder, profile, choice, async ({ page, said }) => {
        expect(said.map((words) => words.includes(path.join(profile, 'Tantrix')))).toEqual([false, true]);
        expect(await volumeOf(page)).toBe(75);
        await useIt(page);
        // One program alone keeps things there: another start makes way.
        expect(await startAgain(profile)).toBe(0);
      });
      const place = path.join(elsewhere, 'Tantrix');
      expect(JSON.parse(await readFile(path.join(place, 'settings.json'), 'utf8'))).toMatchObject({ volume: 25 });
      await started(folder, profile, { answers: [] }, async ({ page, said, app }) => {
        expect(said).toEqual([]);
        expect(await volumeOf(page)).toBe(25);
        expect(await app.evaluate(({ app: program }) => program.getPath('userData'))).toBe(place);
      });
      // The stick is gone, and something else lies in its place.
      execFileSync('rm', ['-r', elsewhere]);
      await writeFile(elsewhere, '');
      await started(folder, profile, { answers: [GO_ON] }, async ({ said }) => {
        expect(said).toEqual([expect.stringContaining(place)]);
      });
    } finally {
      unmount(profile);
    }
  });
}

test('a choice that cannot be remembered holds for one run, and says so', NIGHTLY, async ({ folder }) => {
  const profile = path.join(folder, 'profile');
  await writeFile(profile, '');
  // In the place of the note, too.
  await mkdir(`${profile}.elsewhere`);
  const choice = { answers: [CHOOSE, 0], folders: [path.join(folder)] };
  await started(folder, profile, choice, async ({ page, said }) => {
    expect(said.map((words) => words.split('\n')[0])).toEqual([
      'Tantrix can’t save anything',
      'Folder used until you exit',
    ]);
    await useIt(page);
  });
  expect((await stat(path.join(folder, 'Tantrix', 'settings.json'))).isFile()).toBe(true);
});

if (IS_NIGHTLY && canMount()) {
  test('twenty starts in a row on a disk without inodes leave nothing behind', async ({ folder }) => {
    test.setTimeout(300_000);
    const profile = path.join(folder, 'profile');
    const { make, undo } = mounted('nr_inodes=1');
    await make(profile);
    try {
      const before = await temporaryProfiles();
      for (let run = 0; run < 20; run++) {
        await started(folder, profile, { answers: [GO_ON] }, ({ said }) =>
          Promise.resolve(expect(said).toHaveLength(1)),
        );
      }
      expect(await temporaryProfiles()).toEqual(before);
    } finally {
      undo(profile);
    }
  });
}
