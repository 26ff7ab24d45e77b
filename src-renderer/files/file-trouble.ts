import type { FileProblem } from '../../src-shared/bridge/bridge';
import type { RecordProblem, Salvaged } from '../../src-shared/record';
import type { Subject } from '../stage/subjects';
import { declareDialog, openDialog } from '../stage/dialogs';
import type { What } from '../words/translation';

/** Trouble with a file, told in a dialog of its own. */
export type FileTrouble =
  | { readonly kind: 'open'; readonly name: string; readonly problem: FileProblem }
  | {
      readonly kind: 'save';
      readonly name: string;
      readonly problem: FileProblem;
      /** What is not saved, whatever is shown by then. */
      readonly what: What;
      /** Writes it to a file that the person chooses: a copy as it was, all else as far as it has gone on by then. */
      readonly elsewhere: () => Promise<unknown>;
    }
  | {
      readonly kind: 'record';
      readonly name: string;
      readonly problem: RecordProblem;
      /** The legal beginning that can be offered instead. */
      readonly salvaged?: Salvaged | undefined;
    };

export const fileTroubleDialog = declareDialog<{ readonly trouble: FileTrouble }>('fileTrouble', ({ trouble }) =>
  subjectOfTrouble(trouble),
);

export const showFileTrouble = (trouble: FileTrouble): void => openDialog(fileTroubleDialog, { trouble });

/** Where the manual explains it. */
export function subjectOfTrouble(trouble: FileTrouble): Subject {
  if (trouble.kind === 'record') return subjectOfRecord(trouble.problem);
  return `error:${trouble.kind}.${trouble.problem}`;
}

function subjectOfRecord(problem: RecordProblem): Subject {
  if (problem.code === 'badDeal') return `error:deal.${problem.problem}`;
  if (problem.code === 'badPuzzle') return `error:puzzle.${problem.problem}`;
  return `error:record.${problem.code}`;
}
