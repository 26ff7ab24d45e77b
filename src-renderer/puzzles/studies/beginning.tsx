import type { NearBoardProps } from '../../game/guide';
import { showGame } from '../../game/table';
import { closeDialog } from '../../stage/dialogs';
import { wordsNow } from '../../words/words';
import { StudyNote } from './StudyNote';
import { recordOfStudy, StudyGuide, type Told } from './study-guide';
import { StudyStatusEnd } from './StudyStatusEnd';
import { studyStatus } from './study-status';

/** Brings a study to the table; what lies there waits, and is given back after it. */
export function beginStudy(at: number, told: Told = 'nothing'): void {
  closeDialog();
  const record = recordOfStudy(at, wordsNow());
  const parts = { NearBoard, StatusEnd: StudyStatusEnd, statusIn: studyStatus };
  showGame({ record, guide: new StudyGuide(at, record, told, parts) });
}

/** From one study the next is begun. */
const NearBoard = (props: NearBoardProps) => <StudyNote {...props} onBegin={beginStudy} />;
