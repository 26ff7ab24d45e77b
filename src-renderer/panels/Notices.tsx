import { ReadingNotice } from './ReadingNotice';
import { SendNotice } from './SendNotice';

/** What is said in passing over the table or the start screen, one thing at a time. */
export function Notices() {
  return (
    <>
      <ReadingNotice className="next-player send-notice" />
      <SendNotice />
    </>
  );
}
