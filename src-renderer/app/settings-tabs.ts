import { handOnEverywhere } from '../game';
import { forgetTypedPassword, keepTypedPassword, MailTab } from '../mail';
import { LookTab, PlayTab, type SettingsTab, TableTab } from '../settings';
import { SoundsTab } from '../sounds';

/** What the person can set, by subject. */
export const SETTINGS_TABS: readonly SettingsTab[] = [
  { name: 'look', Content: LookTab },
  { name: 'table', Content: TableTab },
  {
    name: 'play',
    Content: PlayTab,
    // A turn that waits for a prompt nobody wants any more would wait for ever.
    kept: ({ nextPlayerPrompt }) => nextPlayerPrompt === false && handOnEverywhere(),
  },
  { name: 'sounds', Content: SoundsTab },
  { name: 'mail', Content: MailTab, kept: keepTypedPassword, letGo: forgetTypedPassword },
];
