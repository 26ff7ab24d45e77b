import { describe, expect, it } from 'vitest';
import { boardModel } from '../../../../src-renderer/game/board-model';
import { handModels } from '../../../../src-renderer/game/hand-model';
import { gameOnTable } from '../../../../src-renderer/game/open-game';
import type { GameTable } from '../../../../src-renderer/game/table';
import { DEFAULT_PREFERENCES } from '../../../../src-shared/bridge/bridge';
import {
  type Game,
  type Hex,
  hexKey,
  legalPlacements,
  legalTiles,
  playableTiles,
} from '../../../../src-shared/tantrix';
import { gameOf } from '../../../support/records';
import { RESTRICTED, TWO_FORCED } from '../../../support/situations';
import { t } from '../../../support/words';

const players = ['Ann', 'Bob'].map((name) => ({ name, email: '', country: '' }));
const FORCED = gameOf(TWO_FORCED);
const [ONE, ...MORE] = new Map(legalPlacements(FORCED).map(({ q, r }) => [hexKey({ q, r }), { q, r }])).values();
const idle = FORCED.position.hands[FORCED.position.mover]?.find((tile) => !playableTiles(FORCED).includes(tile)) ?? 0;

const keys = (some: readonly { readonly hex: Hex }[]) => some.map(({ hex }) => hexKey(hex)).toSorted();

/** What shows itself of a table: spaces that come first and that can be asked about, and tiles that are lifted. */
function shown(game: Game, more: Partial<GameTable>, isCompetition = false) {
  const open = gameOnTable({ record: { players, game, isCompetition } });
  const situation = { open, lit: [], tried: [], orientation: 0, marks: DEFAULT_PREFERENCES, ...more } as const;
  const { spaces } = boardModel(situation, t);
  return {
    called: keys(spaces.filter(({ isCalled }) => isCalled)),
    askable: keys(spaces.filter(({ isAskable }) => isAskable)),
    lifted: handModels(open, { ...situation, isCovered: false }).flatMap(({ tiles }) =>
      tiles.flatMap((tile) => (tile?.isLifted ? [tile.tile] : [])),
    ),
  };
}
const fillable = [ONE, ...MORE].flatMap((hex) => (hex ? [hexKey(hex)] : [])).toSorted();
const sorted = (tiles: readonly number[]) => tiles.toSorted((a, b) => a - b);

describe('what comes first', () => {
  it('shows itself while a tile is selected that fits no forced space', () => {
    const { called, askable, lifted } = shown(FORCED, { held: { tile: idle, rotation: 0 } });
    expect([called, askable, sorted(lifted)]).toEqual([fillable, [], sorted(playableTiles(FORCED))]);
  });

  it('does not while a tile is selected that fits, or at the free move', () => {
    const fits = { tile: playableTiles(FORCED)[0] ?? 0, rotation: 0 };
    expect(shown(FORCED, { held: fits })).toEqual({ called: [], askable: [], lifted: [] });
    expect(shown(gameOf(RESTRICTED), {})).toEqual({ called: [], askable: [], lifted: [] });
  });

  it('is told of a forced space that is asked about', () => {
    expect(shown(FORCED, {})).toEqual({ called: [], askable: fillable, lifted: [] });
    if (!ONE) throw new Error('nothing is forced');
    const { called, askable, lifted } = shown(FORCED, { asked: ONE });
    expect([called, askable, sorted(lifted)]).toEqual([[hexKey(ONE)], fillable, sorted(legalTiles(FORCED, ONE))]);
  });

  it('names no tiles under competition rules', () => {
    expect(shown(FORCED, { held: { tile: idle, rotation: 0 } }, true)).toEqual({
      called: fillable,
      askable: [],
      lifted: [],
    });
    expect(shown(FORCED, {}, true)).toEqual({ called: [], askable: [], lifted: [] });
  });
});
