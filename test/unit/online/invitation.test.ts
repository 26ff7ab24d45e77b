import { describe, expect, it } from 'vitest';
import { addressOf, linkTo, parseInvitation, parseServer } from '../../../src-shared/online/invitation';

const FINGERPRINT = '3f'.repeat(32);

describe('an invitation', () => {
  it.each(['M4KP72', ' m4kp 72', 'm4kp-72', 'M4KP72\n'])('is the code in %j', (text) => {
    expect(parseInvitation(text)).toEqual({ code: 'M4KP72' });
  });

  it('may be written with signs that look alike', () => {
    expect(parseInvitation('olI0AB')).toEqual({ code: '0110AB' });
  });

  it('says where a link leads', () => {
    expect(
      parseInvitation(`tantrix://192.168.1.20:40400/m4kp72?or=[fe80::1]:40400#${FINGERPRINT.toUpperCase()}`),
    ).toEqual({
      table: 'M4KP72',
      targets: [
        { host: '192.168.1.20', port: 40400 },
        { host: 'fe80::1', port: 40400 },
      ],
      fingerprint: FINGERPRINT,
    });
  });

  it('may lead to a server, of which it names no table', () => {
    expect(parseInvitation(`tantrix://tables.example.org:47202/#${FINGERPRINT}`)).toEqual({
      targets: [{ host: 'tables.example.org', port: 47202 }],
      fingerprint: FINGERPRINT,
    });
  });

  it.each([
    ['nothing', ''],
    ['a word', 'hello'],
    ['a code that is cut off', 'M4KP7'],
    ['a link without a fingerprint', 'tantrix://a:1/M4KP72'],
    ['a link with half a fingerprint', `tantrix://a:1/M4KP72#${'3f'.repeat(16)}`],
    ['a link without a port', `tantrix://a/M4KP72#${FINGERPRINT}`],
    ['a link with a port that is none', `tantrix://a:70000/M4KP72#${FINGERPRINT}`],
    ['a link one of whose addresses is none', `tantrix://a:1/M4KP72?or=b#${FINGERPRINT}`],
    ['a link with port 0', `tantrix://a:0/M4KP72#${FINGERPRINT}`],
    ['a link with a space', `tantrix://a b:1/M4KP72#${FINGERPRINT}`],
    ['a link whose last address is cut off', `tantrix://a:1/M4KP72?or=b:2,#${FINGERPRINT}`],
    ['a link with two addresses in front', `tantrix://a:1,b:2/M4KP72#${FINGERPRINT}`],
    ['a link that names somebody', `tantrix://me@a:1/M4KP72#${FINGERPRINT}`],
    ['another kind of link', `https://a:1/M4KP72#${FINGERPRINT}`],
  ])('is not %s', (_, text) => {
    expect(parseInvitation(text)).toBeUndefined();
  });
});

describe('a server', () => {
  it.each([
    ['tables.example.org', 'tables.example.org', 47_202],
    [' tables.example.org:4000\n', 'tables.example.org', 4000],
    ['192.168.1.5:1', '192.168.1.5', 1],
    ['fe80::1', 'fe80::1', 47_202],
    ['[fe80::1]:99', 'fe80::1', 99],
  ])('is named by its address, as in %j', (text, host, port) => {
    expect(parseServer(text)).toEqual({ targets: [{ host, port }] });
  });

  it('is proved by a link to it, or to a table there', () => {
    const targets = [{ host: 'tables.example.org', port: 47_202 }];
    for (const table of ['', 'M4KP72'])
      expect(parseServer(linkTo({ table, targets, fingerprint: FINGERPRINT }))).toEqual({
        targets,
        fingerprint: FINGERPRINT,
      });
    expect(targets.map(addressOf)).toEqual(['tables.example.org:47202']);
  });

  it.each(['', 'two words', 'a:70000', 'https://tables.example.org/', 'tantrix://a:1/'])(
    'is not named by %j',
    (text) => {
      expect(parseServer(text)).toBeUndefined();
    },
  );
});
