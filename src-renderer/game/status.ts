import {
  type Game,
  isOver,
  playableTiles,
  resultOf,
  rewind,
  sameHex,
  spacesOf,
  tilesThatFit,
  unplayedTiles,
} from '../../src-shared/tantrix';
import type { Objection } from '../../src-shared/sessions/rules';
import { listWords, playerWords, type Words } from '../words/words';
import { firstAnswer } from './extensions';
import { mustWait, tilesCalled } from './first';
import { mayTellFits, objectionTold } from './fits';
import { legalRotationsFor, isTentative, type PickedTile } from '../../src-shared/sessions/game';
import { isRobotAt, personAt } from './people';
import { headline } from './result-words';
import { startWords } from './starter';
import type { GameTable } from './table';
import type { OpenGame } from './open-game';
import { tileInWords } from '../stage/TileWords';

type Situation = Pick<GameTable, 'open' | 'held' | 'replay' | 'turnEnded' | 'asked'>;

/** In words, what must happen now; after an undo also that, and before the first tile who plays it, and why. */
export function statusWords(situation: Situation, t: Words): string {
  const { open, held } = situation;
  const isStart = !held && open && !open.guide && open.record.game.placements.length === 0;
  const words = whatNow(situation, t);
  const start = isStart && !isOver(open.record.game) ? [startWords(open.record, t)] : [];
  return [...undoneWords(situation, t), ...start, words].join(' ');
}

/** How many tiles were taken back, until the next is taken up; where the computer waits for them, that says it. */
function undoneWords({ open, held, replay, asked, turnEnded }: Situation, t: Words): string[] {
  const count = open?.session.undone.length ?? 0;
  if (!open || count === 0 || held || replay || asked || turnEnded !== undefined) return [];
  const { game } = open.record;
  return isOver(game) || isRobotAt(open.record, game.position.mover) ? [] : [t('status.undone', { count })];
}

/** Whose tile somebody else has reached for, and who is to move; or that a space which stands in the way is crossed. */
export function refusalWords({ open, refusal }: Pick<GameTable, 'open' | 'refusal'>, t: Words): string | undefined {
  if (!open || !refusal) return undefined;
  if (refusal.owner === undefined) return crossedWords(open, refusal, t);
  return t('status.ownedBy', { owner: seatWords(open, refusal.owner, t), player: moverWords(open, t) });
}

/** Why a move is refused beside spaces that nothing fits any more: these are not to be filled first. */
function crossedWords(open: OpenGame, { code, at }: Objection, t: Words): string | undefined {
  if ((code !== 'fourthTile' && code !== 'controlledSide') || !mayTellFits({ open })) return undefined;
  const { game } = open.record;
  const unplayed = unplayedTiles(game);
  const spaces = spacesOf(game).filter(({ hex }) => at.some((each) => sameHex(each, hex)));
  const areCrossed = spaces.length > 0 && spaces.every((space) => tilesThatFit(space, unplayed).length === 0);
  return areCrossed ? t(`refusalAtCrossed.${code}`) : undefined;
}

function whatNow(situation: Situation, t: Words): string {
  const { open, held, replay, turnEnded, asked } = situation;
  if (!open) return t('status.noGame');
  const { game } = open.record;
  if (replay) return t('status.replay', { at: replay.at, count: game.placements.length });
  const result = resultOf(game);
  if (result) return t('status.over', { result: headline(open.record, result, t) });
  const waiting = firstAnswer((extension) => extension.waitingWords?.(open, t));
  if (waiting !== undefined) return waiting;
  const player = moverWords(open, t);
  if (turnEnded !== undefined) return t('status.turnEnded', { player: seatWords(open, turnEnded, t), next: player });
  if (isRobotAt(open.record, game.position.mover)) {
    return t(open.session.undone.length > 0 ? 'status.robotWaits' : 'status.thinking', { player });
  }
  if (held) return mustWait(situation) ? waitWords(situation, held, player, t) : heldWords(situation, held, player, t);
  if (game.placements.length === 0) return t('status.first');
  if (game.position.phase === 'free') return t(hasFilledFirst(game) ? 'status.freeAfter' : 'status.free', { player });
  if (asked) return t('status.asked', { player, ...called(situation) });
  return forcedWords(open, player, t);
}

/** That a forced space must be filled, before the free move or after it, and how many tiles may where that is told. */
function forcedWords(open: OpenGame, player: string, t: Words): string {
  const { game } = open.record;
  const isBefore = game.position.phase === 'forcedBefore';
  if (isBefore && hasJustFilled(game)) return t('status.oneMoreBefore', { player });
  if (!mayTellFits({ open })) return t(isBefore ? 'status.fillBefore' : 'status.fillAfter', { player });
  const count = playableTiles(game).length;
  return t(isBefore ? 'status.forcedBefore' : 'status.forcedAfter', { player, count });
}

/** Whether the last tile of whoever is to move has filled a forced space, after which yet another must be filled. */
const hasJustFilled = (game: Game): boolean => wasInPhase(game, game.position.phase);

/** Whether the last tile of whoever is to move has filled a forced space, and the free move of the turn is still to come. */
const hasFilledFirst = (game: Game): boolean => wasInPhase(game, 'forcedBefore');

/** Whether whoever is to move has laid the last tile, in a part of the turn. */
function wasInPhase(game: Game, phase: Game['position']['phase']): boolean {
  if (game.placements.length === 0) return false;
  const { position: before } = rewind(game, game.placements.length - 1);
  return before.mover === game.position.mover && before.phase === phase;
}

/** Why the selected tile cannot be played yet, and which come first where that is told. */
function waitWords(situation: Situation, { tile }: PickedTile, player: string, t: Words): string {
  const words = { player, tile: tileInWords(tile) };
  return mayTellFits(situation)
    ? t('status.mustWait', { ...words, ...called(situation) })
    : t('status.mustWaitUntold', words);
}

/** The tiles that come first, as sentences speak of them. */
function called(situation: Situation): { readonly count: number; readonly tiles: string } {
  const tiles = tilesCalled(situation);
  return { count: tiles.length, tiles: listWords(tiles.map(tileInWords)) };
}

/** What can be done with the selected tile, by where it lies and how it is turned. */
function heldWords(situation: Situation, held: PickedTile, player: string, t: Words): string {
  const { open } = situation;
  const words = { player, tile: tileInWords(held.tile) };
  if (!open || !isTentative(held)) return t('status.chooseSpace', words);
  const { game } = open.record;
  const rotations = legalRotationsFor(game, held, held.at.over);
  if (rotations.length > 0) {
    if (rotations[0] !== held.rotation) return t('status.turnsToFit', { ...words, count: rotations.length });
    return t(rotations.length === 1 ? 'status.confirmOnly' : 'status.confirm', words);
  }
  const objection = objectionTold(situation);
  return objection
    ? t('status.lies', { ...words, reason: crossedWords(open, objection, t) ?? t(`refusal.${objection.code}`) })
    : t('status.liesUntold', words);
}

const moverWords = (open: OpenGame, t: Words): string => seatWords(open, open.record.game.position.mover, t);

function seatWords({ record }: OpenGame, seat: number, t: Words): string {
  const { name, colour } = personAt(record, seat);
  return playerWords(t, name, colour);
}
