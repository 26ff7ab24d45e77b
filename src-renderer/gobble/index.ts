/** What the window is given of Gobble. */

export { gobbleTableKind } from './kind';
export { gobbleToStart } from './start/RaceFields';
export { startRaces } from './timing';
export { clockNow, followClock, setRaceClock } from './clock';
export { layDown, layRefereed, raceAt, raceNow, raceTables, sendToRaceAt } from './race-table';
export { shapeOf } from './marks';
export { SeatMark } from './SeatMark';
