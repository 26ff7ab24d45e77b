import { type Table, useTable } from './table';

/** Waits until something holds of the table. */
export async function until(holds: (table: Table) => boolean): Promise<void> {
  while (!holds(useTable.getState())) {
    await new Promise<void>((resolve) => {
      const stop = useTable.subscribe(() => {
        stop();
        resolve();
      });
    });
  }
}
