import type { BoardModel, FitMark } from '../board/model';
import {
  type Colour,
  type FitCount,
  fitCounts,
  fitCountText,
  type Game,
  isOver,
  type TileNumber,
} from '../../src-shared/tantrix';
import { isTentative, objectionTo } from '../../src-shared/sessions/game';
import type { Objection } from '../../src-shared/sessions/rules';
import { inRow, listWords, type Words } from '../words/words';
import type { WithMarks } from './marks';
import { mayAskFor } from './terms';
import type { GameTable } from './table';

/** How many of the tiles not yet played fit each forced space. */

/**
 * Under competition rules everybody sees alone what fits, until the end: nothing says how many tiles do, nor which, nor
 * that none is left. Where the selected tile may be played is marked all the same, as *Show Playable Space* asks for.
 */
export const mayTellFits = ({ open }: Pick<GameTable, 'open'>): boolean => !open || mayAskFor(open, 'fits');

/** Why the selected tile may not be played where it lies, where that is told before anybody tries. */
export function objectionTold({ open, held }: Pick<GameTable, 'open' | 'held'>): Objection | undefined {
  if (!open || !isTentative(held) || !mayTellFits({ open })) return undefined;
  return objectionTo(open.record.game, held);
}

/** The fit counts that are to be seen; none where they are not wanted, or not allowed. */
export const fitsShown = (game: Game, table: Pick<GameTable, 'open'> & WithMarks): FitCount[] =>
  table.marks.fitCounts && mayTellFits(table) && !isOver(game) ? fitCounts(game) : [];

/** A fit count as it is written on the space. */
export const fitMark = (fit: FitCount, { deal }: Game, t: Words): FitMark => ({
  text: fitCountText(fit),
  tiles: fit.tiles,
  holders: holdersOf(fit, deal.seats).map((colour) => ({ colour, letter: t(`colourLetter.${colour}`) })),
});

/** The board with the fit counts marked that count a tile. */
export function withFitsOf(model: BoardModel, tile: TileNumber | undefined): BoardModel {
  if (tile === undefined) return model;
  const spaces = model.spaces.map((space) =>
    space.fit?.tiles.includes(tile) ? { ...space, fit: { ...space.fit, isPointedOut: true } } : space,
  );
  return { ...model, spaces };
}

/** The colours of those who hold a tile that fits; partners have one. */
const holdersOf = ({ holders }: FitCount, seats: readonly Colour[]): Colour[] => [
  ...new Set(holders.flatMap((seat) => seats[seat] ?? [])),
];

/** A fit count in words. */
export function fitCountWords(fit: FitCount, { deal }: Game, t: Words): string {
  const { tiles, shared, later } = fit;
  const colours = holdersOf(fit, deal.seats).map((colour) => t(`colourInText.${colour}`));
  const held = colours.length > 0 ? t('fits.held', { players: listWords(colours) }) : t('fits.heldByNobody');
  const words = [
    t('fits.now', { count: tiles.length }),
    ...(shared > 0 ? [t('fits.shared', { count: shared })] : []),
    ...(later > 0 ? [t('fits.later', { count: later })] : []),
    ...(tiles.length > 0 ? [held] : []),
  ];
  return inRow(words, t);
}
