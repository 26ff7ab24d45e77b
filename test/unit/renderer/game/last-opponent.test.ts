import { describe, expect, it } from 'vitest';
import { lastOpponent } from '../../../../src-renderer/game/last-opponent';
import { FIRST_GAMES } from '../../../../src-renderer/game/proposals';

describe('the last opponent', () => {
  it('is before the first game one whom a stranger can beat', () => {
    expect(lastOpponent(null)).toEqual({ character: 'mason', level: 1 });
    expect(lastOpponent(FIRST_GAMES)).toEqual({ character: 'mason', level: 1 });
  });

  it('is that of the last game against the computer, whatever was played since', () => {
    const computer = [
      { name: '', email: '', country: '', colour: 'red' as const },
      { name: 'Thorn', email: '', country: '', colour: 'blue' as const, robot: { character: 'thorn', level: 3 } },
    ];
    expect(lastOpponent({ ...FIRST_GAMES, kind: 'email', computer })).toEqual({ character: 'thorn', level: 3 });
  });
});
