import { type ReactNode, useId } from 'react';
import { Checkbox, Label, Radio, RadioGroup } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { type Switch, tryPreferences, usePreferences } from '../preferences/preferences';

/** Settings that belong together, under a heading. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="field-group" aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** What the View menu turns on and off has no place in the dialog. */
type SwitchHere = Exclude<Switch, 'toolbar' | 'statusBar' | 'bagCounter' | 'puzzleTimer'>;

/** A setting that is on or off. */
export function SwitchField({ name }: { name: SwitchHere }) {
  const { t } = useTranslation();
  const isOn = usePreferences((set) => set[name]);
  return (
    <Checkbox className="check" isSelected={isOn} onChange={(on) => tryPreferences({ [name]: on })}>
      <span className="check-box" aria-hidden="true" />
      {t(`settings.${name}`)}
    </Checkbox>
  );
}

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

/** A setting between two ends. */
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

interface CardsFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value | undefined;
  readonly choices: readonly { readonly value: Value; readonly words: string; readonly sample: ReactNode }[];
  readonly isDisabled?: boolean;
  readonly onChange: (value: Value) => void;
}

/** A choice of one of several, each with a sample of it. */
export function CardsField<Value extends string>({
  label,
  value,
  choices,
  isDisabled = false,
  onChange,
}: CardsFieldProps<Value>) {
  const choose = (chosen: string) => {
    const choice = choices.find((each) => each.value === chosen);
    if (choice) onChange(choice.value);
  };
  return (
    <RadioGroup
      className="cards-field"
      orientation="horizontal"
      value={value ?? null}
      isDisabled={isDisabled}
      onChange={choose}
    >
      <Label>{label}</Label>
      <div className="cards">
        {choices.map((choice) => (
          <Radio key={choice.value} value={choice.value} className="card">
            <span className="card-sample" aria-hidden="true">
              {choice.sample}
            </span>
            <span className="card-words">{choice.words}</span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
