import { useMemo } from 'react';
import type { Hex } from '../../src-shared/tantrix/hex';
import type { Rotation } from '../../src-shared/tantrix/tiles';
import type { Point } from './geometry';
import type {
  BoardEdge,
  BoardGestures,
  BoardModel,
  BoardSpace,
  BoardTile,
  ClosedLoops,
  Label,
  LitPath,
  Seen,
  SpaceSeen,
  SuggestedTile,
  TriedTile,
} from './model';
import { fromScreen, type Orientation, toScreen } from './orientation';
import { pointOf } from './spot';

/** What the board draws as it is seen: turned like the table, its labels said. */

type Said<T extends { readonly label: Label }> = Omit<T, 'label'> & { readonly label: string };
export type TileSeen = Said<BoardTile>;
export type LooseTileSeen = Omit<Said<TriedTile>, 'at'> & Seen & { readonly at: Point };
export type SuggestionSeen = Said<SuggestedTile>;

export interface GuideSeen {
  readonly hex: Hex;
  readonly twelfths: number;
  readonly isMirror: boolean;
}

export interface ScreenModel {
  readonly tiles: readonly TileSeen[];
  readonly spaces: readonly SpaceSeen[];
  readonly tried: readonly LooseTileSeen[];
  readonly suggested: SuggestionSeen | undefined;
  readonly partners: readonly SuggestionSeen[];
  readonly guide: GuideSeen | undefined;
  readonly lit: readonly LitPath[];
  readonly closed: ClosedLoops | undefined;
  readonly clashes: readonly BoardEdge[];
  readonly ground: readonly Hex[];
  readonly goal: readonly Hex[];
  readonly sight: readonly Hex[];
}

/** The model as it is seen. What has not changed of the model has not changed of this. */
export function useScreenModel(model: BoardModel, orientation: Orientation): ScreenModel {
  const { tiles, spaces, tried, suggested, ground, goal, sight } = model;
  const tilesSeen = useMemo(() => tiles.map((tile) => tileSeen(tile, orientation)), [tiles, orientation]);
  const triedSeen = useMemo(() => tried.map((tile) => looseTileSeen(tile, orientation)), [tried, orientation]);
  const spacesSeen = useMemo(() => spaces.map((space) => spaceSeen(space, orientation)), [spaces, orientation]);
  const suggestedSeen = useMemo(() => suggested && tileSeen(suggested, orientation), [suggested, orientation]);
  const groundSeen = useMemo(() => cellsSeen(ground, orientation), [ground, orientation]);
  const goalSeen = useMemo(() => cellsSeen(goal, orientation), [goal, orientation]);
  const sightSeen = useMemo(() => sight && cellsSeen(sight, orientation), [sight, orientation]);
  const inSight = useMemo(() => sightSeen ?? tilesSeen.map(({ hex }) => hex), [sightSeen, tilesSeen]);
  const rest = useMemo(() => restSeen(model, orientation), [model, orientation]);
  return {
    ...rest,
    tiles: tilesSeen,
    spaces: spacesSeen,
    tried: triedSeen,
    suggested: suggestedSeen,
    ground: groundSeen,
    goal: goalSeen,
    sight: inSight,
  };
}

const restSeen = ({ lit, closed, guide, partners = [], clashes = [] }: BoardModel, orientation: Orientation) => ({
  partners: partners.map((partner) => tileSeen(partner, orientation)),
  guide: guide && {
    hex: toScreen.hex(guide.centre, orientation),
    twelfths: guide.axis + 2 * orientation,
    isMirror: guide.isMirror,
  },
  lit: pathsSeen(lit, orientation),
  closed: closed && { ...closed, loops: pathsSeen(closed.loops, orientation) },
  clashes: clashes.map(({ hex, side }) => ({
    hex: toScreen.hex(hex, orientation),
    side: toScreen.side(side, orientation),
  })),
});

const pathsSeen = (paths: readonly LitPath[], orientation: Orientation): readonly LitPath[] =>
  paths.map(({ colour, cells }) => ({ colour, cells: cellsSeen(cells, orientation) }));

const cellsSeen = (cells: readonly Hex[] = [], orientation: Orientation): readonly Hex[] =>
  cells.map((hex) => toScreen.hex(hex, orientation));

const seenOf = (hex: Hex, rotation: Rotation, orientation: Orientation): Seen => ({
  hex: toScreen.hex(hex, orientation),
  rotation: toScreen.rotation(rotation, orientation),
});

function tileSeen<T extends Seen & { readonly label: Label }>(tile: T, orientation: Orientation): Said<T> {
  const seen = seenOf(tile.hex, tile.rotation, orientation);
  return { ...tile, ...seen, label: tile.label(seen) };
}

function looseTileSeen(tile: TriedTile, orientation: Orientation): LooseTileSeen {
  const seen = seenOf(tile.at.over, tile.rotation, orientation);
  return { ...tile, ...seen, at: toScreen.point(pointOf(tile.at), orientation), label: tile.label(seen) };
}

function spaceSeen(space: BoardSpace, orientation: Orientation): SpaceSeen {
  const seen = seenOf(space.hex, 0, orientation);
  const ghosts = space.ghosts.map((ghost) => ({ ...ghost, rotation: toScreen.rotation(ghost.rotation, orientation) }));
  return { ...space, hex: seen.hex, ghosts, label: space.label(seen) };
}

/** The gestures, given where they were made on the screen. */
export const screenGestures = (gestures: BoardGestures, orientation: Orientation): BoardGestures => ({
  ...gestures,
  onSpace: (hex, rotation) =>
    gestures.onSpace(fromScreen.hex(hex, orientation), fromScreen.rotation(rotation, orientation)),
  onAsk: (hex) => gestures.onAsk?.(fromScreen.hex(hex, orientation)),
  onCell: (hex) => gestures.onCell?.(fromScreen.hex(hex, orientation)),
});
