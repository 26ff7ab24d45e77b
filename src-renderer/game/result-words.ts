import type { RecordedGame } from '../../src-shared/record';
import { type Result, resultOf, type Standing, standingsOf } from '../../src-shared/tantrix';
import { listWords, playerWords, scoresInRow, type Words } from '../words/words';
import { personAt, type Team, teamsOf } from './people';
import { isYou } from './unnamed';

/** Who won, or that nobody did. */
export function verdict(record: RecordedGame, { end, winners }: Result, t: Words): string {
  if (end === 'deadlock') return t('result.deadlock');
  const teams = teamsOf(record).filter(({ seat }) => winners.includes(seat));
  const [only, ...others] = teams;
  if (only && others.length === 0) {
    const { people, name, colour } = only;
    if (people.length > 1) return t('result.pairWins', { colour: t(`colour.${colour}`), players: name });
    const wins = isYou(record.players, only.seat, t) ? 'result.youWin' : 'result.wins';
    return t(wins, { player: playerWords(t, name, colour) });
  }
  const isDoubles = teams.some(({ people }) => people.length > 1);
  const sharing = teams.map(({ name, colour }) => (isDoubles ? t(`colour.${colour}`) : playerWords(t, name, colour)));
  return t('result.shared', { players: listWords(sharing) });
}

/** What a picture of the game says above it: who beat whom, or else who won, or whose turn it is. */
export function pictureHeadline(record: RecordedGame, t: Words): string {
  const { game, players } = record;
  const result = resultOf(game);
  if (!result) {
    const { seat, name: player } = personAt(record, game.position.mover);
    return isYou(players, seat, t) ? t('headline.yourTurn') : t('headline.turn', { player });
  }
  const [one, other, ...more] = teamsOf(record);
  const isDuel = one && other && more.length === 0 && one.people.length + other.people.length === 2;
  if (!isDuel || result.end === 'deadlock' || result.winners.length !== 1) return verdict(record, result, t);
  const [winner, loser] = result.winners.includes(one.seat) ? [one, other] : [other, one];
  const standings = standingsOf(game);
  const scores = scoresInRow([winner, loser].map(({ seat }) => standings[seat]?.score ?? 0));
  const words = { winner: winner.name, loser: loser.name, scores };
  if (isYou(players, winner.seat, t)) return t('headline.youBeat', words);
  return t(isYou(players, loser.seat, t) ? 'headline.beatsYou' : 'headline.beats', words);
}

/** What a player has built. */
export function pathWords(standing: Standing | undefined, t: Words): string {
  if (!standing || standing.path.length === 0) return t('result.nothing');
  return t(standing.isLoop ? 'result.loop' : 'result.line', { count: standing.path.length });
}

/** The result in one line: who won and by how many points, or that nobody did. */
export function headline(record: RecordedGame, { winners }: Result, t: Words): string {
  const teams = teamsOf(record);
  const winning = teams.filter(({ seat }) => winners.includes(seat));
  const [only, ...others] = winning;
  if (!only || winning.length === teams.length) return t('result.draw');
  if (others.length > 0) return t('result.shared', { players: listWords(winning.map(({ name }) => name)) });
  const count = marginOf(record, only);
  if (only.people.length > 1) return t('result.pairWinsBy', { colour: t(`colour.${only.colour}`), count });
  if (isYou(record.players, only.seat, t)) return t('result.youWinBy', { count });
  const isAlone = teams.filter(({ name }) => name === only.name).length === 1;
  return t('result.winsBy', { player: isAlone ? only.name : playerWords(t, only.name, only.colour), count });
}

/** By how many points a team is before the next. */
function marginOf(record: RecordedGame, { seat }: Team): number {
  const scores = standingsOf(record.game).map(({ score }) => score);
  const others = teamsOf(record).flatMap((team) => (team.seat === seat ? [] : (scores[team.seat] ?? 0)));
  return (scores[seat] ?? 0) - Math.max(...others);
}
