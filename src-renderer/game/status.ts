import { type Game, isOver, playableTiles } from '../../src-shared/tantrix';
import { playerWords, type Words } from '../words/words';
import { firstAnswer } from './extensions';
import { mayTellFits } from './fits';
import { legalRotationsFor, isTentative, type PickedTile } from '../../src-shared/sessions/game';
import { isRobotAt, personAt } from './people';
import { startWords } from './starter';
import type { GameTable } from './table';
import type { OpenGame } from './open-game';

type Situation = Pick<GameTable, 'open' | 'held' | 'replay' | 'turnEnded'>;

/** In words, what must happen now; before the first tile also who plays it, and why. */
export function statusWords(situation: Situation, t: Words): string {
  const { open, held } = situation;
  const isStart = !held && open && !open.guide && open.record.game.placements.length === 0;
  const words = whatNow(situation, t);
  return isStart && !isOver(open.record.game) ? `${startWords(open.record, t)} ${words}` : words;
}

function whatNow({ open, held, replay, turnEnded }: Situation, t: Words): string {
  if (!open) return t('status.noGame');
  const { game } = open.record;
  if (replay) return t('status.replay', { at: replay.at, count: game.placements.length });
  if (isOver(game)) return t('status.over');
  const waiting = firstAnswer((extension) => extension.waitingWords?.(open, t));
  if (waiting !== undefined) return waiting;
  const player = moverWords(open, t);
  if (turnEnded !== undefined) return t('status.turnEnded', { player: seatWords(open, turnEnded, t), next: player });
  if (isRobotAt(open.record, game.position.mover)) {
    return t(open.session.undone.length > 0 ? 'status.robotWaits' : 'status.thinking', { player });
  }
  if (held) return heldWords(game, held, player, t);
  if (game.placements.length === 0) return t('status.first');
  if (game.position.phase === 'free') return t('status.free', { player });
  return forcedWords(open, player, t);
}

/** That a forced space must be filled, before the free move or after it, and how many tiles may where that is told. */
function forcedWords(open: OpenGame, player: string, t: Words): string {
  const { game } = open.record;
  const isBefore = game.position.phase === 'forcedBefore';
  if (!mayTellFits({ open })) return t(isBefore ? 'status.fillBefore' : 'status.fillAfter', { player });
  const count = playableTiles(game).length;
  return t(isBefore ? 'status.forcedBefore' : 'status.forcedAfter', { player, count });
}

/** What can be done with the selected tile, by where it lies. */
function heldWords(game: Game, held: PickedTile, player: string, t: Words): string {
  const words = { player, tile: held.tile };
  if (!isTentative(held)) return t('status.chooseSpace', words);
  return t(legalRotationsFor(game, held, held.at.over).length > 0 ? 'status.confirm' : 'status.lies', words);
}

const moverWords = (open: OpenGame, t: Words): string => seatWords(open, open.record.game.position.mover, t);

function seatWords({ record }: OpenGame, seat: number, t: Words): string {
  const { name, colour } = personAt(record, seat);
  return playerWords(t, name, colour);
}
