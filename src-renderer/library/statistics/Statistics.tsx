import type { Entry } from '../../../src-shared/library/entry';
import { helpOn } from '../../stage/explained';
import { HeadFigures } from './HeadFigures';
import { MarginChart } from './MarginChart';
import { OnRecord } from './OnRecord';
import { OpponentTable } from './OpponentTable';
import { PuzzleCalendar } from './PuzzleCalendar';
import { PuzzleTable } from './PuzzleTable';
import { Records } from './Records';
import { SmallFigures } from './SmallFigures';
import './margin-chart.css';
import './records.css';
import './statistics.css';
import { NoneChosen, Untold } from './Uncounted';
import { useStatistics } from './useStatistics';

/** What the games of a library come to: figures, the margins over time, opponents, records and puzzles. */
export function Statistics({ entries }: { entries: readonly Entry[] }) {
  const statistics = useStatistics(entries);
  return (
    <div className="statistics" {...helpOn('place:statistics')}>
      <div className="statistics-columns">
        <div className="statistics-main">
          <HeadFigures statistics={statistics} />
          <NoneChosen statistics={statistics} />
          <MarginChart games={statistics.games} />
          <OpponentTable tallies={statistics.byOpponent} />
          <PuzzleTable puzzles={statistics.puzzles.puzzles} />
          <Untold statistics={statistics} />
        </div>
        <div className="statistics-side">
          <Records bests={statistics.bests} />
          <PuzzleCalendar entries={entries} />
          <SmallFigures statistics={statistics} />
          <OnRecord bests={statistics.bests} />
        </div>
      </div>
    </div>
  );
}
