/** What the window is given of Gobble. */

export { gobbleTableKind } from './kind';
export { gobbleToStart } from './start/RaceFields';
export { startRaces } from './timing';
export { followClock } from './clock';
export { layDown, layRefereed, raceAt, raceTables, sendToRaceAt } from './race-table';
