import { handOn } from '../game/turns';
import { forgetTypedPassword, keepTypedPassword } from '../mail/mail-settings';
import { MailTab } from '../mail/MailTab';
import { LookTab } from '../settings/LookTab';
import { PlayTab } from '../settings/PlayTab';
import { TableTab } from '../settings/TableTab';
import type { SettingsTab } from '../settings/tabs';
import { SoundsTab } from '../sounds/SoundsTab';

/** What the person can set, by subject. */
export const SETTINGS_TABS: readonly SettingsTab[] = [
  { name: 'look', Content: LookTab },
  { name: 'table', Content: TableTab },
  {
    name: 'play',
    Content: PlayTab,
    // A turn that waits for a prompt nobody wants any more would wait for ever.
    kept: ({ nextPlayerPrompt }) => nextPlayerPrompt === false && handOn(),
  },
  { name: 'sounds', Content: SoundsTab },
  { name: 'mail', Content: MailTab, kept: keepTypedPassword, letGo: forgetTypedPassword },
];
