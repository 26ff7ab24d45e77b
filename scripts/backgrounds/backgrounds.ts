import { felt } from './felt';
import { grain } from './grain';
import { slate } from './slate';
import { pngOf } from './texture';
import { wood } from './wood';

/** The backgrounds that come along, by the name of their file. Each can be laid side by side without a seam. */
const TEXTURES = { felt, grain, wood, slate };

export const BACKGROUND_NAMES = ['felt', 'grain', 'wood', 'slate'] as const;

/** The whole of its file, the same every time. */
export const backgroundFile = (name: (typeof BACKGROUND_NAMES)[number]): Uint8Array => pngOf(TEXTURES[name]());
