import { type Game, type Placement, sameHex } from '../../src-shared/tantrix';
import { playerWords, type Words } from '../words/words';
import { shownTable } from './history';
import { personAt } from './people';
import { numberedSpaces } from './space-model';
import type { OpenGame, Table } from './table';

/**
 * What has happened at the table between two states of it, for those who do not see it: tiles played, or the last ones
 * taken back. Undefined for everything else.
 */
export function announcement(before: Table, after: Table, t: Words): string | undefined {
  const [was, is] = [shownTable(before).open, shownTable(after).open];
  if (!was || !is || was.record.players !== is.record.players) return undefined;
  const grown = is.record.game.placements.length - was.record.game.placements.length;
  const played = is.record.game.placements.at(-1);
  const takenBack = was.record.game.placements.at(-1);
  if (grown === 1 && played) return playedWords(was, is.record.game, played, before.turn, t);
  if (grown === -1 && takenBack) return t('announce.takenBack', { tile: takenBack.tile });
  // A replay leaps; an undo takes the answers of computer players with it.
  if (grown === 0 || before.replay || after.replay) return undefined;
  return t(grown < 0 ? 'announce.manyTakenBack' : 'announce.manyGivenBack', { count: Math.abs(grown) });
}

function playedWords(
  { record }: OpenGame,
  after: Game,
  { tile, ...placed }: Placement,
  turn: number,
  t: Words,
): string {
  const { name, colour } = personAt(record, record.game.position.mover);
  const space = numberedSpaces(record.game, turn).find(({ hex }) => sameHex(hex, placed))?.number ?? 0;
  const played = t('announce.played', { player: playerWords(t, name, colour), tile, space });
  return `${played} ${t('announce.bag', { count: after.position.bagCount })}`;
}
