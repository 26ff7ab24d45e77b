import { describe, expect, it } from 'vitest';
import { invitationTo, newTableId } from '../../../../src-main/online/process/finding/invitation';
import { parseInvitation } from '../../../../src-shared/online/invitation';

const FINGERPRINT = 'ab'.repeat(32);

describe('an invitation', () => {
  it('is read as it was written', () => {
    const id = newTableId();
    const addresses = ['192.168.1.20', 'fd00::1'];
    const { code, link } = invitationTo(id, { addresses, port: 40_123, fingerprint: FINGERPRINT });
    expect(parseInvitation(code)).toEqual({ code: id });
    const targets = addresses.map((host) => ({ host, port: 40_123 }));
    // A browser opens no other.
    expect(URL.canParse(link)).toBe(true);
    expect(parseInvitation(` ${link}\n`)).toEqual({ table: id, targets, fingerprint: FINGERPRINT });
  });
});
