import { type RecordedRace } from '../../src-shared/record';
import type { Act, TableKind } from '../stage/kind';
import { turnTable } from '../stage/tables';
import { placesOf } from '../../src-shared/gobble/places';
import { clockedRecord, setRaceClock } from './clock';
import { raceEventsBetween } from './heard';
import { holdsOver, holdsTile, layHeld, letGoOf, turnHeld } from './race-moves';
import { raceTables, type RaceTable } from './race-table';
import { headlineOf, raceNews, raceStatus } from './race-words';
import { RacePage } from './RacePage';
import { RaceView } from './table/RaceView';

/** Turns the tile that the keys hold; with none, the whole table on the screen. */
const turn = (sixths: number): Act<RaceTable> => ({
  isEnabled: () => true,
  run: () => (holdsTile('keys') ? turnHeld('keys', sixths) : turnTable(sixths)),
});

/** Races of Gobble. */
export const gobbleTableKind: TableKind<RaceTable, RecordedRace> = {
  ...raceTables,
  open(record, origin) {
    setRaceClock(record.clock);
    raceTables.open(record, origin);
  },

  View: RaceView,
  subjectOf: ({ race }) => race.start,
  recordNow: (state) => clockedRecord(openIn(state)),
  toJournal: (state) => ({ record: clockedRecord(openIn(state)), undone: 0 }),

  what: 'game',
  countOf: ({ race }) => race.moves.length,
  titleOf: (_, t) => t('gobble.title'),
  suggestedName: () => 'Gobble',
  status: (state, t) => raceStatus(openIn(state), t),
  news: (after, before, t) => raceNews(before?.open?.record, openIn(after), t),
  heard: (after, before) => raceEventsBetween(before?.open?.record, after.open?.record),

  acts: {
    playHere: { isEnabled: () => holdsOver('keys'), run: () => layHeld('keys') },
    putBack: { isEnabled: () => holdsTile('keys'), run: () => letGoOf('keys') },
    rotateClockwise: turn(1),
    rotateAnticlockwise: turn(-1),
  },
  waysOut: [{ isIn: () => holdsTile('keys'), leave: () => letGoOf('keys') }],
  menuAt: () => ({ about: 'table', commands: ['rotateClockwise', 'rotateAnticlockwise', 'fitBoard'] }),

  pictureOf: ({ race }) => ({ tiles: race.tiles, legend: [] }),
  headlineOf,
  pages: (record) => [<RacePage key="board" record={record} places={placesOf(record.race)} />],
};

function openIn({ open }: RaceTable): RecordedRace {
  if (!open) throw new RangeError('no race is open');
  return open.record;
}
