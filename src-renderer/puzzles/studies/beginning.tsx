import type { NearBoardProps } from '../../game/guide';
import { showGame } from '../../game/table';
import { closeDialog } from '../../stage/dialogs';
import { WaitingNote } from '../../stage/WaitingNote';
import { wordsNow } from '../../words/words';
import { StudyNote } from './StudyNote';
import { recordOfStudy, StudyGuide, type Told } from './study-guide';
import { studyStatus } from './study-status';

/**
 * Brings a study to the table; what lies there waits, and is given back after it.
 *
 * @param at its place among the studies
 * @param told what the person is told of the move
 * @param begunAt when the person began with it, in milliseconds; left out, now
 */
export function beginStudy(at: number, told: Told = 'nothing', begunAt = performance.now()): void {
  closeDialog();
  const record = recordOfStudy(at, wordsNow());
  const parts = { NearBoard, StatusEnd: WaitingNote, statusIn: studyStatus };
  showGame({ record, guide: new StudyGuide(at, record, { told, begunAt }, parts) });
}

/** From one study the next is begun. */
const NearBoard = (props: NearBoardProps) => <StudyNote {...props} onBegin={beginStudy} />;
