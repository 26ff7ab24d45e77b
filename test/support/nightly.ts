/** Whether this is the nightly run, which takes all there is; every other run takes less of what is slow. */
export const IS_NIGHTLY = process.env['TANTRIX_NIGHTLY'] !== undefined;

/** How many times a law is tried. */
export const runs = (usual: number, nightly: number): number => (IS_NIGHTLY ? nightly : usual);

/** In milliseconds, for tests that compute for a second or more: a busy machine takes ten times as long. */
export const BUSY = { timeout: 60_000 };
