import type { Redis } from './connection';

/** What a Redis must be set to, so that it loses nothing that it has acknowledged; and what it does otherwise. */
const DEMANDS = [
  ['appendonly', 'yes', 'what it holds is gone when it ends'],
  ['appendfsync', 'always', 'a crash takes away what it has acknowledged last'],
  ['no-appendfsync-on-rewrite', 'no', 'a crash takes away what it has acknowledged while it tidies up'],
  ['maxmemory-policy', 'noeviction', 'it throws games away when it is full'],
] as const;

/** Rejects with a line for each setting by which a Redis would lose what it has acknowledged. */
export async function ensureKeepsAll(redis: Redis): Promise<void> {
  const found = await redis.configGet(DEMANDS.map(([name]) => name));
  const wrong = DEMANDS.flatMap(([name, demanded, otherwise]) => {
    const value = found[name] ?? 'unknown';
    return value === demanded ? [] : `${name} must be ${demanded}, and is ${value}: ${otherwise}`;
  });
  if (wrong.length > 0) throw new Error(`This Redis would lose games:\n${wrong.join('\n')}`);
}
