/** What may still be writing. */
export interface Writing {
  /** Everything asked for so far is on the disk, or could not be. */
  settled(): Promise<unknown>;
}

/** Waits until all have settled; one that fails keeps none of the others from it. Never rejects. */
export async function allSettled(writing: readonly Writing[]): Promise<void> {
  const results = await Promise.allSettled(writing.map(async (each) => each.settled()));
  for (const result of results) {
    if (result.status === 'rejected') console.error('What was to be written:', result.reason);
  }
}
