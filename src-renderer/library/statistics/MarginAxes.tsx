import { useRef } from 'react';
import type { Bar } from '../../../src-shared/library/margins';
import { useSize } from '../../board/useSize';
import { useToday } from '../../ui/useToday';
import { datePartWords, figureWords } from '../../words/words';
import { type Chart, type Size, timeMarks } from './chart';

/** The points at the left. */
export const MarginAxis = ({ chart: { ticks, y } }: { chart: Chart }) => (
  <div className="margin-axis" aria-hidden="true">
    {ticks.map((points) => (
      <span key={points} style={{ top: y(points) }}>
        {figureWords(points, Number.isInteger(points) ? 0 : 1, true)}
      </span>
    ))}
  </div>
);

interface TimeAxisProps {
  readonly bars: readonly Bar[];
  readonly chart: Chart;
  readonly size: Size;
}

/** The months below. A sample of the longest says how wide they are in the letters that are set. */
export function TimeAxis({ bars, chart: { slot }, size: { width } }: TimeAxisProps) {
  const sample = useRef<HTMLSpanElement>(null);
  const { width: apart } = useSize(sample);
  const marks = apart > 0 ? timeMarks(bars, slot, width, apart) : [];
  const thisYear = useToday().getFullYear();
  return (
    <div className="time-axis" aria-hidden="true">
      <span className="time-sample" ref={sample} />
      {marks.map(({ at, time }) => {
        const date = new Date(time);
        return (
          <span key={at} style={{ left: at * slot }}>
            {datePartWords(date, date.getFullYear() === thisYear ? 'month' : 'monthAndYear')}
          </span>
        );
      })}
    </div>
  );
}
