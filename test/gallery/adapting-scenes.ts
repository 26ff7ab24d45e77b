import type { RememberedGames } from '../../src-shared/bridge/bridge';
import { moversOf, rewind } from '../../src-shared/tantrix';
import { chooseFromMenu, openText, playByMouse } from '../e2e/gestures';
import { withMason } from '../support/finished-games';
import { gameOf, moveNumber, placement } from '../support/records';
import { PASSED_OVER } from '../support/whole-games';
import type { Scene, Stage } from './stage';

/** A computer player that adapts: as it is chosen, and what the card of a game's end says of it. */

const OVER = gameOf(PASSED_OVER);
const LAST = moversOf(OVER).at(-1) ?? 0;

const ADAPTING: RememberedGames = {
  kind: 'computer',
  starts: 'drawn',
  computer: [
    { name: '', email: '', country: '', colour: 'red' },
    {
      name: 'Mason',
      email: '',
      country: '',
      colour: 'yellow',
      robot: { character: 'mason', level: 2 },
      adapts: true,
    },
  ],
};

const remember = ({ page }: Stage): Promise<void> =>
  page.evaluate((games) => window.tantrix.rememberGames(games), ADAPTING);

export const ADAPTING_SCENES: readonly Scene[] = [
  {
    name: 'new-game-adapts',
    async reach(stage) {
      await remember(stage);
      await chooseFromMenu(stage.page, 'File', 'New game…');
    },
  },
  {
    name: 'result-adapts',
    async reach(stage) {
      const { app, page, folder } = stage;
      await remember(stage);
      await openText(app, page, folder, withMason(rewind(OVER, 55), LAST));
      await playByMouse(page, placement(moveNumber(PASSED_OVER, 56)));
      await page
        .locator('.result:not(.is-coming)')
        .getByText(/It adapts/)
        .waitFor();
    },
  },
];
