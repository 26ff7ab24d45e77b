import { expect, it } from 'vitest';
import { figuresIn, replaced, report } from '../../../scripts/bench/report';

const figure = (part: string, what: string, value: string) => ({ part, what, value });

it('parts that are measured anew take the places of the earlier ones, and others stay', () => {
  const before = [figure('Size', 'all', '1 kB'), figure('Computing', 'loop', '1'), figure('Games', 'moves', '2')];
  const anew = [
    figure('Computing', 'loop', '3'),
    figure('Computing', 'playouts', '4'),
    figure('Players', 'level 6', '5'),
  ];
  const all = replaced(figuresIn(report([], before)), anew);
  expect(all.map(({ part, value }) => [part, value])).toEqual([
    ['Size', '1 kB'],
    ['Computing', '3'],
    ['Computing', '4'],
    ['Games', '2'],
    ['Players', '5'],
  ]);
  expect(replaced([], anew)).toEqual(anew);
});
