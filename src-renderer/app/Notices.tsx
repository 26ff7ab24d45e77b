import { rankingsDialog } from '../rankings';
import { isOf, useStage } from '../stage/dialogs';
import { ReadingNotice } from '../stage/ReadingNotice';
import { SendNotice } from '../mail';

/** What is said in passing over the table or the start screen, one thing at a time. */
export function Notices() {
  // The dialog from which a table is imported says it itself.
  const isToldThere = useStage(({ dialog }) => isOf(rankingsDialog, dialog));
  return (
    <>
      {!isToldThere && <ReadingNotice className="next-player send-notice" />}
      <SendNotice />
    </>
  );
}
