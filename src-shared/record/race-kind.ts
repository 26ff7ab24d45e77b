import { placesOf } from '../gobble/places';
import { parseRaceTxg } from './parse-race';
import { makeRaceTxg, RACE_MARK } from './race-txg';
import type { RecordKind } from './record-kind';
import type { RecordedRace } from './recorded-race';
import { interpolate, section, type TextImageWords } from './text-image-words';

/** The players as they stand, the first first. */
function placeLines({ players, race }: RecordedRace, words: TextImageWords): string[] {
  return placesOf(race).map(({ seat, place, left }) =>
    interpolate(words.racePlace, { place, name: players[seat]?.name ?? '', left }),
  );
}

export const raceKind: RecordKind<RecordedRace> = {
  mark: RACE_MARK,
  is: (record): record is RecordedRace => 'race' in record,
  parse: parseRaceTxg,
  make: makeRaceTxg,
  /** How long somebody has looked for a tile since is no other race. */
  isSame: (a, b) => makeRaceTxg({ ...a, clock: 0 }) === makeRaceTxg({ ...b, clock: 0 }),
  sections: (record, words) => [
    [interpolate(words.raceTitle, { count: record.race.moves.length })],
    section(words.racePlayers, placeLines(record, words)),
  ],
  shortTitle: ({ shortRaceTitle }) => shortRaceTitle,
};
