import type { Orientation } from '../board/orientation';
import type { Hint, Reason } from '../../src-shared/robots';
import { type Game, hexKey, legalPlacements, sameHex } from '../../src-shared/tantrix';
import type { Words } from '../words/words';
import { numberedSpaces } from './space-model';
import { namesOfSpaces } from './suggestion';
import { tileInWords } from '../stage/TileWords';

/** A hint as it is read, its spaces by the letters they have on the board. */
export interface HintWords {
  /** The tile as a picture, the space as the board shows it. */
  readonly placement: string;
  readonly spokenPlacement: string;
  /** The weightiest first. */
  readonly reasons: readonly string[];
  readonly expectation: string;
}

/** What a hint for a game says. */
export function hintWords(hint: Hint, game: Game, orientation: Orientation, t: Words): HintWords {
  const names = namesOfSpaces(hint.reasons);
  const numbered = numberedSpaces(game, orientation).find(({ hex }) => sameHex(hex, hint.placement));
  return {
    placement: t('hint.placement', { tile: tileInWords(hint.placement.tile) }),
    spokenPlacement: t('hint.spokenPlacement', { tile: hint.placement.tile, space: numbered?.number ?? 0 }),
    reasons:
      hint.reasons.length > 0
        ? hint.reasons.map((reason) => reasonWords(reason, names, t))
        : [t(legalPlacements(game).length === 1 ? 'hint.onlyMove' : 'hint.noReason')],
    expectation: expectationWords(hint.margin, t),
  };
}

/** All of it, as it is said aloud. */
export const spokenHint = ({ spokenPlacement, reasons, expectation }: HintWords): string =>
  [`${spokenPlacement}.`, ...reasons, expectation].join(' ');

function reasonWords(reason: Reason, names: ReadonlyMap<string, string>, t: Words): string {
  const named = 'hex' in reason ? (names.get(hexKey(reason.hex)) ?? '') : '';
  if (reason.kind === 'joinsThrough') return t('hint.joinsThrough', { ...reason, space: named, count: reason.fits });
  if (reason.kind === 'blocks') {
    const colour = t(`colourInText.${reason.colour}`);
    return t('hint.blocks', { ...reason, colour, space: named, count: reason.fits });
  }
  return reason.kind === 'fillsNext' ? t('hint.fillsNext', { count: reason.count }) : ownLineWords(reason, t);
}

type OwnLine = Extract<Reason, { readonly kind: 'closesLoop' | 'joinsLines' | 'extendsLine' }>;

function ownLineWords(reason: OwnLine, t: Words): string {
  if (reason.kind === 'closesLoop') return t('hint.closesLoop', reason);
  return reason.kind === 'joinsLines' ? t('hint.joinsLines', reason) : t('hint.extendsLine', reason);
}

function expectationWords(margin: number, t: Words): string {
  const count = Math.abs(Math.round(margin));
  if (count === 0) return t('hint.even');
  return t(margin > 0 ? 'hint.ahead' : 'hint.behind', { count });
}
