import type { en } from '../words/en';
import { declareDialog, openDialog, openDialogWhenFree } from './dialogs';

/** What is told in a dialog with nothing to choose; each is nothing but its words. */
export type Notice = keyof typeof en.notice;

export const noticeDialog = declareDialog<{ readonly notice: Notice }>(
  'notice',
  ({ notice }) => `error:notice.${notice}`,
);

export const showNotice = (notice: Notice): void => openDialog(noticeDialog, { notice });

/** Tells it once no dialog is open. */
export const showNoticeWhenFree = (notice: Notice): void => openDialogWhenFree(noticeDialog, { notice });
