/** Races of Gobble online, on the table. */

export { startRacing } from './following';
