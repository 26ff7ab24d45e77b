import { expect, test, testAlone, NIGHTLY } from './fixtures';
import { field, hosting, joining, openTable, playOnline, waiting, withTwo } from './online-meeting';
import { resize } from './my-games';
import { listen, told } from './online-told';
import { proves } from './proves';

test('a table is opened, found and joined, and the game starts by itself', async ({ folder }) => {
  await withTwo(folder, async ({ page: host }, { page: guest }) => {
    await playOnline(host, 'Host a table');
    proves('new.online');
    const opening = hosting(host);
    await opening.getByRole('button', { name: 'Open table' }).click();
    await expect(opening).toContainText('Enter a name.');
    await field(opening, 'Name').fill('Ann');
    await opening.getByRole('radio', { name: 'Green' }).check({ force: true });
    await opening.getByRole('checkbox', { name: /^Show my email and country/ }).check({ force: true });
    await field(opening, 'Email').fill('ann@example.org');
    await field(opening, 'Country').fill('Chile');
    await field(opening, 'Name of the table').fill('Kitchen');
    await opening.getByRole('radio', { name: '3 players' }).check({ force: true });
    await opening.getByRole('button', { name: 'Advanced' }).click();
    await opening.getByRole('checkbox', { name: 'Competition rules' }).check({ force: true });
    await opening.getByRole('button', { name: 'Open table' }).click();
    await expect(waiting(host)).toContainText('You, the host');

    await playOnline(guest, 'Join a table');
    const dialog = joining(guest);
    const row = dialog.getByRole('radio', { name: /^Kitchen/ });
    await expect(row).toBeChecked();
    await expect(row).toHaveAccessibleName(
      /3 players · competition rules.*1 of 3 seats taken: Ann \(green\).*No clock/,
    );
    await expect(dialog.getByRole('radio', { name: 'Green', exact: true })).toBeDisabled();
    await field(dialog, 'Name').fill('Bob+Bo');
    await dialog.getByRole('button', { name: 'Join “Kitchen”' }).click();
    await expect(dialog).toContainText('can’t contain a + sign');
    await dialog.getByRole('button', { name: 'Refresh' }).click();
    await expect(row).toBeChecked();
    proves('online.refresh');
    await field(dialog, 'Name').fill('Bob');
    await dialog.getByRole('radio', { name: 'Blue', exact: true }).check({ force: true });
    await dialog.getByRole('checkbox', { name: /^Show my email and country/ }).check({ force: true });
    await field(dialog, 'Email').fill('bob@example.org');
    await field(dialog, 'Country').fill('Peru');
    await field(dialog, 'Country').press('Enter');

    await expect(waiting(guest).getByRole('listitem')).toHaveText([/Ann.*Connected · Chile · ann@/, /Bob.*You/]);
    await expect(waiting(host).getByRole('listitem')).toHaveText([/Ann.*host/, /Bob.*Connected · Peru · bob@/]);
    proves('online.host', 'online.host.fields', 'online.join', 'online.connection');
    await waiting(host).getByRole('button', { name: 'Add computer player' }).click();
    await waiting(host).getByRole('button', { name: 'Add', exact: true }).click();
    await expect(waiting(host)).toBeHidden();
    for (const page of [host, guest]) {
      await expect(page.locator('.board-area')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    proves('online.wait');
  });
});

test('nothing moves from under the mouse when the first table is found', NIGHTLY, async ({ folder }) => {
  await withTwo(folder, async ({ page: host }, { page: guest }) => {
    await playOnline(guest, 'Join a table');
    const dialog = joining(guest);
    const shown = [dialog, ...['Add a person', 'Refresh'].map((name) => dialog.getByRole('button', { name }))];
    const boxes = () => Promise.all(shown.map((each) => each.boundingBox()));
    const before = await boxes();
    await openTable(host, { name: 'Ann', table: 'Kitchen' });
    await expect(dialog.getByRole('radio', { name: /^Kitchen/ })).toBeChecked();
    expect(await boxes()).toEqual(before);
  });
});

test('an invitation shows where it leads, and connects when it is told to', async ({ folder }) => {
  await withTwo(folder, async ({ page: host, app }, { page: guest }) => {
    await openTable(host, { name: 'Ann', table: 'Kitchen' });
    await waiting(host).getByRole('button', { name: 'Copy link' }).click();
    await expect(waiting(host)).toContainText('Link copied');
    const link = await app.evaluate(({ clipboard }) => clipboard.readText());

    await listen(guest);
    await playOnline(guest, 'Join a table');
    const dialog = joining(guest);
    await dialog.getByRole('radio', { name: 'Invitation' }).check({ force: true });
    await field(dialog, 'Code or link').fill('M4KP72');
    await dialog.getByRole('button', { name: 'Join table', exact: true }).click();
    await expect(field(dialog, 'Name')).toBeFocused();
    await guest.keyboard.type('Bob');
    await dialog.getByRole('button', { name: 'Join table', exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText('No table with that code was found');
    await dialog.getByRole('radio', { name: 'Server' }).check({ force: true });
    await expect(field(dialog, 'Server')).toBeFocused();
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText('Enter a server’s address');
    await expect(field(dialog, 'Server')).toBeFocused();
    await guest.keyboard.type('127.0.0.1:9');
    await guest.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('No server answers there');
    // The arrow keys go from one way to the next.
    await dialog.getByRole('radio', { name: 'Server' }).focus();
    await guest.keyboard.press('ArrowLeft');
    await expect(dialog.getByRole('radio', { name: 'Invitation' })).toBeFocused();
    await guest.keyboard.press('ArrowLeft');
    await expect(dialog.getByRole('radio', { name: 'This network' })).toBeChecked();
    await dialog.getByRole('radio', { name: 'Invitation' }).check({ force: true });
    await expect(field(dialog, 'Code or link')).toBeFocused();
    await field(dialog, 'Code or link').fill(link.slice(0, -1));
    await dialog.getByRole('button', { name: 'Join table', exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText('isn’t a valid invitation');
    await field(dialog, 'Code or link').fill(link);
    await expect(dialog).toContainText('127.0.0.1');
    await expect(waiting(host)).toContainText('One seat free');
    await dialog.getByRole('button', { name: 'Join table', exact: true }).click();
    await expect(waiting(host)).toBeHidden();
    await expect(guest.getByRole('dialog')).toHaveCount(0);
    // Both were to have red, and neither has chosen it: one of them has made way.
    expect((await told(guest)).seats.map(({ colour }) => colour).toSorted()).toEqual(['red', 'yellow']);
  });
});

test('a password is asked for, and who leaves or closes is missed', async ({ folder }) => {
  await withTwo(folder, async ({ page: host }, { page: guest }) => {
    await openTable(host, { name: 'Ann', table: 'Kitchen', seats: 3, password: 'sesame' });
    await playOnline(guest, 'Join a table');
    const dialog = joining(guest);
    await field(dialog, 'Name').fill('Ann');
    await dialog.getByRole('button', { name: 'Join… “Kitchen”' }).click();
    await expect(field(dialog, 'Password')).toBeFocused();
    await guest.keyboard.type('simsalabim');
    await guest.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText('Wrong password. Ask the host.');
    await field(dialog, 'Password').fill('sesame');
    await guest.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('has this name already');
    await field(dialog, 'Name').fill('Bob');
    await dialog.getByRole('button', { name: 'Join “Kitchen”' }).click();
    await expect(waiting(host)).toContainText('Bob');

    await waiting(guest).getByRole('button', { name: 'Leave' }).click();
    await expect(waiting(host)).not.toContainText('Bob');
    await playOnline(guest, 'Join a table');
    await expect(field(dialog, 'Name')).toHaveValue('Bob');
    await dialog.getByRole('button', { name: 'Join… “Kitchen”' }).click();
    await guest.keyboard.type('sesame');
    await guest.keyboard.press('Enter');
    await expect(waiting(guest)).toContainText('Bob');
    await host.keyboard.press('Escape');
    await expect(waiting(host)).toBeHidden();
    await expect(dialog.getByRole('alert')).toHaveText('The table has been closed.');
  });
});

test('where the list is low, the password and why it is wrong are brought into view', NIGHTLY, async ({ folder }) => {
  await withTwo(folder, async ({ page: host }, { page: guest, app }) => {
    await openTable(host, { name: 'Ann', table: 'Kitchen', seats: 3, password: 'sesame' });
    await resize(app, 800, 600);
    await guest.evaluate(() => window.tantrix.setPreferences({ textSize: 200 }));
    await guest.reload();
    await playOnline(guest, 'Join a table');
    const dialog = joining(guest);
    await field(dialog, 'Name').fill('Bob');
    await dialog.getByRole('button', { name: 'Join… “Kitchen”' }).press('Enter');
    await expect(field(dialog, 'Password')).toBeFocused();
    await expect(field(dialog, 'Password')).toBeInViewport({ ratio: 1 });
    await guest.keyboard.type('simsalabim');
    await guest.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 });
    await expect(field(dialog, 'Password')).toBeInViewport({ ratio: 1 });
    // Why a name is refused stands at the other end.
    await field(dialog, 'Name').fill('Ann');
    await field(dialog, 'Password').fill('sesame');
    await guest.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('has this name already');
    await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 });
  });
});

testAlone('the start screen leads to the tables at once', async ({ page }) => {
  await page.evaluate(() => window.tantrix.rememberGames({ kind: 'computer', starts: 'drawn' }));
  await page.reload();
  await page.getByRole('button', { name: 'Play online…' }).click();
  await expect(field(joining(page), 'Name')).toBeFocused();
  proves('more.play-online');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
