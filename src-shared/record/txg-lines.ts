import {
  type Colour,
  type Deal,
  type Game,
  HAND_SIZE,
  isAllKnown,
  MAX_SEATS,
  type Placement,
  type SetName,
  setOf,
  TILE_SETS,
  type TileNumber,
} from '../tantrix';
import { parseBagText } from './bag-text';
import { colourNamed, parsePlacementText } from './placement-text';
import { withHiddenShown } from './hidden';
import { FIELD_SEPARATOR, fieldProblem, isRobotPlayer, PLAYER_FIELDS, type Player } from './players';
import { isReceipt, parseMinutes, parseOnline, parseRest, type PlayedOnline } from './played-online';
import { isByMail, type RecordedGame, STARTED_BY, type StartedBy } from './recorded-game';
import { DRAWN, ONLINE_VERSION, UNNAMED_SET } from './game-txg';

/** What the lines of a .txg file say, before the rules have looked at it. */
export interface TxgDraft {
  /** That of the file: later ones say more. */
  readonly version: number;
  /** That with which it says it is played. */
  readonly set: SetName;
  readonly seats: Colour[];
  readonly players: Player[];
  starter?: number;
  /** Left out when the players have chosen the starter, or the highest tile. */
  startedBy?: StartedBy;
  isCompetition: boolean;
  /** Left out when that is not said. */
  isDrawn?: true;
  bag?: TileNumber[];
  /** Left out where it was not played online. */
  online?: PlayedOnline;
  /** Left out when there is none. */
  again?: number[];
  readonly placements: Placement[];
  isStopped: boolean;
}

/** A draft to be filled by `readLines`; each call makes a new one. */
export const emptyDraft = (version: number, set: SetName = UNNAMED_SET): TxgDraft => ({
  version,
  set,
  seats: [],
  players: [],
  isCompetition: false,
  placements: [],
  isStopped: false,
});

/** The deal that the lines read so far make; a bag that is not there yet is empty. */
export const dealOf = ({ seats, starter, bag = [] }: TxgDraft): Deal => ({ seats, starter, bag });

/** The record of a draft, with the game that its moves make. */
export const recordOf = (
  { players, isCompetition, isDrawn, startedBy, again, online }: TxgDraft,
  game: Game,
): RecordedGame => ({
  players,
  game,
  isCompetition,
  ...(isDrawn ? { isDrawn } : {}),
  ...(startedBy ? { startedBy } : {}),
  ...(again ? { again } : {}),
  ...(online ? { online } : {}),
});

/** Reads lines into the draft until one is not understood; gives the place of that line, or undefined. */
export function readLines(lines: readonly string[], draft: TxgDraft): number | undefined {
  const bad = lines.findIndex((line) => !readLine(line, draft));
  return bad < 0 ? undefined : bad;
}

/** One reader a kind of line, each true when the line was of its kind, in its place, and right. */
const READERS: Record<string, (rest: string, draft: TxgDraft) => boolean> = {
  player: readPlayer,
  robot: readRobot,
  home: readHome,
  starter: readStarter,
  competition: readCompetition,
  online: readOnline,
  minutes: readMinutes,
  rest: readRest,
  bag: readBag,
  again: readAgain,
  receipt: readReceipt,
  stopped: readStopped,
};

function readLine(line: string, draft: TxgDraft): boolean {
  const [word, rest] = splitOnce(line, ' ');
  const reader = Object.hasOwn(READERS, word) ? READERS[word] : undefined;
  // Nothing comes after the receipt of a game, but that it was stopped.
  const isLate = draft.isStopped || (draft.online?.receipt !== undefined && word !== 'stopped');
  return !isLate && (reader ? reader(rest, draft) : readPlacement(line, draft));
}

/** Whether a line has told more of a player: no other comes. */
const areAllNamed = ({ players }: TxgDraft): boolean => players.some(({ robot, home }) => robot || home);

/** Whether the lines that tell of players have ended. */
const isPastPlayers = (draft: TxgDraft): boolean =>
  draft.starter !== undefined || draft.isCompetition || isPastRules(draft);

/** Whether the lines that tell how the game is played have ended. */
const isPastRules = (draft: TxgDraft): boolean => draft.online !== undefined || isPastOnline(draft);

/** Whether the lines that tell how it was played online have ended, but for the receipt. */
const isPastOnline = ({ again, bag }: TxgDraft): boolean => again !== undefined || bag !== undefined;

/** A text may be full of such lines: the first too many is not looked at. */
function readPlayer(rest: string, draft: TxgDraft): boolean {
  if (draft.players.length >= MAX_SEATS) return false;
  const [word, texts] = splitOnce(rest, ' ');
  const colour = colourNamed(word);
  const [name = '', email = '', country = '', ...more] = withHiddenShown(texts).split(FIELD_SEPARATOR, 4);
  const player = { name, email, country };
  const isBad = PLAYER_FIELDS.some((field) => fieldProblem(field, player[field]) !== undefined);
  if (!colour || more.length > 0 || isBad || areAllNamed(draft) || isPastPlayers(draft)) return false;
  draft.seats.push(colour);
  draft.players.push(player);
  return true;
}

/** The seats come in their order, after all players. */
function readRobot(rest: string, draft: TxgDraft): boolean {
  const [, number, character = '', level] = /^([1-4]) ([a-z]+) (\d)$/.exec(rest) ?? [];
  const seat = Number(number) - 1;
  const robot = { character, level: Number(level) };
  const player = draft.players[seat];
  const isOutOfOrder = draft.players.slice(seat).some((other) => other.robot) || isByMail(draft);
  if (!player || !isRobotPlayer(robot) || isPastPlayers(draft) || isOutOfOrder) return false;
  draft.players[seat] = { ...player, robot };
  return true;
}

/** The seats come in their order, after all computer players. */
function readHome(rest: string, draft: TxgDraft): boolean {
  const [, number, home] = /^([1-4]) ([1-4])$/.exec(rest) ?? [];
  const seat = Number(number) - 1;
  const player = draft.players[seat];
  const isOutOfOrder = draft.players.slice(seat).some((other) => other.home);
  if (!player || isPastPlayers(draft) || isOutOfOrder) return false;
  draft.players[seat] = { ...player, home: Number(home) };
  return true;
}

function readStarter(rest: string, draft: TxgDraft): boolean {
  const [, seat, word] = /^([1-4])(?: (.+))?$/.exec(rest) ?? [];
  const startedBy = STARTED_BY.find((each) => each === word);
  const isLate = draft.starter !== undefined || draft.isCompetition || isPastRules(draft);
  if (!seat || isLate || (word !== undefined && !startedBy)) return false;
  draft.starter = Number(seat) - 1;
  if (startedBy) draft.startedBy = startedBy;
  return true;
}

function readCompetition(rest: string, draft: TxgDraft): boolean {
  if (!['', DRAWN].includes(rest) || draft.isCompetition || isPastRules(draft)) return false;
  draft.isCompetition = true;
  if (rest === DRAWN) draft.isDrawn = true;
  return true;
}

/** What each seat has used is told of all of them. */
function readOnline(rest: string, draft: TxgDraft): boolean {
  const online = parseOnline(rest);
  const isOfAll = online?.used.length === draft.players.length;
  if (!online || !isOfAll || draft.version < ONLINE_VERSION || isPastRules(draft)) return false;
  draft.online = online;
  return true;
}

function readMinutes(text: string, draft: TxgDraft): boolean {
  const { online } = draft;
  const minutes = parseMinutes(text);
  if (!online || minutes === undefined || online.minutes || online.rest || isPastOnline(draft)) return false;
  draft.online = { ...online, minutes };
  return true;
}

/** No program draws the hands alone. */
function readRest(text: string, draft: TxgDraft): boolean {
  const { online, players, set } = draft;
  const rest = parseRest(text);
  const isDealt = rest && rest.from > players.length * HAND_SIZE && rest.from <= TILE_SETS[set].count + 1;
  if (!online || !isDealt || !players[rest.seat] || online.rest || isPastOnline(draft)) return false;
  draft.online = { ...online, rest };
  return true;
}

function readReceipt(receipt: string, draft: TxgDraft): boolean {
  if (!draft.online || !draft.bag || !isReceipt(receipt)) return false;
  draft.online = { ...draft.online, receipt };
  return true;
}

/** It has the tiles of the set. Of a game that came to its end online some may never have been drawn. */
function readBag(rest: string, draft: TxgDraft): boolean {
  const bag = parseBagText(rest);
  const mayLack = draft.online && !draft.online.rest;
  if (!bag || draft.bag || (!isAllKnown({ bag }) && !mayLack)) return false;
  // With a number of tiles that no set has, it makes no deal.
  if ((setOf({ bag }) ?? draft.set) !== draft.set) return false;
  draft.bag = bag;
  return true;
}

/**
 * Ascending, before the bag: what they tell may not have been played yet, and of a file cut off in the middle of such a
 * line, which would then name another move, nothing is salvaged.
 */
function readAgain(rest: string, draft: TxgDraft): boolean {
  const move = Number(rest);
  const isInPlace = !draft.bag && isByMail(draft);
  if (!/^[1-9]\d{0,2}$/.test(rest) || !isInPlace || move <= (draft.again?.at(-1) ?? 0)) return false;
  draft.again = [...(draft.again ?? []), move];
  return true;
}

function readPlacement(line: string, draft: TxgDraft): boolean {
  const [move, rest] = splitOnce(line, ' ');
  const placement = parsePlacementText(rest);
  const isNext = /^\d{1,3}$/.test(move) && Number(move) === draft.placements.length + 1;
  if (!placement || !isNext || !draft.bag) return false;
  draft.placements.push(placement);
  return true;
}

function readStopped(rest: string, draft: TxgDraft): boolean {
  draft.isStopped = true;
  return rest === '' && draft.bag !== undefined;
}

/** What stands before and after the first separator; without one, all stands before. */
export function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)];
}
