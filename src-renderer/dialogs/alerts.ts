import { closeDialog } from '../play/dialogs';
import { isEmbedded, whatIsOpen, whatWords } from '../play/document';
import type { DialogOf, OpenDialog } from '../play/table';
import { playerWords, type Words } from '../words/words';
import type { Alert, AlertRows, WhatIsOpen } from './alert';
import { MAIL_ALERTS } from './mail-alerts';
import { RANKING_ALERTS } from './rankings/alerts';

/** The alerts about what is open and the program itself. */
const OWN_ALERTS: AlertRows<'notice' | 'saveChanges' | 'fileChanged' | 'recovery' | 'robotFailed'> = {
  notice({ notice }, t, table) {
    const what = whatWords(whatIsOpen(table), t);
    return {
      title: t(`notice.${notice}.title`, what),
      says: [t(`notice.${notice}.text`, what), ...(notice === 'pageCrashed' ? [{ kind: 'reportPlace' } as const] : [])],
      choices: [{ words: t('button.ok'), run: closeDialog, look: 'primary' }],
      onCancel: closeDialog,
    };
  },
  saveChanges: ({ name, answer }, t, table) => ({
    title: t('saveChanges.title', whatWords(whatIsOpen(table), t)),
    says: [t('saveChanges.text', { name: name || t('app.untitled') })],
    choices: [
      { words: t('saveChanges.discard'), run: () => answer('discard') },
      { words: t('button.cancel'), run: () => answer('cancel') },
      { words: t('saveChanges.save'), run: () => answer('save'), look: 'primary' },
    ],
    onCancel: () => answer('cancel'),
  }),
  /** Before writing over what somebody else has written to the open game's file, or drawn into it. */
  fileChanged: ({ what, name, answer }, t, table) => ({
    title: t(`fileChanged.title.${what}`),
    says: [t(`fileChanged.text.${what}`, { name })],
    choices: [
      { words: t('fileChanged.overwrite'), run: () => answer('overwrite') },
      { words: t('button.cancel'), run: () => answer('cancel') },
      {
        // A picture stays the home of what it holds.
        words: t(isEmbedded(table) ? 'command.saveCopyAs' : 'command.saveAs'),
        run: () => answer('elsewhere'),
        look: 'primary',
      },
    ],
    onCancel: () => answer('cancel'),
  }),
  /** At the start after a crash: what was open can be had again. */
  recovery: ({ what, count, mayBeOlder, answer }, t) => ({
    title: t(`recovery.title.${what}`),
    says: [t(`recovery.${what}`, { count }), ...(mayBeOlder ? [t('recovery.older')] : [])],
    choices: [
      { words: t('recovery.discard'), run: () => answer('discard') },
      { words: t('recovery.open'), run: () => answer('open'), look: 'primary' },
    ],
    onCancel: () => answer('open'),
  }),
  /** A person must move for a computer player. */
  robotFailed: ({ name, colour, report }, t) => ({
    title: t('robotFailed.title'),
    says: [
      t('robotFailed.text', { player: playerWords(t, name, colour) }),
      report ? t('robotFailed.report', { ...report }) : t('robotFailed.noReport'),
      { kind: 'reportPlace' },
    ],
    choices: [{ words: t('button.ok'), run: closeDialog, look: 'primary' }],
    onCancel: closeDialog,
  }),
};

const ALERTS = { ...OWN_ALERTS, ...MAIL_ALERTS, ...RANKING_ALERTS };

type AlertKind = keyof typeof ALERTS;
const isAlertKind = (kind: OpenDialog['kind']): kind is AlertKind => Object.hasOwn(ALERTS, kind);
const isAlert = (dialog: OpenDialog): dialog is DialogOf<AlertKind> => isAlertKind(dialog.kind);

/** The alert that a dialog is; undefined for all others. */
export const alertOf = (dialog: OpenDialog | undefined, t: Words, table: WhatIsOpen): Alert | undefined =>
  dialog && isAlert(dialog) ? rowed(dialog.kind, dialog, t, table) : undefined;

type Dialogs = { readonly [Kind in AlertKind]: DialogOf<Kind> };

function rowed<Kind extends AlertKind>(kind: Kind, dialog: Dialogs[Kind], t: Words, table: WhatIsOpen): Alert {
  const rows: { readonly [Each in AlertKind]: (dialog: Dialogs[Each], t: Words, table: WhatIsOpen) => Alert } = ALERTS;
  return rows[kind](dialog, t, table);
}
