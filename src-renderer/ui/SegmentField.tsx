import { Label, Radio, RadioGroup } from 'react-aria-components';
import type { Option } from './SelectField';

interface SegmentFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
}

/** A choice of one among a few that stand side by side. */
export function SegmentField<Value extends string>({ label, value, options, onChange }: SegmentFieldProps<Value>) {
  const choose = (key: string) => {
    const chosen = options.find((option) => option.value === key);
    if (chosen) onChange(chosen.value);
  };
  return (
    <RadioGroup className="field segment-field" orientation="horizontal" value={value} onChange={choose}>
      <Label>{label}</Label>
      <div className="segments">
        {options.map((option) => (
          <Radio key={option.value} value={option.value} className="segment">
            {option.words}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
