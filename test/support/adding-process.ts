// A worker of a pool: adds a number to each that it is sent, or dies of the first.
import { serve } from '../../scripts/lib/pool';

const [word = ''] = process.argv.slice(2);
serve((number) => (word === 'dies' ? process.exit(3) : Number(word) + number));
