import { isSeed, MAX_SEED } from '../../src-shared/tantrix';

/** A whole number from 0 as it is written on a command line; NaN for any other text. */
export const wholeNumber = (text: string): number => (/^\d+$/.test(text) ? Number(text) : Number.NaN);

/** What is wrong with a seed; undefined for nothing. */
export const objectionToSeed = (seed: number): string | undefined =>
  isSeed(seed) ? undefined : `--seed is a whole number from 0 to ${MAX_SEED}`;

/** What `read` gives, or in words what `parseArgs` finds wrong with a command line. */
export function readOr<Options extends object>(read: () => Options | string): Options | string {
  try {
    return read();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Runs a command with what was read of its command line; where that is what is wrong, says so and how it is used, and ends with code 2. */
export async function runCommand<Options extends object>(
  options: Options | string,
  usage: string,
  run: (options: Options) => unknown,
): Promise<void> {
  if (typeof options !== 'string') {
    await run(options);
    return;
  }
  console.error(`${options}\n${usage}`);
  process.exitCode = 2;
}
