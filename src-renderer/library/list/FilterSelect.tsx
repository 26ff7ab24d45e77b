import { Button, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { Option } from '../../ui/SelectField';
import { SelectArrow } from '../../ui/SelectArrow';
import type { en } from '../../words/en';
import { usePopoverPlace } from '../overlay-place';

interface FilterSelectProps<Value extends string> {
  readonly of: keyof typeof en.library.filter;
  /** Undefined where it does not matter. */
  readonly value: Value | undefined;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value | undefined) => void;
}

/** In the list it stands for all; no name is written so. */
const ANY = '\u0000';

/** A choice among what is listed; where there is nothing to choose it is left out, unless something is chosen. */
export function FilterSelect<Value extends string>({ of, value, options, onChange }: FilterSelectProps<Value>) {
  const { t } = useTranslation();
  const place = usePopoverPlace();
  if (options.length < 2 && value === undefined) return null;
  const any: Option<string>[] = of === 'sort' ? [] : [{ value: ANY, words: t(`library.any.${of}`) }];
  const all: readonly Option<string>[] = [...any, ...options];
  const choose = (key: unknown) => onChange(options.find((option) => option.value === key)?.value);
  return (
    <Select
      className={value === undefined || of === 'sort' ? 'filter-select' : 'filter-select is-chosen'}
      data-filter={of}
      aria-label={t(`library.filter.${of}`)}
      selectedKey={value ?? ANY}
      onSelectionChange={choose}
    >
      <Button className="select-button">
        <SelectValue />
        <SelectArrow />
      </Button>
      <Popover className="menu-popover select-popover" offset={3} {...place}>
        <ListBox className="menu">
          {all.map((option) => (
            <ListBoxItem key={option.value} id={option.value} className="select-option" textValue={option.words}>
              {option.words}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}
