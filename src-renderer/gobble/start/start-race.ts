import { newRace, raceOrder } from '../../../src-shared/gobble/race';
import type { RecordedRace } from '../../../src-shared/record';
import { randomSeed } from '../../stage/chance';
import { closeDialog } from '../../stage/dialogs';
import { reportErrors } from '../../stage/failures';
import { showRecord } from '../../stage/known-kinds';
import { mayLeave } from '../../stage/leaving';

/** Brings a race to the table; it waits there for GO. */
export function startRace(record: RecordedRace): void {
  closeDialog();
  showRecord(record);
}

/** The same players once more, with other tiles. */
export function raceAgain({ players, race, isSlow }: RecordedRace): void {
  void reportErrors(async () => {
    if (!(await mayLeave())) return;
    const start = { ...race.start, order: raceOrder(randomSeed()) };
    startRace({ players, race: newRace(start), isSlow, clock: 0 });
  });
}
