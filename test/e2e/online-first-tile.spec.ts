import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, inRun, NIGHTLY, test } from './fixtures';
import { dialogNamed } from './gestures';
import { connect, host as open, inServer } from './online-club';
import { field, hosting, joining, type Program, waiting, withTwo } from './online-meeting';
import { listen, told } from './online-told';
import { playTurn } from './online-turns';

// How far it is from *New game* to the first tile. The clicks are counted; the seconds depend on the machine, and are told only.

/** A window, and how often it was clicked. */
class Hand {
  readonly page: Page;
  clicks = 0;

  constructor({ page }: Pick<Program, 'page'>) {
    this.page = page;
  }

  async click(what: Locator): Promise<void> {
    this.clicks += 1;
    // A radio button lies invisible over what it stands for.
    await what.click({ force: (await what.getAttribute('type')) === 'radio' });
  }

  /** Chooses what is to be done online in the New Game dialog. */
  async begin(way: 'Join a table' | 'Host a table'): Promise<void> {
    const { page } = this;
    await this.click(page.getByRole('toolbar').getByRole('button', { name: 'New game…' }));
    await this.click(page.getByRole('radio', { name: 'Online' }));
    if (way === 'Host a table') await this.click(page.getByRole('radio', { name: way }));
    await this.click(page.getByRole('button', { name: 'Start', exact: true }));
    await dialogNamed(page, way).waitFor();
  }
}

const seconds = (since: number): string => ((performance.now() - since) / 1_000).toFixed(1);

/** One opens a table and another comes to it, each where they look for tables; the first tile is played. */
async function meet(host: Hand, guest: Hand, where: (hand: Hand) => Promise<void>): Promise<string> {
  const since = performance.now();
  await host.begin('Host a table');
  await where(host);
  await field(hosting(host.page), 'Name').fill('Ann');
  await host.click(hosting(host.page).getByRole('button', { name: 'Open table' }));
  await waiting(host.page).waitFor();
  await guest.begin('Join a table');
  await where(guest);
  await field(joining(guest.page), 'Name').fill('Bob');
  await guest.click(joining(guest.page).getByRole('button', { name: 'Join “Ann’s table”' }));
  const pages = [host.page, guest.page];
  for (const page of pages) await page.locator('.board-area').waitFor();
  await playTurn(pages, 1);
  return seconds(since);
}

test('two are at the first tile on a network after nine clicks', async ({ folder }) => {
  await withTwo(folder, async (first, second) => {
    for (const { page } of [first, second]) await listen(page);
    const [host, guest] = [new Hand(first), new Hand(second)];
    const taken = await meet(host, guest, async () => {});
    expect([host.clicks, guest.clicks]).toEqual([5, 4]);
    console.log(`The first tile on a network after ${taken} s`);
  });
});

const withServer = inServer();

/** A server that both have met before. */
async function known(link: string, ...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await connect(page, link, 'Anybody');
    await joining(page).getByRole('button', { name: 'Cancel' }).click();
  }
}

test('two are at the first tile at a server that they know after eleven clicks', NIGHTLY, async ({ folder }) => {
  await withServer(folder, async (club, first, second) => {
    await known(club.link, first.page, second.page);
    const [host, guest] = [new Hand(first), new Hand(second)];
    const taken = await meet(host, guest, (hand) => hand.click(hand.page.getByRole('radio', { name: 'Server' })));
    expect([host.clicks, guest.clicks]).toEqual([6, 5]);
    console.log(`The first tile at a server after ${taken} s`);
  });
});

test('somebody watches the first tile at a server after five clicks', NIGHTLY, async ({ folder }) => {
  const profile = path.join(folder, 'watcher');
  await mkdir(profile);
  await withServer(folder, async (club, first, second) => {
    await open(first.page, club.link, 'Ann', 'Kitchen');
    await connect(second.page, club.link, 'Bob');
    await joining(second.page).getByRole('button', { name: 'Join “Kitchen”' }).click();
    await playTurn([first.page, second.page], 1);
    await inRun(profile, async (page) => {
      await known(club.link, page);
      await listen(page);
      const watcher = new Hand({ page });
      const since = performance.now();
      await watcher.begin('Join a table');
      await watcher.click(page.getByRole('radio', { name: 'Server' }));
      await watcher.click(joining(page).getByRole('button', { name: 'Watch “Kitchen”' }));
      await expect.poll(async () => (await told(page)).moves.length).toBe(1);
      expect(watcher.clicks).toBe(5);
      console.log(`The first tile is watched after ${seconds(since)} s`);
    });
  });
});
