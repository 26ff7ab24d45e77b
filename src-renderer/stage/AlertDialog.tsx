import { DialogButtons, DialogFrame, type Choice } from './DialogFrame';
import { MixedScripts } from '../ui/MixedScripts';
import { ReportPlace } from './ReportPlace';
import type { Words } from '../words/words';

/** A paragraph; a file by its name; names, of which those are pointed out that are written in several scripts; or where a report goes. */
export type Saying =
  | string
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'names'; readonly names: readonly string[] }
  | { readonly kind: 'reportPlace' };

/** A dialog that tells or asks something with nothing to fill in, as data. */
export interface Alert {
  readonly title: string;
  readonly says: readonly Saying[];
  /** From left to right; the primary one comes last. */
  readonly choices: readonly Choice[];
  /** What Esc does. */
  readonly onCancel: () => void;
}

/** The alert of a dialog that was opened with these. */
export type AlertRow<Props> = (props: Props, t: Words) => Alert;

/** Tells or asks something with nothing to fill in. */
export function AlertDialog({ alert: { title, says, choices, onCancel } }: { alert: Alert }) {
  return (
    <DialogFrame title={title} onCancel={onCancel} isAlert>
      {says.map((saying, at) => (
        <Said key={at} saying={saying} />
      ))}
      <DialogButtons choices={choices} />
    </DialogFrame>
  );
}

function Said({ saying }: { saying: Saying }) {
  if (typeof saying === 'string') return <p>{saying}</p>;
  if (saying.kind === 'file') return <p className="file-aside">{saying.file}</p>;
  if (saying.kind === 'names') return <MixedScripts texts={saying.names} />;
  return <ReportPlace />;
}
