import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { licenceText, packageFolderOf, partsOf } from '../../../scripts/licences/parts';

const MODULES = path
  .resolve(import.meta.dirname, '../../../node_modules')
  .split(path.sep)
  .join('/');

describe('the packages that modules are from', () => {
  it.each([
    [`${MODULES}/react/cjs/react.production.js`, `${MODULES}/react`],
    [`\0${MODULES}/react/index.js?commonjs-module`, `${MODULES}/react`],
    [`${MODULES}/@noble/hashes/sha2.js`, `${MODULES}/@noble/hashes`],
    [`${MODULES}/conf/node_modules/semver/index.js`, `${MODULES}/conf/node_modules/semver`],
    [`${path.dirname(MODULES)}/src-main/main.ts`, undefined],
    ['\0virtual:help', undefined],
  ])('of %j is %j', (module, folder) => {
    expect(packageFolderOf(module)).toBe(folder);
  });

  it('are told once each, by their names, with version and licence', () => {
    const parts = partsOf([`${MODULES}/zustand/esm/index.mjs`, `${MODULES}/react/a.js`, `${MODULES}/react/b.js`]);
    expect(parts.map(({ name, licence }) => [name, licence])).toEqual([
      ['react', 'MIT'],
      ['zustand', 'MIT'],
    ]);
    expect(parts[0]?.version).toMatch(/^\d+\.\d+\.\d+/);
    expect(parts[0]?.text).toContain('Permission is hereby granted');
  });

  it('make one text with all licences', () => {
    const mit = { name: 'a', version: '1.0.0', licence: 'MIT', text: 'Permission is hereby granted' };
    const lines = licenceText([mit, { name: '@b/c', version: '2.1.0', licence: 'ISC', text: null }]).split('\n');
    expect(lines.filter((line) => /^[^-]/.test(line))).toEqual([
      'a 1.0.0',
      'Licence: MIT',
      'Permission is hereby granted',
      '@b/c 2.1.0',
      'Licence: ISC',
      'The package comes without the text of its licence.',
    ]);
  });
});
