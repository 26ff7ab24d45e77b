import { afterEach, describe, expect, it } from 'vitest';
import { clickOn, hold, playPlacement } from '../../../../src-renderer/game/moves';
import { gameNow } from '../../../../src-renderer/game/table';
import { beginLesson } from '../../../../src-renderer/lessons/beginning';
import { lessonIn } from '../../../../src-renderer/lessons/lesson';
import { goToStep, isShowing, showHow } from '../../../../src-renderer/lessons/lesson-steps';
import { tryPreferences } from '../../../../src-renderer/preferences/preferences';
import { DEFAULT_PREFERENCES } from '../../../../src-shared/bridge/bridge';
import { wayOf } from '../../../../src-shared/help/lessons/lesson';
import { LESSONS } from '../../../../src-shared/help/lessons/lessons';
import { parsePlacementText } from '../../../../src-shared/record/placement-text';
import { clearTables } from '../../../support/tables';
import { t } from '../../../support/words';

afterEach(() => {
  clearTables();
  tryPreferences(DEFAULT_PREFERENCES);
});

const placed = () => gameNow().open?.record.game.placements.length;

describe('in a lesson', () => {
  it('a click turns the tile, as its words say, even where a click is set to play it', () => {
    tryPreferences({ clickAgainPlays: true });
    beginLesson('turn', t);
    const before = placed();
    hold({ tile: 14, rotation: 2, at: { over: LESSONS.turn.marks.A } });
    clickOn(1);
    expect(placed()).toBe(before);
    expect(gameNow().held).toMatchObject({ tile: 14, rotation: 3 });
  });
});

/** Plays tiles in the open lesson, each as `tile q,r rotation`. */
function playAll(...texts: string[]): void {
  for (const text of texts) {
    const placement = parsePlacementText(text);
    if (!placement) throw new Error(`${text} is no placement`);
    const refused = playPlacement(placement);
    if (refused) throw new Error(`${text} is refused`);
  }
}

/** What the status bar says. */
function status(): string | undefined {
  const { open } = gameNow();
  return open?.guide?.statusIn(t);
}

/** What is left of the way of the open lesson. */
function wayLeft() {
  const { open } = gameNow();
  return open && lessonIn(open)?.wayLeft(open.record.game);
}

describe('the way of a lesson', () => {
  it('is shown from where the person has come, as long as they are on it', () => {
    beginLesson('wholeTurn', t);
    goToStep('task');
    playAll('20 -1,1 3');
    showHow();
    expect(placed()).toBe(4);
    expect(isShowing()).toBe(true);
    expect(wayLeft()).toEqual(wayOf(LESSONS.wholeTurn).slice(1));
  });

  it.each(['9 -2,0 1', '12 1,-1 4'])('is shown from the start after the other free move %s', (free) => {
    beginLesson('wholeTurn', t);
    goToStep('task');
    playAll('20 -1,1 3', free);
    expect(wayLeft()).toBeUndefined();
    showHow();
    expect(placed()).toBe(3);
    expect(isShowing()).toBe(true);
    expect(wayLeft()).toEqual(wayOf(LESSONS.wholeTurn));
  });

  it('asks for the next space while a tile may go there, and else to be shown', () => {
    beginLesson('wholeTurn', t);
    goToStep('task');
    expect(status()).toBe('Drag a tile to space A.');
    playAll('20 -1,1 3');
    expect(status()).toBe('Drag a tile to space B.');
    playAll('12 1,-1 0');
    expect(status()).toBe('Drag a tile to space C.');
    showHow();
    playAll('20 -1,1 3', '9 -2,0 1');
    expect(status()).toBe('Press Show me how.');
  });
});
