import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailtoLink } from '../../../src-main/mail/mailto';
import { isAllowedUrl } from '../../../src-main/url-policy';
import { EXTERNAL_LINKS } from '../../../src-shared/help/external-links';

describe('an address for another program', () => {
  it.each(EXTERNAL_LINKS)('may be %s', (link) => {
    expect(isAllowedUrl(link)).toBe(true);
  });

  it('may be any draft that we write', () => {
    const address = fc.emailAddress();
    fc.assert(
      fc.property(
        fc.array(address, { minLength: 1 }),
        fc.string({ unit: 'binary' }),
        fc.string(),
        (to, subject, text) => {
          expect(isAllowedUrl(mailtoLink({ to, subject }, text))).toBe(true);
        },
      ),
    );
  });

  it.each([
    'https://www.tantrix.com',
    'https://www.tantrix.com/shop',
    'https://www.tantrix.com/?a',
    'https://www.tantrix.com/#a',
    'https://www.tantrix.com//',
    'https://www.tantrix.com/../',
    'https://www.tantrix.com:443/',
    'https://www.tantrix.com:8080/',
    'https://www.tantrix.com./',
    'https://www.tantrix.com@evil.example/',
    'https://www.tantrix.com%40evil.example/',
    'https://www.tantrix.com.evil.example/',
    'https://evil.example/https://www.tantrix.com/',
    'https://evil.example\\@www.tantrix.com/',
    'https://user:word@www.tantrix.com/',
    'https://WWW.TANTRIX.COM/',
    'HTTPS://www.tantrix.com/',
    'https://www.tаntrix.com/',
    'https://tantrix.com/',
    'https:www.tantrix.com/',
    '//www.tantrix.com/',
    ' https://www.tantrix.com/',
    'https://www.tantrix.com/\n',
    'https://www.tantrix.com/\0',
    'http://www.tantrix.com/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'file://server/share/program.exe',
    'smb://server/share',
    '\\\\server\\share\\program.exe',
    'ms-msdt:/id',
    'search-ms:query=a',
    'ftp://www.tantrix.com/',
    'app://bundle/',
    'about:blank',
    'blob:https://www.tantrix.com/1',
    'C:\\Windows\\System32\\calc.exe',
    '/usr/bin/xeyes',
    'calc',
    '-e xeyes',
    '',
  ])('is not %j', (url) => {
    expect(isAllowedUrl(url)).toBe(false);
  });

  it.each([
    'mailto:ann@example.org?subject=a&attach=/etc/passwd',
    'mailto:ann@example.org?subject=a&ATTACH=/etc/passwd',
    'mailto:ann@example.org?%61ttach=/etc/passwd',
    'mailto:ann@example.org?cc=ben@example.org',
    'mailto:ann@example.org?subject=a;attach=b',
    'mailto:ann@example.org?subject=a b',
    'mailto:ann@example.org?subject=a\r\nBcc: ben@example.org',
    'mailto:ann@example.org?subject=a"&calc',
    'mailto:ann@example.org?subject=a|calc',
    'mailto:ann@example.org?subject=$(calc)',
    'mailto:ann@example.org?subject=`calc`',
    'mailto://ann@example.org?subject=a',
    'MAILTO:ann@example.org?subject=a',
    'mailto:ann@example.org',
    'mailto:-attach /etc/passwd?subject=a',
  ])('is not the draft %j', (url) => {
    expect(isAllowedUrl(url)).toBe(false);
  });
});
