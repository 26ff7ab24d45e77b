import type { Alert, Saying } from './alert';
import { DialogButtons, DialogFrame } from './DialogFrame';
import { MixedScripts } from '../ui/MixedScripts';
import { ReportPlace } from './ReportPlace';

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
