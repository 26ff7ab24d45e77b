import { useEffect, useState } from 'react';
import { travelMs, usePreferences } from '../preferences/preferences';
import { shownTable } from './history';
import { gameKey } from './open-game';
import { useGame } from './table';

/** Milliseconds after which a gain has been counted and its words have gone. */
const GAIN_MS = 2000;

/**
 * By seat, the score that is counted on from to the one given: another only where a tile was just played that makes it
 * higher. Hands change their places at the end of a turn, so this is remembered for all of them.
 */
export function useScoresBefore(scores: readonly number[]): readonly number[] {
  const key = useGame(({ open }) => open && gameKey(open.record.game));
  const played = useGame((table) => shownTable(table).open?.record.game.placements.length ?? 0);
  const isMoving = usePreferences((set) => travelMs(set) > 0);
  const [seen, setSeen] = useState({ key, played, scores, from: scores });
  const counted = seen.from;
  const isCounting = counted.some((score, seat) => score !== seen.scores[seat]);
  useEffect(() => {
    if (!isCounting) return undefined;
    const forget = () => setSeen((last) => (last.from === counted ? { ...last, from: last.scores } : last));
    const timer = setTimeout(forget, GAIN_MS);
    return () => clearTimeout(timer);
  }, [isCounting, counted]);
  const isSame = seen.scores.length === scores.length && scores.every((score, seat) => score === seen.scores[seat]);
  if (seen.key === key && seen.played === played && isSame) return seen.from;
  // Undo, and whatever leaps, shows the scores as they are.
  const isStep = isMoving && seen.key === key && played === seen.played + 1;
  const from = scores.map((score, seat) => {
    const before = seen.scores[seat] ?? score;
    // What is still being counted goes on while others play.
    const last = score === before ? (seen.from[seat] ?? score) : before;
    return isStep ? Math.min(last, score) : score;
  });
  setSeen({ key, played, scores, from });
  return from;
}
