import { useId } from 'react';

interface ScaleFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly isDisabled?: boolean;
  /** What stands at the two ends. */
  readonly ends: readonly [string, string];
  readonly onChange: (value: number) => void;
}

/** A number between two ends. */
export function ScaleField({ label, value, min, max, step = 1, isDisabled = false, ends, onChange }: ScaleFieldProps) {
  const id = useId();
  return (
    <div className="scale">
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{value}</output>
      <input
        id={id}
        type="range"
        className="slider"
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <span className="scale-ends" aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </span>
    </div>
  );
}
