import { isEmbedded } from '../stage/document';
import { alert, type Drawn, drawn } from '../stage/drawn';
import { shownNow } from '../stage/tables';
import { fileTroubleDialog } from './file-trouble';
import { FileTroubleDialog } from './FileTroubleDialog';
import { recovery } from './recovery';
import { fileChanged } from './saving';

/** The dialogs about files. */
export const FILE_DIALOGS: readonly Drawn[] = [
  drawn(fileTroubleDialog, FileTroubleDialog),
  /** Before writing over what somebody else has written to the open game's file, or drawn into it. */
  alert(fileChanged, ({ what, name, answer }, t) => ({
    title: t(`fileChanged.title.${what}`),
    says: [t(`fileChanged.text.${what}`, { name })],
    choices: [
      { words: t('fileChanged.overwrite'), run: () => answer('overwrite') },
      { words: t('button.cancel'), run: () => answer('cancel') },
      {
        // A picture stays the home of what it holds.
        words: t(isEmbedded(shownNow()) ? 'command.saveCopyAs' : 'command.saveAs'),
        run: () => answer('elsewhere'),
        look: 'primary',
      },
    ],
    onCancel: () => answer('cancel'),
  })),
  /** At the start after a crash: what was open can be had again. */
  alert(recovery, ({ what, count, mayBeOlder, answer }, t) => ({
    title: t(`recovery.title.${what}`),
    says: [t(`recovery.${what}`, { count }), ...(mayBeOlder ? [t('recovery.older')] : [])],
    choices: [
      { words: t('recovery.discard'), run: () => answer('discard') },
      { words: t('recovery.open'), run: () => answer('open'), look: 'primary' },
    ],
    onCancel: () => answer('open'),
  })),
];
