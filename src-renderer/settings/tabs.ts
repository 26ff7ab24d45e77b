import type { ComponentType } from 'react';
import type { SomePreferences } from '../../src-shared/bridge/bridge';
import type { en } from '../words/en';

/** A tab of the Settings dialog, which may be another room's. */
export interface SettingsTab {
  readonly name: keyof typeof en.settings.tab;
  readonly Content: ComponentType;
  /** What else is done once the settings are kept. */
  kept?(change: SomePreferences): unknown;
  /** What else is done when they go back to what they were. */
  letGo?(): unknown;
}

let tabs: readonly SettingsTab[] = [];

/** Says which tabs there are, from left to right; to be called once, before the dialog is opened. */
export function knowTabs(known: readonly SettingsTab[]): void {
  tabs = known;
}

export const settingsTabs = (): readonly SettingsTab[] => tabs;
