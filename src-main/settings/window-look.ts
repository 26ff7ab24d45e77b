import { nativeTheme } from 'electron';
import type { Theme } from '../../src-shared/bridge/bridge';

/** The ground of each theme, as the page's themes.css has it: what the window shows before the page is drawn. */
const GROUNDS: Readonly<Record<Exclude<Theme, 'system'>, string>> = {
  classic: '#c0c0c0',
  light: '#ece6d9',
  dark: '#1d1a17',
};

/** Lets what the system draws of the window, its title bar and dialogs, go with the theme. */
export function followTheme(theme: Theme): void {
  nativeTheme.themeSource = theme === 'classic' ? 'light' : theme;
}

/** The colour of a window that has nothing to show yet, as #rrggbb. */
export function windowBackground(theme: Theme): string {
  if (theme !== 'system') return GROUNDS[theme];
  return nativeTheme.shouldUseDarkColors ? GROUNDS.dark : GROUNDS.light;
}
