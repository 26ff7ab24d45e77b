import { readdirSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bundleFile, typeOf } from '../../../src-main/bundle-file';

const FOLDER = path.resolve('/program/dist/renderer');

describe('bundleFile', () => {
  it('finds the page and its files', () => {
    expect(bundleFile(FOLDER, '/')).toBe(path.join(FOLDER, 'index.html'));
    expect(bundleFile(FOLDER, '/help.html')).toBe(path.join(FOLDER, 'help.html'));
    expect(bundleFile(FOLDER, '/assets/a-B_9.worker.js')).toBe(path.join(FOLDER, 'assets', 'a-B_9.worker.js'));
  });

  it.each([
    '',
    '//',
    '/..',
    '/.',
    '/../main/main.js',
    '/a/../b.js',
    '/%2e%2e/main/main.js',
    '/%252e%252e/main/main.js',
    '/a/..%2f..%2fb.js',
    '/..\\main\\main.js',
    '/..%5cmain%5cmain.js',
    '/\\\\server\\share\\a.js',
    '//server/share/a.js',
    '/C:/a.js',
    '/C:a.js',
    '/a.js:stream.js',
    '/a.js%00',
    '/a.js\0.js',
    '/a%20b.js',
    '/ a.js',
    '/a.js ',
    '/a.js.',
    '/.env',
    '/.git/config.json',
    '/~/a.js',
    '/a',
    '/CON',
    '/program.exe',
    '/page.xhtml',
    '/a.js/',
    '/%',
    '/%c0%ae%c0%ae/a.js',
    '/．．/a.js',
    '/a.js\n',
  ])('finds nothing at %j', (pathname) => {
    expect(bundleFile(FOLDER, pathname)).toBeNull();
  });

  it('never leads out of the folder', () => {
    const part = fc.constantFrom('..', '.', 'a', '.js', '%2e', '%2f', '%5c', '/', '\\', '%', '%00', '%25', ':');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const file = bundleFile(FOLDER, `/${parts.join('')}`);
        expect(file === null || path.resolve(file).startsWith(FOLDER + path.sep)).toBe(true);
      }),
    );
  });

  it('knows what every file of the assets is', () => {
    const assets = readdirSync(path.resolve('assets'), { recursive: true, encoding: 'utf8' });
    // The icons are for packages, the topics are compiled.
    const shown = assets.filter((name) => /\.\w+$/.test(name) && !/^icons|\.md$/.test(name));
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.filter((name) => typeOf(name) === 'application/octet-stream')).toEqual([]);
  });
});
