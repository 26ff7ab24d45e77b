import { createElement, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { BoardModel, BoardTile } from '../../../../src-renderer/board/model';
import { type ScreenModel, useScreenModel } from '../../../../src-renderer/board/screen-model';
import { withDrawn } from '../../../../src-renderer/game/counting';

const CELLS = [0, 1, 2].map((q) => ({ q, r: 0 }));
const tile = (at: number): BoardTile => ({ hex: { q: at, r: 0 }, tile: 1, rotation: 0, label: () => '' });
const MODEL: BoardModel = {
  tiles: [0, 1, 2].map(tile),
  spaces: [],
  tried: [{ tile: 2, rotation: 0, at: { over: { q: 3, r: 0 } }, isSelected: false, isRefused: false, label: () => '' }],
  lit: [{ colour: 'red', cells: CELLS }],
};

/** What is seen of models that come one after the other to the same board. */
function seenOf(models: readonly BoardModel[]): ScreenModel[] {
  const seen: ScreenModel[] = [];
  const Board = () => {
    const [at, setAt] = useState(0);
    seen.push(useScreenModel(models[at] ?? MODEL, 1));
    if (at + 1 < models.length) setAt(at + 1);
    return null;
  };
  renderToStaticMarkup(createElement(Board));
  return seen;
}

it('tiles, their shadows, spaces and the ground are not drawn anew while a line is drawn tile by tile', () => {
  const seen = seenOf([1, 2, 3].map((tiles) => withDrawn(MODEL, tiles)));
  expect(seen.map(({ lit }) => lit[0]?.cells.length)).toEqual([1, 2, 3]);
  for (const part of ['tiles', 'spaces', 'tried', 'ground', 'goal', 'sight'] as const) {
    expect([part, new Set(seen.map((each) => each[part])).size]).toEqual([part, 1]);
  }
});
