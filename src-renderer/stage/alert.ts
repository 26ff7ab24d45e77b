import type { Words } from '../words/words';
import type { Choice } from './DialogFrame';

/** A dialog that tells or asks something with nothing to fill in, as data. */

/** A paragraph; a file by its name; names, of which those are pointed out that are written in several scripts; or where a report goes. */
export type Saying =
  | string
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'names'; readonly names: readonly string[] }
  | { readonly kind: 'reportPlace' };

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
