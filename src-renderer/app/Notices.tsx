import { rankingsDialog } from '../rankings';
import { isOf, useStage, type Declared } from '../stage/dialogs';
import { ReadingNotice } from '../stage/ReadingNotice';
import { SendNotice } from '../mail';
import { DrawingNotice } from '../files';

/** Dialogs that say themselves what is being read. */
const TOLD_THERE: readonly Declared<never>[] = [rankingsDialog];

/** What is said in passing over the table or the start screen, one thing at a time. */
export function Notices() {
  const isToldThere = useStage(({ dialog }) => TOLD_THERE.some((declared) => isOf(declared, dialog)));
  return (
    <>
      {/* Below the others: nobody needs to do anything about it. */}
      <DrawingNotice />
      {!isToldThere && <ReadingNotice className="next-player table-notice" />}
      <SendNotice />
    </>
  );
}
