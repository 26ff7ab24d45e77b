import { afterEach, expect, it } from 'vitest';
import { gameNow, showGame } from '../../../../src-renderer/game/table';
import { beginLesson } from '../../../../src-renderer/lessons/beginning';
import { leaveLesson } from '../../../../src-renderer/lessons/lessons';
import { isEdited, noteSaved } from '../../../../src-renderer/stage/document';
import { downwards, shownNow, tablesNow } from '../../../../src-renderer/stage/tables';
import { gameOf } from '../../../support/records';
import { RESTRICTED } from '../../../support/situations';
import { clearTables } from '../../../support/tables';
import { t } from '../../../support/words';

const record = { players: [], game: gameOf(RESTRICTED), isCompetition: false };
const FILE = { id: 'file-1', name: 'game.txg', kind: 'txg' } as const;

afterEach(clearTables);

it('a game that waits under a lesson is still known to be edited', () => {
  showGame({ record });
  beginLesson('match', t);
  expect(isEdited(shownNow())).toBe(false);
  expect([...downwards(tablesNow())].map(isEdited)).toEqual([false, true]);
});

it('what was saved while a lesson came is noted of the game that waits', () => {
  showGame({ record });
  beginLesson('match', t);
  noteSaved(record, FILE);
  leaveLesson();
  expect([gameNow().open?.file, isEdited(shownNow())]).toEqual([FILE, false]);
});

it('what was saved of a game that has left its table is nothing to the next', () => {
  showGame({ record });
  showGame({ record: { ...record, game: gameOf(RESTRICTED, 3) } });
  noteSaved(record, FILE);
  expect(gameNow().open?.file).toBeUndefined();
});
