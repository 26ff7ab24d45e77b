import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

const read = (name: string): unknown => JSON.parse(readFileSync(path.resolve(name), 'utf8'));

const Versions = v.record(v.string(), v.string());
const WANTED = v.parse(
  v.object({ dependencies: v.optional(Versions, {}), devDependencies: Versions }),
  read('package.json'),
);
const PackageSchema = v.object({
  version: v.optional(v.string()),
  resolved: v.optional(v.string()),
  integrity: v.optional(v.string()),
  link: v.optional(v.boolean()),
  inBundle: v.optional(v.boolean()),
});
const LOCKED = v.parse(v.object({ packages: v.record(v.string(), PackageSchema) }), read('package-lock.json')).packages;
const others = Object.entries(LOCKED).filter(([name]) => name !== '');

describe('the packages of others', () => {
  it('are each wanted in one version', () => {
    const wanted = Object.entries({ ...WANTED.dependencies, ...WANTED.devDependencies });
    expect(wanted.length).toBeGreaterThan(20);
    expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
    expect(wanted.filter(([name, version]) => LOCKED[`node_modules/${name}`]?.version !== version)).toEqual([]);
  });

  it('are locked with the hash of what was looked at', () => {
    const without = others.filter(
      ([, { integrity = '', inBundle }]) => !inBundle && !/^sha512-[\w+/]{86}==/.test(integrity),
    );
    expect(others.length).toBeGreaterThan(100);
    expect(without).toEqual([]);
  });

  it('come from the registry, and from nowhere else', () => {
    const registry = 'https://registry.npmjs.org/';
    expect(others.filter(([, { resolved = registry }]) => !resolved.startsWith(registry))).toEqual([]);
    expect(others.filter(([, { link }]) => link)).toEqual([]);
  });
});
