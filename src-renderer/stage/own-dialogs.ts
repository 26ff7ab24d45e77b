import { closeDialog } from './dialogs';
import { whatIsOpen, whatWords } from './document';
import { alert, type Drawn, drawn } from './drawn';
import { failureDialog } from './failures';
import { FailureDialog } from './FailureDialog';
import { saveChanges } from './leaving';
import { noticeDialog } from './notices';

/** The dialogs that any room may open. */
export const STAGE_DIALOGS: readonly Drawn[] = [
  drawn(failureDialog, FailureDialog),
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
];
