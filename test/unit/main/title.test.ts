import { describe, expect, it } from 'vitest';
import { titleOf } from '../../../src-main/document';

describe('titleOf', () => {
  it.each([
    ['', false, 'linux', 'Tantrix'],
    ['', true, 'linux', '• Tantrix'],
    ['a.txg', false, 'win32', 'a.txg – Tantrix'],
    ['a.txg', true, 'win32', '• a.txg – Tantrix'],
    ['a.txg', true, 'darwin', 'a.txg – Tantrix'],
  ] as const)('of %o, edited %s, on %s is %o', (name, edited, platform, title) => {
    expect(titleOf({ name, edited }, platform)).toBe(title);
  });
});
