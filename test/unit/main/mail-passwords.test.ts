import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type KeptPassword, MailPasswords, type SafeStorage } from '../../../src-main/mail/passwords';
import { EMPTY_MAIL_ACCOUNT } from '../../../src-shared/bridge/bridge';

const ACCOUNT = { ...EMPTY_MAIL_ACCOUNT, host: 'mail.example.org', user: 'ann' };
const SECRET = 'Rücken & Wind 7';

let kept: KeptPassword | null;
let isAvailable: boolean;
/** Another key makes nothing of what this one wrote. */
let key: string;
const safe: SafeStorage = {
  isEncryptionAvailable: () => isAvailable,
  encryptString: (text) => Buffer.from(key + Buffer.from(text).toString('hex')),
  decryptString(bytes) {
    if (!bytes.toString().startsWith(key)) throw new Error('another key');
    return Buffer.from(bytes.toString().slice(key.length), 'hex').toString();
  },
};
const store = {
  read: () => kept,
  write(value: KeptPassword | null) {
    kept = value;
    return true;
  },
};
/** The passwords as a run of the program finds them. */
const newRun = () => new MailPasswords(safe, store);

beforeEach(() => {
  [kept, isAvailable, key] = [null, true, 'key:'];
});
afterEach(() => void vi.restoreAllMocks());

describe('the password of the mail account', () => {
  it('is kept encrypted where the system can', () => {
    const passwords = newRun();
    expect(passwords.state(ACCOUNT)).toEqual({ isKnown: false, canBeKept: true });
    passwords.give(ACCOUNT, SECRET);
    expect(JSON.stringify(kept)).not.toContain(SECRET);
    expect(newRun().passwordOf(ACCOUNT)).toBe(SECRET);
    expect(newRun().state(ACCOUNT).isKnown).toBe(true);
  });

  it('is held for one run where the system cannot', () => {
    isAvailable = false;
    const passwords = newRun();
    passwords.give(ACCOUNT, SECRET);
    expect(passwords.passwordOf(ACCOUNT)).toBe(SECRET);
    expect(passwords.state(ACCOUNT)).toEqual({ isKnown: true, canBeKept: false });
    expect(kept).toBeNull();
    expect(newRun().passwordOf(ACCOUNT)).toBeUndefined();
  });

  it.each([{ host: 'mail.example.com' }, { user: 'bob' }])('is for nobody else: %o', (other) => {
    const passwords = newRun();
    passwords.give(ACCOUNT, SECRET);
    for (const each of [passwords, newRun()]) expect(each.passwordOf({ ...ACCOUNT, ...other })).toBeUndefined();
  });

  it('stays that of an account whose name, address or port is changed', () => {
    newRun().give(ACCOUNT, SECRET);
    const changed = { ...ACCOUNT, host: ' Mail.example.org', port: 587, security: 'starttls', name: 'A' } as const;
    expect(newRun().passwordOf(changed)).toBe(SECRET);
  });

  it('is forgotten', () => {
    const passwords = newRun();
    passwords.give(ACCOUNT, SECRET);
    passwords.forget();
    expect(passwords.passwordOf(ACCOUNT)).toBeUndefined();
    expect(kept).toBeNull();
  });

  it('that cannot be decrypted any more is asked for again, and nothing is said of it', () => {
    newRun().give(ACCOUNT, SECRET);
    key = 'other:';
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(newRun().passwordOf(ACCOUNT)).toBeUndefined();
    expect(complaint).toHaveBeenCalledExactlyOnceWith('The password of the mail account cannot be read any more');
  });
});
