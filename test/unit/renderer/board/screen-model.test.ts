import { expect, it } from 'vitest';
import type { BoardModel, BoardTile } from '../../../../src-renderer/board/model';
import { withDrawn } from '../../../../src-renderer/game/counting';
import { screenModels } from '../../../support/screen-model';

const CELLS = [0, 1, 2].map((q) => ({ q, r: 0 }));
const tile = (at: number): BoardTile => ({ hex: { q: at, r: 0 }, tile: 1, rotation: 0, label: () => '' });
const MODEL: BoardModel = {
  tiles: [0, 1, 2].map(tile),
  spaces: [],
  tried: [{ tile: 2, rotation: 0, at: { over: { q: 3, r: 0 } }, isSelected: false, isRefused: false, label: () => '' }],
  lit: [{ colour: 'red', cells: CELLS }],
};

it('tiles, their shadows, spaces and the ground are not drawn anew while a line is drawn tile by tile', () => {
  const seen = screenModels([withDrawn(MODEL, 1), withDrawn(MODEL, 2), withDrawn(MODEL, 3)], 1);
  expect(seen.map(({ lit }) => lit[0]?.cells.length)).toEqual([1, 2, 3]);
  for (const part of ['tiles', 'spaces', 'tried', 'ground', 'goal', 'sight'] as const) {
    expect([part, new Set(seen.map((each) => each[part])).size]).toEqual([part, 1]);
  }
});
