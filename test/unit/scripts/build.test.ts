import path from 'node:path';
import { resolveConfig } from 'vite';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/lib/steps';

describe('a build', () => {
  it('lays each bundle into an empty folder of its own', async () => {
    const { environments } = await resolveConfig({ configFile: path.join(ROOT, 'vite.config.ts') }, 'build');
    const builds = ['client', 'main', 'reader', 'preload'].map((name) => environments[name]?.build);
    expect(builds.map((build) => build?.emptyOutDir)).toEqual([true, true, true, true]);
    expect(new Set(builds.map((build) => build?.outDir)).size).toBe(4);
  });
});
