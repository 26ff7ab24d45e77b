import { createElement, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BoardModel } from '../../src-renderer/board/model';
import type { Orientation } from '../../src-renderer/board/orientation';
import { type ScreenModel, useScreenModel } from '../../src-renderer/board/screen-model';

/** What a board draws of models that come to it one after the other. */
export function screenModels([first, ...later]: readonly [BoardModel, ...BoardModel[]], orientation: Orientation) {
  const seen: ScreenModel[] = [];
  const Board = () => {
    const [at, setAt] = useState(0);
    seen.push(useScreenModel(later[at - 1] ?? first, orientation));
    if (at < later.length) setAt(at + 1);
    return null;
  };
  renderToStaticMarkup(createElement(Board));
  return seen;
}

/** What a board draws of a model. */
export function screenModel(model: BoardModel, orientation: Orientation): ScreenModel {
  const [seen] = screenModels([model], orientation);
  if (!seen) throw new Error('nothing was drawn');
  return seen;
}
