import { type KeyboardEvent, useState } from 'react';
import { Button, Input, Label, TextField } from 'react-aria-components';

interface WholeNumberFieldProps {
  readonly className: string;
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** The names of the buttons for one less and one more; left out, there are none. */
  readonly steps?: readonly [less: string, more: string];
  readonly onChange: (value: number) => void;
}

const ARROWS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** A whole number between two others, typed or stepped through; what is left as no number gives way to the one before. */
export function WholeNumberField({ className, label, value, min, max, steps, onChange }: WholeNumberFieldProps) {
  const [typed, setTyped] = useState<string>();
  const within = (number: number) => Math.max(min, Math.min(max, number));
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '');
    setTyped(digits);
    if (digits !== '') onChange(within(Number(digits)));
  };
  const step = (by: number) => {
    setTyped(undefined);
    onChange(within(value + by));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  return (
    <TextField className={`field ${className}`} value={typed ?? String(value)} onChange={type}>
      <Label>{label}</Label>
      <div className={steps && 'stepper'}>
        {steps && <StepButton sign="−" words={steps[0]} isDisabled={value <= min} onPress={() => step(-1)} />}
        <Input
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(max).length}
          onKeyDown={onKeyDown}
          onBlur={() => setTyped(undefined)}
        />
        {steps && <StepButton sign="+" words={steps[1]} isDisabled={value >= max} onPress={() => step(1)} />}
      </div>
    </TextField>
  );
}

interface StepButtonProps {
  readonly sign: string;
  readonly words: string;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

/** For the mouse: the keyboard has the arrow keys in the field. */
function StepButton({ sign, words, isDisabled, onPress }: StepButtonProps) {
  return (
    <Button aria-label={words} excludeFromTabOrder preventFocusOnPress isDisabled={isDisabled} onPress={onPress}>
      {sign}
    </Button>
  );
}
