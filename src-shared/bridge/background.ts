import { answers, call, nothing } from './call';
import { FileIdSchema, type OpenReply } from './files';

export type PictureReply = Exclude<OpenReply, { kind: 'read' }>;

/** What the page asks main about the picture behind the table. */
export const BACKGROUND_CALLS = {
  /** Asks for a picture to lie under the tantrix, and reads it; whether it is a picture, the page finds out. */
  chooseBackground: call(nothing, answers<PictureReply>()),
  /**
   * A picture that was chosen is the person's own from now on. Its id is good for nothing else. False when it will be
   * forgotten with the end of the program, because it cannot be written.
   */
  keepBackground: call(FileIdSchema, answers<boolean>()),
  /** The person's own picture; `cancelled` when none was ever kept. */
  background: call(nothing, answers<PictureReply>()),
};
