import { closeDialog } from '../stage/dialogs';
import { isEmbedded, whatIsOpen, whatWords } from '../stage/document';
import { recovery } from '../files/recovery';
import { fileChanged } from '../files/saving';
import { saveChanges } from '../stage/leaving';
import { robotFailed } from '../game/seat-failure';
import { shownNow } from '../stage/tables';
import { noticeDialog } from '../stage/notices';
import { playerWords } from '../words/words';
import { alert, type Drawn } from '../stage/drawn';

/** The alerts about what is open and the program itself. */
export const OWN_ALERTS: readonly Drawn[] = [
  alert(noticeDialog, ({ notice }, t) => {
    const what = whatWords(whatIsOpen(), t);
    return {
      title: t(`notice.${notice}.title`, what),
      says: [t(`notice.${notice}.text`, what), ...(notice === 'pageCrashed' ? [{ kind: 'reportPlace' } as const] : [])],
      choices: [{ words: t('button.ok'), run: closeDialog, look: 'primary' }],
      onCancel: closeDialog,
    };
  }),
  alert(saveChanges, ({ name, answer }, t) => ({
    title: t('saveChanges.title', whatWords(whatIsOpen(), t)),
    says: [t('saveChanges.text', { name: name || t('app.untitled') })],
    choices: [
      { words: t('saveChanges.discard'), run: () => answer('discard') },
      { words: t('button.cancel'), run: () => answer('cancel') },
      { words: t('saveChanges.save'), run: () => answer('save'), look: 'primary' },
    ],
    onCancel: () => answer('cancel'),
  })),
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
  /** A person must move for a computer player. */
  alert(robotFailed, ({ name, colour, report }, t) => ({
    title: t('robotFailed.title'),
    says: [
      t('robotFailed.text', { player: playerWords(t, name, colour) }),
      report ? t('robotFailed.report', { ...report }) : t('robotFailed.noReport'),
      { kind: 'reportPlace' },
    ],
    choices: [{ words: t('button.ok'), run: closeDialog, look: 'primary' }],
    onCancel: closeDialog,
  })),
];
