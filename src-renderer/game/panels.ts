import { type Colour, isOver } from '../../src-shared/tantrix';
import { mayAnalyse } from './analysis';
import { mayAskFor } from './terms';
import { type Panel, type GameTable, changeGame } from './table';

/** The panel beside the table: what is left in the bag, what everybody has built, what the moves were worth, or what was said. */

/** Under competition rules nobody looks into the bag before the end. */
export const mayLookIntoBag = ({ open }: GameTable): boolean => open !== undefined && mayAskFor(open, 'bag');

/** People talk in games that they play together from afar. */
export const mayChat = ({ open }: GameTable): boolean => open?.online !== undefined;

/** The panel that is to be seen: one that has nothing to show, or must not show it, waits. */
export function panelShown(table: GameTable): Panel | undefined {
  const { panel } = table;
  return panel && MAY_SHOW[panel](table) ? panel : undefined;
}

const MAY_SHOW: Readonly<Record<Panel, (table: GameTable) => boolean>> = {
  bag: mayLookIntoBag,
  score: ({ open }) => open !== undefined,
  analysis: mayAnalyse,
  chat: mayChat,
};

/** Opens a panel in place of the one that is open, or closes it. */
export const togglePanel = (panel: Panel): void =>
  changeGame((table) => ({ panel: panelShown(table) === panel ? undefined : panel, glow: undefined }));

export const closePanel = (): void => changeGame({ panel: undefined, glow: undefined });

/** Whether a game is over, and its result can be shown beside the board: not in a replay. */
export const hasResult = ({ open, replay }: GameTable): boolean =>
  open !== undefined && !replay && isOver(open.record.game);

export const isResultShown = (table: GameTable): boolean => hasResult(table) && !table.isResultAway;

/** Puts the result away, to look at the board, or brings it back. */
export const toggleResult = (): void => changeGame((table) => ({ isResultAway: isResultShown(table) }));

/** Lights up the line of one colour alone, as long as the pointer or the focus rests on it. */
export const glow = (colour: Colour | undefined): void => changeGame({ glow: colour });
