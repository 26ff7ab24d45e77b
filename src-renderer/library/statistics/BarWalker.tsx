import { type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bar, Measure, Span } from '../../../src-shared/library/margins';
import { useToday } from '../../ui/useToday';
import type { Chart, Size } from './chart';
import { barWords } from './game-words';

interface BarWalkerProps {
  readonly measure: Measure;
  readonly span: Span;
  readonly bars: readonly Bar[];
  readonly chart: Chart;
  readonly size: Size;
}

/** Leads through the bars, by arrow keys or the pointer, and says what each stands for. */
export function BarWalker({ measure, span, bars, chart, size }: BarWalkerProps) {
  const { t } = useTranslation();
  const today = useToday();
  const [walked, setWalked] = useState(bars.length - 1);
  const [isFocused, setFocused] = useState(false);
  const [pointed, setPointed] = useState<number>();
  const last = bars.length - 1;
  const at = Math.min(walked, last);
  const shown = pointed ?? (isFocused ? at : undefined);
  const point = ({ nativeEvent }: PointerEvent) =>
    setPointed(Math.min(last, Math.floor(nativeEvent.offsetX / chart.slot)));
  const wordsAt = (place: number) => {
    const bar = bars[place];
    return bar ? barWords(measure, span, bar, today, t) : '';
  };
  return (
    <div className="bar-walker" onPointerMove={point} onPointerLeave={() => setPointed(undefined)}>
      <input
        type="range"
        aria-label={t(`statistics.measure.${measure}`)}
        aria-valuetext={wordsAt(at)}
        min={0}
        max={last}
        value={at}
        onChange={({ target }) => setWalked(target.valueAsNumber)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
      {shown !== undefined && bars[shown] && (
        <ShownBar words={wordsAt(shown)} bar={bars[shown]} at={shown} chart={chart} size={size} />
      )}
    </div>
  );
}

/** How far the frame stands off its bar, in pixels. */
const OFF = 3;

interface ShownBarProps {
  readonly words: string;
  readonly bar: Bar;
  readonly at: number;
  readonly chart: Chart;
  readonly size: Size;
}

/** A frame round a bar, and what it stands for, which a screen reader has from the slider. */
function ShownBar({ words, bar: { value }, at, chart: { slot, bar, y }, size: { width } }: ShownBarProps) {
  const middle = (at + 0.5) * slot;
  const [top, bottom] = [y(Math.max(0, value)), y(Math.min(0, value))];
  const side = middle > width / 2 ? { right: width - middle + bar } : { left: middle + bar };
  return (
    <>
      <span
        className="bar-frame"
        style={{
          left: middle - bar / 2 - OFF,
          top: top - OFF,
          width: bar + 2 * OFF,
          height: bottom - top + 2 * OFF,
        }}
      />
      <span className="bar-words" style={side} aria-hidden="true">
        {words}
      </span>
    </>
  );
}
