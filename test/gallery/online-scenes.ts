import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { OnlineSeat, OnlineState, ServerSeen, TableSeen, UnfinishedOnline } from '../../src-shared/bridge/bridge';
import { chooseFromMenu, dialogNamed, pickSegment } from '../e2e/gestures';
import { fillLibrary } from '../support/kept-games';
import type { Scene, Stage } from './stage';

/** What the window shows before a game online. No other computer takes part: main is made to tell what it would tell then. */

const rules = { name: 'Ines’s table', seats: 2, isCompetition: true, minutes: 15, mayWatch: true } as const;
const found = { id: 'a', taken: [{ name: 'Ines', colour: 'blue' }], hasPassword: false, isUnderstood: true } as const;

const TABLES: readonly TableSeen[] = [
  { ...found, ...rules },
  {
    ...found,
    id: 'b',
    name: 'Kitchen',
    seats: 3,
    set: 'first-edition',
    isCompetition: false,
    mayWatch: false,
    taken: [
      { name: 'Ann', colour: 'green' },
      { name: 'Bob', colour: 'yellow' },
    ],
  },
  {
    ...found,
    ...rules,
    id: 'c',
    name: 'Club evening',
    seats: 4,
    minutes: 12,
    hasPassword: true,
    taken: [
      { name: 'Cleo', colour: 'red' },
      { name: 'Dan', colour: 'yellow' },
      { name: 'Eve', colour: 'blue' },
    ],
  },
  {
    ...found,
    ...rules,
    id: 'd',
    name: 'Marek and Lena',
    laid: 22,
    taken: [
      { name: 'Marek', colour: 'red' },
      { name: 'Lena', colour: 'green' },
    ],
  },
];

const KNOWN = [{ name: 'The club', address: 'tables.example.org:47202' }];
const SERVER: ServerSeen = {
  name: 'The club',
  address: 'tables.example.org:47202',
  isAuthenticated: true,
  isReached: true,
  programs: 12,
  games: 5,
};
const SERVER_MET = { name: SERVER.name, address: SERVER.address, isAuthenticated: true };
const ranked = (name: string, rank: number, games: number, left: number) => ({
  name,
  key: name.padEnd(64, 'a'),
  rank,
  games,
  left,
});
const BEST = [
  ranked('Ines', 843.4, 61, 1),
  ranked('Marek', 811, 204, 0),
  ranked('Lena', 790.2, 35, 2),
  ranked('Cleo', 755, 12, 0),
];
const RANKING = { best: BEST, own: { ...ranked('Jo', 710, 12, 0), place: 17 } };
/** Two pairs, of whom two people have come from one computer. */
const PAIRS: TableSeen = {
  ...found,
  ...rules,
  id: 'f',
  name: 'Ines and Dan',
  seats: 4,
  isDoubles: true,
  isCompetition: false,
  minutes: 12,
  taken: [
    { name: 'Ines', colour: 'blue', party: 0 },
    { name: 'Dan', colour: 'yellow', party: 0 },
  ],
};

/** A race of Gobble, at which two wait for others. */
const RACE: TableSeen = {
  ...found,
  ...rules,
  id: 'g',
  name: 'After lunch',
  seats: 4,
  isRace: true,
  isCompetition: false,
  taken: [
    { name: 'Ines', colour: 'blue' },
    { name: 'Dan', colour: 'yellow' },
  ],
};

const LINK = `tantrix://192.168.1.20:40400/M4KP72?or=10.8.0.3:40400#${'3f'.repeat(32)}`;

/** What is known of an unfinished game of two, in which Jo plays red. */
const dealtTo = (
  name: string,
  mover: number,
  scores: readonly [number, number],
): Required<UnfinishedOnline>['dealt'] => ({
  here: [0],
  facts: {
    kind: 'game',
    deal: name,
    dealt: name,
    sides: [
      { name: 'Jo', colour: 'red', score: scores[0], tiles: scores[0], isLoop: false },
      { name, colour: 'blue', score: scores[1], tiles: scores[1], isLoop: false },
    ],
    starter: 0,
    isCompetition: true,
    isByMail: false,
    isOnline: true,
    isDoubles: false,
    moves: scores[0],
    mover,
    winners: [],
  },
});

const UNFINISHED: readonly UnfinishedOnline[] = [
  {
    id: 'e5'.repeat(32),
    rules: { ...rules, name: 'Friday evening' },
    names: ['Ines'],
    laid: [
      { tile: 1, q: 0, r: 0, rotation: 0 },
      { tile: 3, q: 1, r: 0, rotation: 1 },
    ],
    at: Date.UTC(2026, 10, 20, 20, 15),
    waitsFor: 'move',
    dealt: dealtTo('Ines', 0, [2, 2]),
  },
  {
    id: 'e6'.repeat(32),
    rules: { ...rules, name: 'Quick match' },
    names: ['Dmitri'],
    server: 'tantrix.example.org:40400',
    laid: [{ tile: 7, q: 0, r: 0, rotation: 0 }],
    at: Date.UTC(2026, 10, 19, 8, 5),
    waitsFor: 'draw',
    dealt: dealtTo('Dmitri', 0, [1, 1]),
  },
];

const UNFINISHED_RACE: UnfinishedOnline = {
  id: 'e7'.repeat(32),
  rules: { name: 'Quick hands', seats: 3, isRace: true, isCompetition: false, mayWatch: false },
  names: ['Ines', 'Marek'],
  server: 'tantrix.example.org:40400',
  laid: [
    { tile: 1, q: 0, r: 0, rotation: 0 },
    { tile: 3, q: 1, r: 0, rotation: 1 },
  ],
  at: Date.UTC(2026, 10, 21, 19, 40),
};

const jo: OnlineSeat = { name: 'Jo', colour: 'red', isHere: true, isPresent: true };
const ines: OnlineSeat = { name: 'Ines', colour: 'green', country: 'Chile', isHere: false, isPresent: true };
const mason: OnlineSeat = {
  name: 'Mason',
  colour: 'blue',
  robot: { character: 'mason', level: 2 },
  isHere: true,
  isPresent: true,
};
const GUEST: Extract<OnlineState, { kind: 'waiting' }> = {
  kind: 'waiting',
  isHost: false,
  rules: { ...rules, name: 'Jo’s table', seats: 3, isCompetition: false },
  taken: [jo, ines],
  watchers: 0,
};
const WAITING = { ...GUEST, isHost: true, invitation: { code: 'M4KP72', link: LINK } };
/** The same where somebody has come from elsewhere. */
const MET = { ...WAITING, mayBegin: true } as const;

/** Three who wait for the fourth: partners at two computers, and two who share one. */
const PAIRED: Extract<OnlineState, { kind: 'waiting' }> = {
  ...WAITING,
  rules: { ...WAITING.rules, seats: 4, isDoubles: true, minutes: 12 },
  taken: [
    { ...jo, party: 0 },
    { ...ines, colour: 'blue', party: 1 },
    { name: 'Dan', colour: 'red', party: 1, isHere: false, isPresent: true },
  ],
};
/** The same, as the two who share a computer see it. */
const SHARED = { ...GUEST, rules: PAIRED.rules, taken: PAIRED.taken.map((seat, at) => ({ ...seat, isHere: at > 0 })) };

/** A profile of somebody who has played online before. */
async function before(profile: string): Promise<void> {
  const self = { name: 'Jo', email: 'jo@example.org', country: 'Chile', colour: 'red', tellsMore: false };
  const games = { kind: 'computer', starts: 'drawn', online: self };
  await writeFile(path.join(profile, 'games.json'), JSON.stringify({ games }));
}

/** Has main answer that nothing stands in the way, and tell nothing of its own. */
async function beOnline({ app }: Stage, unfinished: readonly UnfinishedOnline[] = []): Promise<void> {
  await app.evaluate(
    ({ ipcMain }, { games, known, ranking }) => {
      const answers: Readonly<Record<string, unknown>> = {
        findTables: null,
        hostTable: null,
        joinTable: null,
        seatRobot: null,
        leaveTable: undefined,
        leaveOnline: undefined,
        unfinishedOnline: games,
        dropOnline: undefined,
        visitServer: null,
        knownServers: known,
        seekGame: null,
        serverRanks: ranking,
        blockedPlayers: [{ key: 'c1'.repeat(32), name: 'Mallory' }],
        unblockPlayer: undefined,
      };
      for (const [channel, answer] of Object.entries(answers)) {
        ipcMain.removeHandler(channel);
        ipcMain.handle(channel, () => answer);
      }
    },
    { games: unfinished, known: KNOWN, ranking: RANKING },
  );
}

const tell = ({ app }: Stage, state: OnlineState): Promise<void> =>
  app.evaluate(
    ({ BrowserWindow }, told) => BrowserWindow.getAllWindows()[0]?.webContents.send('onOnline', told),
    state,
  );

const joining = (page: Page) => dialogNamed(page, 'Join a table');

async function join(stage: Stage, tables: readonly TableSeen[] = [], unfinished?: readonly UnfinishedOnline[]) {
  const { page } = stage;
  await beOnline(stage, unfinished);
  await chooseOnline(page, 'Join a table');
  // It opens where tables were looked for last, as in a scene before.
  await joining(page).getByRole('radio', { name: 'This network' }).check({ force: true });
  await tell(stage, { kind: 'looking', tables });
  if (tables.length > 0)
    await page
      .locator('.meeting-table')
      .nth(tables.length - 1)
      .waitFor();
}

async function chooseOnline(page: Page, way: string): Promise<void> {
  await chooseFromMenu(page, 'File', 'New game…');
  await page.getByRole('radio', { name: 'Online' }).check({ force: true });
  await page.getByRole('radio', { name: way }).check({ force: true });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
}

async function invite(stage: Stage, text: string): Promise<void> {
  await join(stage);
  await stage.page.getByRole('radio', { name: 'Invitation' }).check({ force: true });
  await stage.page.getByRole('textbox', { name: 'Code or link' }).fill(text);
}

/** The tables of a server that was met before. */
async function visit(stage: Stage, server: ServerSeen = SERVER, tables: readonly TableSeen[] = TABLES) {
  await join(stage);
  await stage.page.getByRole('radio', { name: 'Server' }).check({ force: true });
  await stage.page.getByText('The club (').first().waitFor();
  await tell(stage, { kind: 'looking', server, tables });
  await stage.page.getByRole('heading', { name: 'The club' }).waitFor();
}

async function host(stage: Stage): Promise<void> {
  await beOnline(stage);
  await chooseOnline(stage.page, 'Host a table');
  await dialogNamed(stage.page, 'Host a table').waitFor();
  await pickSegment(stage.page, 'Where', 'This network');
}

async function wait(stage: Stage, state: OnlineState): Promise<void> {
  await host(stage);
  await tell(stage, state);
  await dialogNamed(stage.page, 'Waiting for players').waitFor();
}

/** Finding, opening and waiting at a table online. */
export const ONLINE_SCENES: readonly Scene[] = [
  {
    name: 'online-new-game',
    before,
    reach: async ({ page }) => {
      await chooseFromMenu(page, 'File', 'New game…');
      await page.getByRole('radio', { name: 'Online' }).check({ force: true });
    },
  },
  { name: 'online-looking', before, reach: (stage) => join(stage) },
  {
    name: 'online-none',
    before,
    reach: async (stage) => {
      await join(stage);
      await stage.page.getByText('No tables found yet').waitFor();
    },
  },
  {
    name: 'online-no-discovery',
    before,
    reach: async (stage) => {
      await join(stage);
      await tell(stage, { kind: 'looking', tables: [], problem: 'noDiscovery' });
      await joining(stage.page).getByRole('alert').waitFor();
    },
  },
  { name: 'online-tables', before, reach: (stage) => join(stage, TABLES) },
  {
    name: 'start-online',
    before,
    reach: async (stage) => {
      await beOnline(stage, UNFINISHED);
      // The start screen reads it anew when a dialog closes.
      await chooseFromMenu(stage.page, 'File', 'New game…');
      await stage.page.keyboard.press('Escape');
      await stage.page.locator('.start-waiting').waitFor();
    },
  },
  {
    name: 'my-games-online',
    before: async (profile) => {
      await before(profile);
      await fillLibrary(profile, 12);
    },
    reach: async (stage) => {
      await beOnline(stage, UNFINISHED);
      await chooseFromMenu(stage.page, 'File', 'My games…');
      await stage.page.locator('.game-row', { hasText: 'Ines' }).first().click();
      await stage.page.getByRole('button', { name: 'Continue' }).waitFor();
    },
  },
  { name: 'online-unfinished', before, reach: (stage) => join(stage, TABLES.slice(0, 2), UNFINISHED) },
  { name: 'online-unfinished-gobble', before, reach: (stage) => join(stage, [], [UNFINISHED_RACE, ...UNFINISHED]) },
  {
    name: 'online-password',
    before,
    reach: async (stage) => {
      await join(stage, TABLES);
      await stage.page.getByRole('button', { name: 'Join… “Club evening”' }).click();
      await tell(stage, { kind: 'looking', tables: TABLES, problem: 'wrongPassword' });
      await joining(stage.page).getByRole('alert').waitFor();
    },
  },
  {
    // Where the list begins low.
    name: 'online-join-wrong-password',
    before,
    reach: async (stage) => {
      const { page } = stage;
      const tables = TABLES.slice(2);
      const server = { ...SERVER, isAuthenticated: false };
      await join(stage, [], [UNFINISHED_RACE]);
      await page.getByRole('radio', { name: 'Server' }).check({ force: true });
      await page.getByText('The club (').first().waitFor();
      await tell(stage, { kind: 'looking', server, tables });
      await page.getByRole('button', { name: 'Join… “Club evening”' }).click();
      await page.keyboard.type('sesam');
      await tell(stage, { kind: 'looking', server, tables, problem: 'wrongPassword' });
      await joining(page).getByRole('alert').waitFor();
    },
  },
  {
    name: 'online-refused',
    before,
    reach: async (stage) => {
      await join(stage, TABLES);
      await joining(stage.page).getByRole('textbox', { name: 'Name' }).fill('Ann+Bob');
      await stage.page.getByRole('button', { name: 'Join “Ines’s table”' }).click();
      await tell(stage, { kind: 'looking', tables: TABLES, problem: 'version' });
      await joining(stage.page).getByRole('alert').waitFor();
    },
  },
  { name: 'online-join-race', before, reach: (stage) => join(stage, [RACE, ...TABLES.slice(0, 2)]) },
  {
    name: 'online-join-several',
    before,
    reach: async (stage) => {
      await join(stage, [PAIRS, ...TABLES.slice(1, 3)]);
      const { page } = stage;
      await page.getByRole('button', { name: 'Add a person at this computer' }).click();
      await page.getByRole('group', { name: 'Person 2' }).getByRole('textbox', { name: 'Name' }).fill('Kim');
    },
  },
  {
    name: 'online-join-several-problems',
    before,
    reach: async (stage) => {
      await invite(stage, LINK);
      const { page } = stage;
      for (const name of ['Jo', 'A+B']) {
        await page.getByRole('button', { name: 'Add a person at this computer' }).click();
        await page
          .getByRole('group', { name: /^Person/ })
          .last()
          .getByRole('textbox', { name: 'Name' })
          .fill(name);
      }
      await page.getByRole('button', { name: 'Join table', exact: true }).click();
      await page.getByText('Two of you have the same name').waitFor();
    },
  },
  { name: 'online-code', before, reach: (stage) => invite(stage, 'm4kp 72') },
  { name: 'online-link', before, reach: (stage) => invite(stage, LINK) },
  {
    name: 'online-bad-link',
    before,
    reach: async (stage) => {
      await invite(stage, 'tantrix');
      await stage.page.getByRole('button', { name: 'Join table', exact: true }).click();
      await joining(stage.page).getByRole('alert').waitFor();
    },
  },
  { name: 'online-server', before, reach: (stage) => visit(stage) },
  {
    name: 'online-server-address',
    before,
    reach: async (stage) => {
      const { page } = stage;
      await join(stage);
      await page.getByRole('radio', { name: 'Server' }).check({ force: true });
      await page.getByRole('button', { name: /tables.example/ }).click();
      await page.getByRole('option', { name: 'Another server…' }).click();
      await page.getByRole('textbox', { name: 'Address or link' }).fill('192.168.1.5');
    },
  },
  { name: 'online-server-unproved', before, reach: (stage) => visit(stage, { ...SERVER, isAuthenticated: false }, []) },
  { name: 'online-server-away', before, reach: (stage) => visit(stage, { ...SERVER, isReached: false }, []) },
  {
    name: 'online-server-ranks',
    before,
    reach: async (stage) => {
      await visit(stage);
      await stage.page.getByRole('button', { name: 'Ranks' }).click();
      await stage.page.getByText('Jo (you)').waitFor();
    },
  },
  {
    name: 'online-server-key',
    before,
    reach: async (stage) => {
      await visit(stage);
      await stage.page.getByRole('button', { name: 'Identity and blocked players' }).click();
      await stage.page.getByText('Mallory').waitFor();
    },
  },
  { name: 'online-host', before, reach: host },
  {
    name: 'online-host-server',
    before,
    reach: async (stage) => {
      await host(stage);
      const { page } = stage;
      await page.getByRole('radio', { name: 'Server' }).check({ force: true });
      await page.getByText('The club (').first().waitFor();
      await page.getByRole('button', { name: 'Advanced' }).click();
    },
  },
  {
    name: 'online-host-gobble',
    before,
    reach: async (stage) => {
      await host(stage);
      await pickSegment(stage.page, 'Game', 'Gobble');
    },
  },
  {
    name: 'online-host-gobble-server',
    before,
    reach: async (stage) => {
      await host(stage);
      const { page } = stage;
      await pickSegment(page, 'Where', 'Server');
      await page.getByText('The club (').first().waitFor();
      await pickSegment(page, 'Game', 'Gobble');
      await pickSegment(page, 'Players', '6');
    },
  },
  {
    name: 'online-host-advanced',
    before,
    reach: async (stage) => {
      await host(stage);
      const { page } = stage;
      await page.getByRole('radio', { name: '4 players' }).check({ force: true });
      await page.getByRole('checkbox', { name: /^Show my email/ }).check({ force: true });
      await page.getByRole('button', { name: /Seat 2/ }).click();
      await page.getByRole('option', { name: 'Thorn' }).click();
      await page.getByRole('button', { name: 'Advanced' }).click();
      await page.getByRole('checkbox', { name: 'First edition' }).check({ force: true });
    },
  },
  {
    name: 'online-host-doubles',
    before,
    reach: async (stage) => {
      await host(stage);
      const { page } = stage;
      await page.getByRole('radio', { name: 'Doubles' }).check({ force: true });
      await page.getByRole('button', { name: /Partner$/ }).click();
      await page.getByRole('option', { name: 'Somebody at this computer' }).click();
      await page.getByRole('group', { name: 'Partner' }).getByRole('textbox', { name: 'Name' }).fill('Kim');
      await page.getByRole('button', { name: /Opponent 1/ }).click();
      await page.getByRole('option', { name: 'Thorn' }).click();
    },
  },
  {
    name: 'online-host-problems',
    before,
    reach: async (stage) => {
      await host(stage);
      const { page } = stage;
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('');
      await page.getByRole('button', { name: /Seat 2/ }).click();
      await page.getByRole('option', { name: 'Thorn' }).click();
      await page.getByRole('button', { name: 'Open table' }).click();
      await page.getByText('Leave at least one seat open').waitFor();
    },
  },
  { name: 'online-wait', before, reach: (stage) => wait(stage, MET) },
  {
    name: 'online-wait-server',
    before,
    reach: (stage) => {
      const taken = [jo, ines].map((seat, party) => ({ ...seat, party }));
      return wait(stage, { ...MET, taken, server: SERVER_MET, isUnproved: true });
    },
  },
  {
    name: 'online-wait-gobble-server',
    before,
    reach: (stage) => {
      const taken = [jo, ines].map((seat, party) => ({ ...seat, party }));
      return wait(stage, { ...MET, rules: UNFINISHED_RACE.rules, taken, server: SERVER_MET });
    },
  },
  {
    name: 'online-seeking',
    before,
    reach: async (stage) => {
      await host(stage);
      const quick = { name: 'Quick match', seats: 2, isCompetition: true, minutes: 15, mayWatch: true } as const;
      await tell(stage, { ...GUEST, rules: quick, taken: [jo], server: SERVER_MET, isSeeking: true });
      await dialogNamed(stage.page, 'Looking for an opponent').waitFor();
    },
  },
  {
    name: 'online-wait-robot',
    before,
    reach: async (stage) => {
      await wait(stage, { ...WAITING, rules: { ...WAITING.rules, seats: 4 }, taken: [jo, mason], watchers: 2 });
      await stage.page.getByRole('button', { name: 'Add computer player' }).click();
      await stage.page.getByRole('button', { name: 'Add', exact: true }).waitFor();
    },
  },
  {
    name: 'online-wait-race',
    before,
    reach: (stage) => wait(stage, { ...MET, rules: { ...MET.rules, seats: 4, isRace: true } }),
  },
  { name: 'online-wait-doubles', before, reach: (stage) => wait(stage, PAIRED) },
  { name: 'online-wait-doubles-guest', before, reach: (stage) => wait(stage, SHARED) },
  {
    name: 'online-wait-guest',
    before,
    reach: (stage) => {
      const taken = [ines, { ...jo, colour: 'yellow' as const }];
      return wait(stage, { ...GUEST, rules: { ...GUEST.rules, name: 'Kitchen' }, taken });
    },
  },
];
