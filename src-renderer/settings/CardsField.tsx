import type { ReactNode } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';

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
