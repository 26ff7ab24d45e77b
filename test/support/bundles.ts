import path from 'node:path';
import { createBuilder, type EnvironmentOptions } from 'vite';
import { ROOT } from '../../scripts/lib/steps';

/** Builds some bundles as those of the program are, but for what is said otherwise: where to, or from which script. */
export async function buildBundles(bundles: Readonly<Record<string, EnvironmentOptions>>): Promise<void> {
  const builder = await createBuilder({
    configFile: path.join(ROOT, 'vite.config.ts'),
    root: path.join(ROOT, 'src-renderer'),
    logLevel: 'warn',
    environments: bundles,
  });
  for (const name of Object.keys(bundles)) {
    const bundle = builder.environments[name];
    if (!bundle) throw new Error(`there is no ${name}`);
    await builder.build(bundle);
  }
}
