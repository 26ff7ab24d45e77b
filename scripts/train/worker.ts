// One process of a training: is sent the numbers of games, and answers with the games.
import { serve } from '../lib/pool';
import { trainingGame } from './training-game';

const [seed = '', playouts = '', weights = ''] = process.argv.slice(2);
const teacher = {
  seed: Number(seed),
  playouts: Number(playouts),
  weights: Int32Array.from(weights.split(' '), Number),
};

serve((number) => trainingGame(teacher, number));
