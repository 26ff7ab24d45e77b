import { useEffect, useState } from 'react';
import { travelMs, usePreferences } from '../preferences/preferences';
import { figureWords } from '../words/words';
import { countedOn, STEP_MS } from './counting';
import { shownTable } from './history';
import { useGame } from './table';

/** A score so far. When a tile is played that makes it higher it counts up, and says beside it by how much. */
export function ScoreCount({ score }: { score: number }) {
  const deal = useGame(({ open }) => open?.record.game.deal);
  const played = useGame((table) => shownTable(table).open?.record.game.placements.length ?? 0);
  const isMoving = usePreferences((set) => travelMs(set) > 0);
  const [seen, setSeen] = useState({ deal, played, score, from: score });
  if (seen.deal !== deal || seen.score !== score || seen.played !== played) {
    // Undo, and whatever leaps, shows the score as it is.
    const isStep = isMoving && seen.deal === deal && played === seen.played + 1;
    // What is still being counted goes on while others play.
    const last = score === seen.score ? seen.from : seen.score;
    setSeen({ deal, played, score, from: isStep ? Math.min(last, score) : score });
  }
  const { from } = seen;
  return (
    <>
      {from < score && (
        <span key={`${from} ${score}`} className="score-gain" aria-hidden="true">
          {figureWords(score - from, 0, true)}
        </span>
      )}
      <span className="hand-score">
        <Counting key={`${from} ${score}`} from={from} to={score} />
      </span>
    </>
  );
}

/** A number that is counted from one to another. */
function Counting({ from, to }: { from: number; to: number }) {
  const [shown, setShown] = useState(from);
  useEffect(() => {
    if (shown === to) return undefined;
    const timer = setTimeout(() => setShown(countedOn(shown, to)), STEP_MS);
    return () => clearTimeout(timer);
  }, [shown, to]);
  return shown;
}
