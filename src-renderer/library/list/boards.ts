import type { Entry } from '../../../src-shared/library/entry';
import type { FigureTile } from '../../board/BoardFigure';
import { reportErrors } from '../../stage/failures';
import { onlineGameOf } from '../online-games';
import { recordIn, tilesOf } from '../records';

/** The boards of the rows that are seen: read only where the list rests, a few at a time, so that scrolling stays smooth. */

type Board = readonly FigureTile[];

/** A game that goes on has another board under the same id. */
const keyOf = ({ id, at, facts }: Entry): string => `${id}\n${at}\n${facts.moves}`;

/** So many boards are remembered, which is a few kilobytes each. */
const MOST_KEPT = 400;
/** Milliseconds a row is seen before its board is read. */
const REST_MS = 60;
/** Milliseconds of reading after which the window is let in. */
const TURN_MS = 6;

const boards = new Map<string, Board>();
const wanted = new Map<string, { readonly entry: Entry; readonly show: (board: Board) => void }>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** The board of a game, if it was read lately, or came with what main told of it. */
export const boardNow = (entry: Entry): Board | undefined => onlineGameOf(entry)?.laid ?? boards.get(keyOf(entry));

/** Shows the board of a game once it is read; gives the function that ends the wish. One that cannot be read is not shown. */
export function wantBoard(entry: Entry, show: (board: Board) => void): () => void {
  const key = keyOf(entry);
  wanted.set(key, { entry, show });
  clearTimeout(timer);
  timer = setTimeout(() => void reportErrors(readWanted), REST_MS);
  return () => void wanted.delete(key);
}

async function readWanted(): Promise<void> {
  const asked = [...wanted];
  const texts = await window.tantrix.libraryTexts(asked.map(([, { entry }]) => entry.id));
  let since = performance.now();
  for (const [at, [key, { show }]] of asked.entries()) {
    // It may have been scrolled away meanwhile.
    if (!wanted.delete(key)) continue;
    const record = recordIn(texts[at]);
    if (record) show(keep(key, tilesOf(record)));
    if (performance.now() - since < TURN_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
}

function keep(key: string, board: Board): Board {
  boards.delete(key);
  boards.set(key, board);
  const [oldest] = boards.keys();
  if (boards.size > MOST_KEPT && oldest !== undefined) boards.delete(oldest);
  return board;
}
