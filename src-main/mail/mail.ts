import path from 'node:path';
import { app, safeStorage, shell } from 'electron';
import * as v from 'valibot';
import type { MAIL_CALLS } from '../../src-shared/bridge/bridge';
import type { IpcHandlers } from '../ipc-handlers';
import { openExternal } from '../external-links';
import { remembered } from '../remembered';
import { Drafts } from './drafts';
import { Outbox } from './outbox';
import { KeptPasswordSchema, MailPasswords } from './passwords';

export interface Mail {
  readonly handlers: IpcHandlers<typeof MAIL_CALLS>;
  /** What was being sent is sent, or has failed. */
  settled(): Promise<unknown>;
}

/** Sends the mails of the person, by themselves or as drafts of the mail program. Nothing else leaves the machine. */
export function setUpMail(): Mail {
  const passwords = new MailPasswords(safeStorage, remembered('mail', 'password', v.nullable(KeptPasswordSchema)));
  const drafts = new Drafts(path.join(app.getPath('userData'), 'drafts'), {
    hasMailProgram: () => app.getApplicationNameForProtocol('mailto:') !== '',
    openExternal,
    openPath: (file) => shell.openPath(file),
  });
  void drafts.clear();
  const outbox = new Outbox(passwords);
  return {
    handlers: {
      sendMail: (request) => outbox.send(request),
      cancelMail: () => outbox.cancel(),
      draftMail: (draft) => drafts.open(draft, process.platform),
      mailPasswordState: (account) => passwords.state(account),
      giveMailPassword: ({ account, password }) => passwords.give(account, password),
      forgetMailPassword: () => passwords.forget(),
    },
    settled: () => outbox.settled(),
  };
}
