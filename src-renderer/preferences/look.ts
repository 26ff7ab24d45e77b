import {
  type Bitmap,
  type Preferences,
  TABLE_COLOURS,
  type TableColour,
  type Theme,
} from '../../src-shared/bridge/bridge';
import { COLOUR_PROPERTIES, mixed, type Tone, toneOf } from './colours';
import { onOwnPicture, type OwnPicture, ownPictureNow } from './own-picture';
import { onPreferences, preferencesNow } from './preferences';

/** The look of the window, by the preferences: the style sheets read it from the root element. */

/** The preferences that colours, theme and size go by. */
const SEEN = ['theme', 'textSize', 'colours', 'showBitmap', 'bitmap'] as const;

/** Gives the window its look, now and whenever these preferences or the system's own theme change. */
export function startTheming(): void {
  onPreferences((set, before) => {
    showSwitches(set);
    if (SEEN.some((name) => set[name] !== before[name])) showLook();
  });
  onOwnPicture(showLook);
  darkSystem().addEventListener('change', showLook);
  showSwitches(preferencesNow());
  showLook();
}

/** Lets what the system draws of the window go with the theme, also with one that is only tried. */
export function startTellingTheme(): void {
  onPreferences(({ theme }, before) => {
    // The page learns from main what the system's theme is only while no theme of ours stands in its way.
    if (theme !== before.theme) void window.tantrix.showTheme(theme);
  });
}

const darkSystem = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

/** Every preference that is on or off, as an attribute: `data-show-playable="on"`. */
function showSwitches(preferences: Preferences): void {
  for (const [name, value] of Object.entries(preferences))
    if (typeof value === 'boolean') document.documentElement.dataset[name] = value ? 'on' : 'off';
}

function showLook(): void {
  const preferences: Pick<Preferences, (typeof SEEN)[number]> = preferencesNow();
  const { dataset } = document.documentElement;
  dataset.theme = themeShown(preferences.theme);
  dataset.textSize = String(preferences.textSize);
  showColours(preferences.colours);
  const bitmap = bitmapShown(preferences);
  dataset.bitmap = bitmap ?? 'none';
  dataset.table = bitmap ? toneOfBitmap(bitmap) : toneOf(colourShown('background'));
}

/** The theme that is shown where the system is to decide, too. */
const themeShown = (theme: Theme): Exclude<Theme, 'system'> => {
  if (theme !== 'system') return theme;
  return darkSystem().matches ? 'dark' : 'light';
};

/** What lies under the tantrix; an own picture that cannot be had gives way to the colour. */
function bitmapShown({ showBitmap, bitmap }: Pick<Preferences, 'showBitmap' | 'bitmap'>): Bitmap | undefined {
  const picture = ownPictureNow();
  document.documentElement.style.setProperty('--own-picture', picture ? `url("${picture.url}")` : '');
  return showBitmap && (bitmap !== 'own' || picture) ? bitmap : undefined;
}

/** Those that come along are all dark. */
const toneOfBitmap = (bitmap: Bitmap): Tone => (bitmap === 'own' ? toneOfOwn(ownPictureNow()) : 'dark');

/** What can be seen through an own picture has the colour of the table. */
const toneOfOwn = (picture: OwnPicture | undefined): Tone =>
  toneOf(picture ? mixed(picture.colour, colourShown('background'), picture.opacity) : colourShown('background'));

function showColours(colours: Preferences['colours']): void {
  const { style } = document.documentElement;
  for (const name of TABLE_COLOURS) style.setProperty(COLOUR_PROPERTIES[name], colours[name] ?? '');
}

/** The colour as it is shown now, as #rrggbb: the person's own, or the theme's. */
export function colourShown(name: TableColour): string {
  const colour = getComputedStyle(document.documentElement).getPropertyValue(COLOUR_PROPERTIES[name]);
  // The build may have written it shorter, as #rgb or by its name; a canvas writes all colours alike.
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) throw new Error('no canvas to ask');
  context.fillStyle = colour.trim();
  return context.fillStyle;
}
