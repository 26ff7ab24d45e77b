import { ColorField, Input, Label } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { TableColour } from '../../../src-shared/bridge/bridge';
import { colourShown } from '../../look/look';
import { tryPreferences } from '../../play/preferences';
import { useTable } from '../../play/table';

/** A colour, chosen from the system's own field of colours or written as #rrggbb. */
export function ColourField({ name }: { name: TableColour }) {
  const { t } = useTranslation();
  const { colours } = useTable((table) => table.preferences);
  const shown = colours[name] ?? colourShown(name);
  const words = t(`settings.colour.${name}`);
  const change = (colour: string) => tryPreferences({ colours: { ...colours, [name]: colour.toLowerCase() } });
  return (
    <div className="colour-field">
      <input
        type="color"
        className="colour-well"
        aria-label={t('settings.pickColour', { colour: words })}
        value={shown}
        onChange={(event) => change(event.target.value)}
      />
      <ColorField className="field" value={shown} onChange={(colour) => colour && change(colour.toString('hex'))}>
        <Label>{words}</Label>
        <Input spellCheck={false} />
      </ColorField>
    </div>
  );
}
