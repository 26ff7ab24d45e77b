// One figure a line, `name: value unit`. Compare within one run only; other work on the machine shifts them all.
import { readMilliseconds } from './bench/files';
import { playoutRate } from './bench/playouts';

playoutRate(1); // lets the compiler warm up
const { games, placements } = playoutRate(5);
console.log(`playouts: ${games.toFixed(0)} games/s, ${placements.toFixed(0)} placements/s`);
console.log(`read a whole .txg: ${readMilliseconds(201).toFixed(2)} ms`);
