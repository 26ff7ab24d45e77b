import { describe, expect, it } from 'vitest';
import { cornerFor } from '../../../../../src-renderer/online/playing/notice-place';

const SCENE = { area: { width: 800, height: 300 }, notice: { width: 360, height: 50 }, tiles: [], others: [] };
const boxAt = (left: number, top: number) => ({ left, top, right: left + 60, bottom: top + 60 });

describe('a notice over the board', () => {
  it('stands at the top left where nothing is', () => {
    expect(cornerFor(SCENE, undefined)).toBe('top left');
  });

  it('stands in the corner in which it covers the least', () => {
    expect(cornerFor({ ...SCENE, tiles: [boxAt(320, 20)] }, undefined)).toBe('top right');
    const top = [boxAt(320, 20), boxAt(420, 20)];
    expect(cornerFor({ ...SCENE, tiles: top }, undefined)).toBe('bottom left');
    expect(cornerFor({ ...SCENE, tiles: [...top, boxAt(200, 240), boxAt(500, 200)] }, undefined)).toBe('bottom right');
  });

  it('covers tiles before another notice', () => {
    const tiles = [boxAt(20, 20), boxAt(60, 30), boxAt(720, 30)];
    const others = [{ left: 10, top: 200, right: 790, bottom: 290 }];
    expect(cornerFor({ ...SCENE, tiles, others }, undefined)).toBe('top right');
  });

  it('stays where it stands as long as it covers no more there', () => {
    expect(cornerFor(SCENE, 'bottom right')).toBe('bottom right');
    expect(cornerFor({ ...SCENE, tiles: [boxAt(720, 240)] }, 'bottom right')).toBe('top left');
  });
});
