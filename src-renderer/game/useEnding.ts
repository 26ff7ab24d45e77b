import { type Dispatch, type SetStateAction, useEffect, useLayoutEffect, useState } from 'react';
import type { RecordedGame } from '../../src-shared/record';
import { type Game, isOver, moversOf, standingsOf } from '../../src-shared/tantrix';
import { travelMs, usePreferences } from '../preferences/preferences';
import { allLanded, isEndingUntil } from '../stage/flights';
import { STEP_MS } from './counting';
import { gameKey } from './open-game';
import { isRobotAt } from './people';
import type { GameTable } from './table';

/** What has just happened on the table before one's eyes. */
interface Seen {
  readonly game: Game | undefined;
  /** How many tiles of the lines are drawn that decide the game; undefined when there is nothing left to draw. */
  readonly drawn: number | undefined;
  /** Milliseconds after which a loop that the last tile has closed is seen to close; undefined where no tile was played. */
  readonly closesAfter: number | undefined;
}

/**
 * Draws the line that wins, tile by tile, when a game comes to its end here: not where it was opened, nor in a replay, and
 * not where little is to move. Whatever the person does next ends it. Gives how much is drawn, and
 * when light runs round a loop that has closed.
 */
export function useEnding({ open, replay, lit }: GameTable): Pick<Seen, 'drawn' | 'closesAfter'> {
  const game = open?.record.game;
  const travel = usePreferences(travelMs);
  const [seen, setSeen] = useState<Seen>({ game, drawn: undefined, closesAfter: undefined });
  if (seen.game !== game) {
    const step = travel > 0 && !replay ? stepOf(seen.game, game) : undefined;
    setSeen({
      game,
      drawn: step && game && isOver(game) ? 0 : undefined,
      closesAfter: step === 'played' && open ? flightOf(open.record, travel) : undefined,
    });
  } else if (replay && seen.closesAfter !== undefined) {
    // What has been seen to close does not close again where it is looked at, nor when that ends.
    setSeen({ ...seen, closesAfter: undefined });
  }
  const { drawn } = seen;
  const length = game && drawn !== undefined ? longestOf(game, lit) : 0;
  useEffect(() => {
    if (drawn === undefined) return undefined;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const goOn = () => setSeen((now) => ({ ...now, drawn: drawn < length ? drawn + 1 : undefined }));
    const wait = (ms: number) => timers.add(setTimeout(goOn, ms));
    // The tile lies there before the line is drawn over it; it takes off as soon as the change is drawn.
    if (drawn > 0) wait(STEP_MS);
    else timers.add(setTimeout(() => void allLanded().then(() => timers.size > 0 && wait(0))));
    return () => {
      timers.forEach((timer) => clearTimeout(timer));
      timers.clear();
    };
  }, [drawn, length]);
  useEndAtGesture(drawn !== undefined, setSeen);
  useHeldBack(drawn !== undefined);
  return seen;
}

/** Draws the rest at once when the person does anything meanwhile. */
function useEndAtGesture(isShowing: boolean, setSeen: Dispatch<SetStateAction<Seen>>): void {
  useEffect(() => {
    if (!isShowing) return undefined;
    const controller = new AbortController();
    const end = () => setSeen((now) => ({ ...now, drawn: undefined }));
    for (const gesture of ['pointerdown', 'keydown', 'wheel']) {
      window.addEventListener(gesture, end, { capture: true, passive: true, signal: controller.signal });
    }
    return () => controller.abort();
  }, [isShowing, setSeen]);
}

/** Lets nothing tell beforehand what is being shown. */
function useHeldBack(isShowing: boolean): void {
  useLayoutEffect(() => {
    if (!isShowing) return undefined;
    let end = (): void => undefined;
    isEndingUntil(new Promise<void>((resolve) => (end = resolve)));
    return () => end();
  }, [isShowing]);
}

/** What a game has just come to: it has gone on by one tile, or was stopped; undefined for anything else. */
function stepOf(before: Game | undefined, after: Game | undefined): 'played' | 'stopped' | undefined {
  if (!before || !after || gameKey(before) !== gameKey(after) || isOver(before)) return undefined;
  if (after.placements.length === before.placements.length + 1) return 'played';
  return after.isStopped !== before.isStopped ? 'stopped' : undefined;
}

/** Milliseconds until the last tile lies there: what a person plays does already, what a computer player plays flies. */
const flightOf = (record: RecordedGame, travel: number): number =>
  isRobotAt(record, moversOf(record.game).at(-1) ?? 0) ? travel : 0;

/** How many tiles the longest of the lit lines and loops has. */
const longestOf = (game: Game, lit: GameTable['lit']): number =>
  Math.max(0, ...standingsOf(game).flatMap(({ colour, path }) => (lit.includes(colour) ? [path.length] : [])));
