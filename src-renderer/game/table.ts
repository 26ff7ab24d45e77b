import { gameKind, type RecordedGame } from '../../src-shared/record';
import type { Hint, MoveAnalysis } from '../../src-shared/robots';
import type { GameHand, GameMove } from '../../src-shared/sessions/game';
import type { Message } from '../../src-shared/sessions/messages';
import { type Colour, type Game, type Hex, resultOf } from '../../src-shared/tantrix';
import { declareTables, type TableId, tablesNow, type TableState } from '../stage/tables';
import { gameKey, type GameToOpen, goneOn, type OpenGame, gameOnTable } from './open-game';
import { type Moment, momentOf } from './terms';

/** A look at the open game as it was; the game itself stays as it is. */
export interface Replay {
  /** How many placements are shown. */
  readonly at: number;
  /** Goes on by itself, move by move. */
  readonly isRunning: boolean;
  /** Shows what is news, by mail or at this table, and ends by itself. */
  readonly isNews?: boolean;
}

/** A hint that a worker is looking for, or has found. */
export type HintShown = { readonly kind: 'asked' } | ({ readonly kind: 'given' } & Hint);

/** What can stand beside the table. */
export type Panel = 'bag' | 'score' | 'analysis' | 'chat';

/** What is found out about the moves of the open game, from the first on. */
export interface Analysis {
  readonly moves: readonly MoveAnalysis[];
  readonly isRunning: boolean;
}

/** A table with a game, and how it is looked at. */
export interface GameTable extends TableState, Moment {
  /** Left out only where no game is on the table. */
  readonly open?: OpenGame | undefined;
  readonly replay?: Replay | undefined;
  /** Forgotten with the next change of the game. */
  readonly hint?: HintShown | undefined;
  /** The forced space of which the person wants to know what fits; forgotten with the next thing done. */
  readonly asked?: Hex | undefined;
  /** The colours whose line or loop is lit up. */
  readonly lit: readonly Colour[];
  /** The colour whose line or loop alone is lit up while it is pointed at. */
  readonly glow?: Colour | undefined;
  readonly panel?: Panel | undefined;
  /** Whether the person has put the result away, to look at the board; forgotten when the game changes. */
  readonly isResultAway?: boolean | undefined;
  /** Kept until the game changes. */
  readonly analysis?: Analysis | undefined;
}

/** What is said of a table on which there is no game. */
export const NO_GAME: GameTable = { tried: [], orientation: 0, lit: [] };

export const gameTables = declareTables<GameTable>(gameKind, NO_GAME);

export const {
  use: useGame,
  get: gameNow,
  change: changeGame,
  changeAt: changeGameAt,
  onShown: onGameShown,
  onEach: onEachGame,
} = gameTables;

/** The game of a table, shown or not; undefined when there is none. */
export const gameAt = (id: TableId): OpenGame | undefined => stateAt(id)?.open;

/** The same with how it is looked at. */
export const stateAt = (id: TableId): GameTable | undefined => gameTables.stateOf(tablesNow().open.get(id));

/** The table with a game of which something holds, shown or not. */
export function tableWhere(holds: (open: OpenGame) => boolean): TableId | undefined {
  for (const id of tablesNow().open.keys()) {
    const open = gameAt(id);
    if (open && holds(open)) return id;
  }
  return undefined;
}

/** Brings a game to the table as it comes. What is kept nowhere lies over what is kept. */
export const showGame = (game: GameToOpen): void => layGame(gameOnTable(game));

/** Brings a game to the table as it stands, looked at as the one before it was. */
export const layGame = (open: OpenGame): void =>
  gameTables.lay(open.session.terms, (before) => stateWith(open, before));

/** Shows the next state of the shown game, or another in its place. A dialog about the state before goes. */
export function showOpen(open: OpenGame): void {
  const { shown } = tablesNow();
  if (shown !== undefined) showOpenAt(shown, open);
}

/** The same on any table. */
export const showOpenAt = (id: TableId, open: OpenGame): void =>
  gameTables.goOn(id, (before) => stateWith(open, before));

/** Shows what others have done meanwhile: what the person looks at, or asks, stays. */
const followAt = (id: TableId, open: OpenGame): void =>
  changeGameAt(id, (before) => ({
    ...stateWith(open, before),
    replay: before.replay,
    hint: undefined,
    asked: before.asked,
    isResultAway: before.isResultAway,
  }));

/** The table with another state of its game, or with another game; once it is over, the line or loop that won lights up. */
function stateWith(open: OpenGame, { open: before, orientation, analysis, panel }: GameTable): GameTable {
  const isSame = before !== undefined && gameKey(before.record.game) === gameKey(open.record.game);
  return {
    ...momentOf(open),
    open,
    orientation: isSame ? orientation : 0,
    panel,
    analysis: before?.record.game === open.record.game ? analysis : undefined,
    lit: coloursOfEnd(open.record.game),
  };
}

/** The colours that are lit at the end: of whoever won; of all where nobody did. */
function coloursOfEnd(game: Game): readonly Colour[] {
  const result = resultOf(game);
  const { seats } = game.deal;
  if (!result) return [];
  return [...new Set(result.winners.length === 0 ? seats : seats.filter((_, seat) => result.winners.includes(seat)))];
}

/** Notes what is known of the shown game besides its moves. */
export const changeOpen = (open: OpenGame): void => changeGame({ open, ...momentOf(open) });

/** The same of the game of any table. */
export const changeOpenAt = (id: TableId, open: OpenGame): void =>
  changeGameAt(id, () => ({ open, ...momentOf(open) }));

export type GameMessage = Message<RecordedGame, GameMove, GameHand>;

/** Does something at the shown game, if one is shown. */
export function send(message: GameMessage): void {
  const { shown } = tablesNow();
  if (shown !== undefined) sendTo(shown, message);
}

/** Does something at the game of a table, if there is one. */
export function sendTo(id: TableId, message: GameMessage): void {
  sendAllTo(id, [message]);
}

/** The same of several messages, of which only what all of them come to is seen. */
export function sendAllTo(id: TableId, messages: readonly GameMessage[]): void {
  const open = gameAt(id);
  const session = open && messages.reduce((before, message) => before.after(message), open.session);
  if (!session || session === open.session) return;
  const after = goneOn(open, session);
  if (after.record.game === open.record.game) changeOpenAt(id, after);
  // Online others go on at any time, whatever stands before the table.
  else if (open.online) followAt(id, after);
  else showOpenAt(id, after);
}
