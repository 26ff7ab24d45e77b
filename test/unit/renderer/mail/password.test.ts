import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mailFailureWords, sendMail, mailPasswordDialog } from '../../../../src-renderer/mail/password';
import { clearTables } from '../../../support/tables';
import { tryPreferences } from '../../../../src-renderer/preferences/preferences';
import {
  DEFAULT_PREFERENCES,
  EMPTY_MAIL_ACCOUNT,
  type MailFailure,
  type SendMail,
} from '../../../../src-shared/bridge/bridge';
import { t } from '../../../support/words';
import { dialogNow } from '../../../support/dialogs';
import { closeDialog, dialogOf } from '../../../../src-renderer/stage/dialogs';
import { PATIENT } from '../../../support/patience';

const MESSAGE = { to: ['zoe@example.net'], subject: 'x', text: 'y' };
const ACCOUNT = { ...EMPTY_MAIL_ACCOUNT, host: 'mail.example.org', user: 'ann' };
let asked: SendMail[];
let isKnown: boolean;

beforeEach(() => {
  [asked, isKnown] = [[], false];
  const answer = (request: SendMail) => {
    asked.push(request);
    return Promise.resolve({ kind: isKnown ? 'sent' : 'passwordNeeded' });
  };
  vi.stubGlobal('window', { tantrix: { sendMail: answer } });
  tryPreferences({ mailAccount: ACCOUNT });
});
afterEach(() => {
  clearTables();
  closeDialog();
  tryPreferences(DEFAULT_PREFERENCES);
  vi.unstubAllGlobals();
});

/** The question for the password, once it is asked. */
const question = () =>
  vi.waitFor(() => {
    const asking = dialogOf(mailPasswordDialog);
    if (!asking) throw new Error('nothing is asked');
    return asking;
  }, PATIENT);

describe('a mail', () => {
  it('is sent by the account of the Settings', async () => {
    isKnown = true;
    expect(await sendMail(MESSAGE)).toEqual({ kind: 'sent' });
    expect(asked).toEqual([{ account: ACCOUNT, message: MESSAGE }]);
    expect(dialogNow()).toBeUndefined();
  });

  it('is sent again once the password is given', async () => {
    const reply = sendMail(MESSAGE);
    const { account, answer } = await question();
    expect(account).toEqual(ACCOUNT);
    isKnown = true;
    answer('given');
    expect(await reply).toEqual({ kind: 'sent' });
    expect(asked.length).toBe(2);
  });

  it('is not sent when no password is given', async () => {
    const reply = sendMail(MESSAGE);
    (await question()).answer('cancel');
    expect(await reply).toEqual({ kind: 'cancelled' });
    expect(asked.length).toBe(1);
  });
});

describe('the words for a mail that was not sent', () => {
  const failure: MailFailure = {
    kind: 'failed',
    problem: 'recipientRejected',
    addresses: ['a@b', 'c@d'],
    reached: [],
  };

  it('name the addresses', () => {
    expect(mailFailureWords(failure, t)).toEqual([expect.stringContaining('a@b and c@d')]);
  });

  it('say whom it has reached, and what the server said', () => {
    const words = mailFailureWords({ ...failure, reached: ['e@f'], said: '550 No' }, t);
    expect(words.slice(1)).toEqual([expect.stringContaining('e@f'), expect.stringContaining('550 No')]);
  });
});
