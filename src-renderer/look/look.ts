import { type Preferences, TABLE_COLOURS, type TableColour, type Theme } from '../../src-shared/bridge/bridge';
import { useTable } from '../play/table';
import { COLOUR_PROPERTIES, type Tone, toneOf } from './colours';

/** The look of the window, by the preferences: the style sheets read it from the root element. */

/** Gives the window its look, now and whenever the preferences or the system's own theme change. */
export function keepLook(): void {
  useTable.subscribe((table, before) => table.preferences !== before.preferences && showLook());
  systemIsDark.addEventListener('change', showLook);
  showLook();
}

const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)');

function showLook(): void {
  const { theme, textSize, colours, showPlayable } = useTable.getState().preferences;
  const { dataset } = document.documentElement;
  dataset.theme = themeShown(theme);
  dataset.textSize = String(textSize);
  dataset.playable = showPlayable ? 'shown' : 'hidden';
  showColours(colours);
  dataset.table = tableTone();
}

/** The theme that is shown where the system is to decide, too. */
const themeShown = (theme: Theme): Exclude<Theme, 'system'> => {
  if (theme !== 'system') return theme;
  return systemIsDark.matches ? 'dark' : 'light';
};

function showColours(colours: Preferences['colours']): void {
  const { style } = document.documentElement;
  for (const name of TABLE_COLOURS) style.setProperty(COLOUR_PROPERTIES[name], colours[name] ?? '');
}

const tableTone = (): Tone => toneOf(colourShown('background'));

/** The colour as it is shown now, as #rrggbb: the person's own, or the theme's. */
export const colourShown = (name: TableColour): string =>
  longForm(getComputedStyle(document.documentElement).getPropertyValue(COLOUR_PROPERTIES[name]).trim());

/** #rgb as #rrggbb; the build shortens colours where it can. */
const longForm = (colour: string): string =>
  colour.length === 4 ? colour.replaceAll(/[0-9a-f]/g, (digit) => digit + digit) : colour;
