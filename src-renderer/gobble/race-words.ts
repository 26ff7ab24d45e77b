import { placesOf, type RacePlace } from '../../src-shared/gobble/places';
import { turnAt } from '../../src-shared/gobble/turns';
import type { RecordedRace } from '../../src-shared/record';
import { listWords, type Words } from '../words/words';
import { clockNow, timeOf } from './clock';
import { isOn } from './countdown';
import { personSeats, seatWith } from './seats';

/** In words, what can be done now. */
export function raceStatus(record: RecordedRace, t: Words): string {
  const { race, players } = record;
  if (race.isOver) return headlineOf(record, t);
  if (clockNow().isSought) return t('gobble.status.sought');
  const { isRunning, away } = clockNow();
  if (!isRunning && away.length > 0) return awayWords(record, away, t);
  if (!isRunning)
    return t(race.moves.length === 0 && clockNow().ms === 0 ? 'gobble.status.start' : 'gobble.status.paused');
  if (!isOn(race)) return t('gobble.status.soon');
  const at = timeOf(record);
  const mine = seatWith('pointer', record, at);
  if (personSeats(record).some((seat) => race.owing.includes(seat))) return t('gobble.status.throw');
  const turn = turnAt(race, at);
  if (turn && turn.seat !== mine) return t('gobble.status.turnOf', { name: players[turn.seat]?.name ?? '' });
  if (mine === undefined) return '';
  if (race.out.includes(mine)) return t('gobble.status.out');
  return t('gobble.status.lay');
}

/** Who is not there, of those at other computers. */
export function awayWords({ players }: RecordedRace, away: readonly number[], t: Words): string {
  return t('onlineGame.connection.away', { players: listWords(away.map((seat) => players[seat]?.name ?? '')) });
}

/** Who has won, as soon as somebody has; the empty string before. */
export function headlineOf({ players, race }: RecordedRace, t: Words): string {
  const [first, second] = placesOf(race);
  if (!race.isOver || !first || second?.place === 1) return race.isOver ? t('gobble.draw') : '';
  return t('gobble.wins', { name: players[first.seat]?.name ?? '' });
}

/** A place as the card at the end tells it. */
export const placeWords = ({ place, left }: RacePlace, t: Words): string =>
  left === 0 ? t('gobble.place', { place }) : t('gobble.placeLeft', { place, count: left });

/** What has happened, for those who do not see it; undefined where nothing has that they must know. */
export function raceNews(before: RecordedRace | undefined, after: RecordedRace, t: Words): string | undefined {
  if (!before || before.race === after.race) return undefined;
  if (after.race.isOver) return headlineOf(after, t);
  const people = personSeats(after);
  const made = after.race.moves.at(-1);
  const nameOf = (seat: number | undefined): string => (seat === undefined ? '' : (after.players[seat]?.name ?? ''));
  if (made?.move.kind === 'throw' && people.includes(made.move.to)) {
    return t('gobble.news.thrown', { name: nameOf(made.by), tile: made.move.tile });
  }
  const out = after.race.out.slice(before.race.out.length)[0];
  if (out !== undefined) return t('gobble.news.out', { name: nameOf(out) });
  const owing = people.find((seat) => after.race.owing.includes(seat) && !before.race.owing.includes(seat));
  return owing === undefined ? undefined : t('gobble.status.throw');
}
