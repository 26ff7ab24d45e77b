import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bundleFile } from '../../../src-main/bundle-file';

const FOLDER = path.resolve('/program/dist/renderer');

describe('bundleFile', () => {
  it('finds the page, its files, and names with spaces', () => {
    expect(bundleFile(FOLDER, '/')).toBe(path.join(FOLDER, 'index.html'));
    expect(bundleFile(FOLDER, '/assets/a.js')).toBe(path.join(FOLDER, 'assets', 'a.js'));
    expect(bundleFile(FOLDER, '/a%20b.js')).toBe(path.join(FOLDER, 'a b.js'));
  });

  it.each([
    '/../main/main.js',
    '/%2e%2e/main/main.js',
    '/a/..%2f..%2fb',
    '/..',
    '/../renderer-2/a',
    '/%',
    '/a%00',
    '/.',
  ])('finds nothing at %s', (pathname) => {
    expect(bundleFile(FOLDER, pathname)).toBeNull();
  });

  it('never leads out of the folder', () => {
    const part = fc.constantFrom('..', '.', 'a', '%2e', '%2f', '%5c', '/', '\\', '%', '%00', '%25');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const file = bundleFile(FOLDER, `/${parts.join('')}`);
        expect(file === null || path.resolve(file).startsWith(FOLDER + path.sep)).toBe(true);
      }),
    );
  });
});
