import { useEffect, useState } from 'react';
import { figureWords } from '../words/words';
import { countedOn, STEP_MS } from './counting';

interface ScoreCountProps {
  readonly score: number;
  /** The score that it is counted on from; where it is another, it says beside it by how much it has risen. */
  readonly from: number;
}

/** A score so far. */
export function ScoreCount({ score, from }: ScoreCountProps) {
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
