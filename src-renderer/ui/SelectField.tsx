import { Button, Label, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components';
import { SelectArrow } from './SelectArrow';

export interface Option<Value extends string> {
  readonly value: Value;
  readonly words: string;
}

interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
}

/** A choice of one from a list that opens. */
export function SelectField<Value extends string>({ label, value, options, onChange }: SelectFieldProps<Value>) {
  const choose = (key: unknown) => {
    const chosen = options.find((option) => option.value === key);
    if (chosen) onChange(chosen.value);
  };
  return (
    <Select className="field select-field" selectedKey={value} onSelectionChange={choose}>
      <Label>{label}</Label>
      <Button className="select-button">
        <SelectValue />
        <SelectArrow />
      </Button>
      <Popover className="menu-popover select-popover" offset={3}>
        <ListBox className="menu">
          {options.map((option) => (
            <ListBoxItem key={option.value} id={option.value} className="select-option" textValue={option.words}>
              {option.words}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}
