import { type Drawn, drawn } from '../stage/drawn';
import { tutorialDialog } from './lessons';
import { TutorialDialog } from './TutorialDialog';

/** The dialogs about lessons. */
export const LESSON_DIALOGS: readonly Drawn[] = [drawn(tutorialDialog, TutorialDialog)];
