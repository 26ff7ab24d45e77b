import { type Game, hexKey, type Placement, resultOf, sameHex } from '../../src-shared/tantrix';
import type { Orientation } from '../board/orientation';
import { playerWords, type Words } from '../words/words';
import { shownTable } from './history';
import { hintWords, spokenHint } from './hint-words';
import { personAt } from './people';
import { verdict } from './result-words';
import { numberedSpaces } from './space-model';
import { lettersOf } from './suggestion';
import type { GameTable } from './table';
import type { OpenGame } from './open-game';

/**
 * What has happened at the table between two states of it, for those who do not see it: tiles played, the last ones taken
 * back, the end of the game and who won, a hint. Undefined for everything else.
 */
export function announcement(before: GameTable, after: GameTable, t: Words): string | undefined {
  const hint = hintNews(before, after, t);
  if (hint !== undefined) return hint;
  const [was, is] = [shownTable(before).open, shownTable(after).open];
  if (!was || !is || was.record.players !== is.record.players) return undefined;
  const grown = is.record.game.placements.length - was.record.game.placements.length;
  const played = is.record.game.placements.at(-1);
  const takenBack = was.record.game.placements.at(-1);
  const withEnd = (...words: string[]) => [...words, ...endWords(is, t)].join(' ');
  if (grown === 1 && played) return withEnd(playedWords(was, is.record.game, played, before.orientation, t));
  if (grown === -1 && takenBack) return t('announce.takenBack', { tile: takenBack.tile });
  if (grown === 0 && !was.record.game.isStopped && is.record.game.isStopped) return withEnd();
  // A replay leaps; an undo takes the answers of computer players with it.
  if (grown === 0 || before.replay || after.replay) return undefined;
  return withEnd(t(grown < 0 ? 'announce.manyTakenBack' : 'announce.manyGivenBack', { count: Math.abs(grown) }));
}

/** How the game ended, and who won; nothing while it goes on. */
function endWords({ record }: OpenGame, t: Words): string[] {
  const result = resultOf(record.game);
  if (!result) return [];
  return [...(result.end === 'stopped' ? [t('result.stopped')] : []), verdict(record, result, t)];
}

function hintNews(before: GameTable, { open, hint, orientation }: GameTable, t: Words): string | undefined {
  if (!open || !hint || hint === before.hint) return undefined;
  return hint.kind === 'asked' ? t('hint.thinking') : spokenHint(hintWords(hint, open.record.game, orientation, t));
}

function playedWords(
  was: OpenGame,
  after: Game,
  { tile, ...placed }: Placement,
  orientation: Orientation,
  t: Words,
): string {
  const { record } = was;
  const { name, colour } = personAt(record, record.game.position.mover);
  const number = numberedSpaces(record.game, orientation).find(({ hex }) => sameHex(hex, placed))?.number ?? 0;
  const space = lettersOf({ open: was }).get(hexKey(placed)) ?? number;
  const played = t('announce.played', { player: playerWords(t, name, colour), tile, space });
  return `${played} ${t('announce.bag', { count: after.position.bagCount })}`;
}
