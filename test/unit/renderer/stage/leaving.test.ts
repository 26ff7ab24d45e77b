import { afterEach, expect, it } from 'vitest';
import { showGame } from '../../../../src-renderer/game/table';
import { isEdited, noteSaved } from '../../../../src-renderer/stage/document';
import { asksToLeave } from '../../../../src-renderer/stage/leaving';
import { shownNow, tablesNow } from '../../../../src-renderer/stage/tables';
import { gameOf } from '../../../support/records';
import { RESTRICTED } from '../../../support/situations';
import { clearTables, layOver } from '../../../support/tables';

const record = { players: [], game: gameOf(RESTRICTED), isCompetition: false };

afterEach(clearTables);

it('leaving asks about what waits under a lesson, though nothing of the lesson can be lost', () => {
  expect(asksToLeave(tablesNow())).toBe(false);
  showGame({ record });
  expect(asksToLeave(tablesNow())).toBe(true);
  layOver();
  expect([isEdited(shownNow()), asksToLeave(tablesNow())]).toEqual([false, true]);
  noteSaved(record, { id: 'file-1', name: 'game.txg', kind: 'txg' });
  expect(asksToLeave(tablesNow())).toBe(false);
});
