import { useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { TableColour } from '../../src-shared/bridge/bridge';
import { colourShown } from '../preferences/look';
import { tryPreferences, usePreferences } from '../preferences/preferences';

/** A colour, chosen from the system's own field of colours or written as #rrggbb. */
export function ColourField({ name }: { name: TableColour }) {
  const { t } = useTranslation();
  const { colours } = usePreferences();
  const shown = colours[name] ?? colourShown(name);
  const words = t(`settings.colour.${name}`);
  const change = (colour: string) => tryPreferences({ colours: { ...colours, [name]: colour } });
  return (
    <div className="colour-field">
      <input
        type="color"
        className="colour-well"
        aria-label={t('settings.pickColour', { colour: words })}
        value={shown}
        onChange={(event) => change(event.target.value)}
      />
      <WrittenColour label={words} value={shown} onChange={change} />
    </div>
  );
}

interface WrittenColourProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (colour: string) => void;
}

/** Takes what was written when it is left or Enter is pressed; what is no colour gives way to the colour there was. */
function WrittenColour({ label, value, onChange }: WrittenColourProps) {
  const [typed, setTyped] = useState<string>();
  const take = () => {
    const colour = typed === undefined ? undefined : colourWritten(typed);
    if (colour !== undefined && colour !== value) onChange(colour);
    setTyped(undefined);
  };
  return (
    <TextField
      className="field"
      value={typed ?? value}
      onChange={setTyped}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
    >
      <Label>{label}</Label>
      <Input autoComplete="off" spellCheck={false} maxLength={7} />
    </TextField>
  );
}

/** #rrggbb, also of a text without its #, and of one with a digit a part. */
function colourWritten(text: string): string | undefined {
  const digits = /^#?((?:[0-9a-f]{3}){1,2})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return digits.length === 6 ? `#${digits}` : `#${digits.replace(/./g, '$&$&')}`;
}
