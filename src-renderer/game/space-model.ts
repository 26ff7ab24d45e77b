import { type BoardSpace, SPACE_KINDS, type SpaceKind } from '../board/model';
import { inReadingOrder, type Orientation, ringSeen } from '../board/orientation';
import {
  type Game,
  type Hex,
  hexKey,
  sameHex,
  type Space,
  spacesOf,
  legalTiles,
  tilesThatFit,
  type TileNumber,
  unplayedTiles,
  legalCells,
  type Rotation,
} from '../../src-shared/tantrix';
import { inRow, inTurn, listWords, type Words } from '../words/words';
import { fitCountWords, fitMark, fitsShown, mayTellFits, objectionTold } from './fits';
import { isCalled } from './first';
import type { WithMarks } from './marks';
import { lettersOf, spacesNamed, suggestionOf } from './suggestion';
import type { GameTable } from './table';
import { tileInWords } from '../stage/TileWords';
import { legalRotationsFor, type PickedTile } from '../../src-shared/sessions/game';

/** A space that takes the tile, and the rotations in which it may be played there. */
export interface Offer {
  readonly hex: Hex;
  /** At least one: the next clockwise from the tile's own first. */
  readonly rotations: readonly Rotation[];
}

/** The spaces that take the selected tile, each once. */
export const offersOf = (game: Game, held: PickedTile): Offer[] =>
  legalCells(game, held.tile).map((hex) => ({ hex, rotations: legalRotationsFor(game, held, hex) }));

type Situation = Pick<
  GameTable,
  'open' | 'held' | 'hint' | 'replay' | 'panel' | 'analysis' | 'refusal' | 'orientation' | 'asked'
> &
  WithMarks;

/** A space with its number, from the top of the screen to the bottom, in a row from left to right; turned like the screen. */
interface Numbered extends Space {
  readonly number: number;
}

/** All spaces of the game in the order of their numbers, then other cells that a refusal points at. */
export function spaceModels(game: Game, situation: Situation, t: Words): BoardSpace[] {
  const spaces = numberedSpaces(game, situation.orientation);
  const unplayed = unplayedTiles(game);
  const offers = openOffers(game, situation);
  const fits = fitsShown(game, situation);
  const named = spacesNamed(situation);
  const letters = lettersOf(situation);
  const suggested = suggestionOf(situation);
  const trouble = troubleIn(situation);
  const barred = tileToLay(situation);
  const models = spaces.map((space) => {
    const offer = offers.find(({ hex }) => sameHex(hex, space.hex));
    const kinds = kindsOf(game, space, { unplayed, offer, trouble }, situation);
    const fit = fits.find(({ hex }) => sameHex(hex, space.hex));
    const letter = letters.get(hexKey(space.hex));
    const name = named.get(hexKey(space.hex));
    const tiles = mayTellFits(situation) ? legalTiles(game, space.hex) : undefined;
    const more = () => [...(fit ? [fitCountWords(fit, game, t)] : []), ...offerWords(offer, t)];
    return {
      ...spaceModel(space.hex, kinds, offer, situation),
      // Where a tile is suggested, its ghost needs the room.
      ...(fit && !(suggested && sameHex(suggested, space.hex)) ? { fit: fitMark(fit, game, t) } : {}),
      ...(name === undefined ? {} : { name }),
      ...(letter === undefined ? {} : { letter }),
      label: () =>
        inTurn([...spaceWords(space, letter ?? name ?? space.number, kinds, t), ...fitWords(tiles, t), ...more()], t),
      words: () =>
        barred === undefined || offer || isUnderTile(space.hex, situation)
          ? inTurn([...seenWords(space, letter, kinds, t), ...fitPictures(tiles, t), ...more()], t)
          : inTurn([...seenWords(space, letter, kinds.filter(isPlain), t), whyNotWords(barred, t)], t),
    };
  });
  const known = new Set(spaces.map(({ hex }) => hexKey(hex)));
  const strangers = trouble.filter((hex) => !known.has(hexKey(hex)));
  return [
    ...models,
    ...strangers.map((hex) => ({
      ...spaceModel(hex, ['trouble'], undefined, situation),
      label: () => t('board.kind.trouble'),
    })),
  ];
}

/** The spaces as they are numbered on the screen. */
export const numberedSpaces = (game: Game, orientation: Orientation): Numbered[] =>
  inReadingOrder(spacesOf(game), ({ hex }) => hex, orientation).map((space, at) => ({
    ...space,
    ring: ringSeen(space.ring, orientation),
    number: at + 1,
  }));

/** The cells that a refusal points at, or what stands against the selected tile where it lies. */
const troubleIn = (situation: Situation): readonly Hex[] => (situation.refusal ?? objectionTold(situation))?.at ?? [];

/** The selected tile, where a click on a space that does not take it tells why: that says more than the kinds do. */
const tileToLay = (situation: Situation): TileNumber | undefined =>
  situation.replay || situation.open?.guide || !mayTellFits(situation) ? undefined : situation.held?.tile;

const isUnderTile = (hex: Hex, { held }: Situation): boolean => held?.at !== undefined && sameHex(held.at.over, hex);
const isPlain = (kind: SpaceKind): boolean => kind !== 'controlled' && kind !== 'closed';
const whyNotWords = (tile: TileNumber, t: Words): string => t('board.seen.whyNot', { tile: tileInWords(tile) });

/** Where the selected tile may go; where it lies already there is nothing to press. */
function openOffers(game: Game, { held }: Situation): Offer[] {
  if (!held) return [];
  const under = held.at?.over;
  return offersOf(game, held).filter(({ hex }) => !under || !sameHex(under, hex));
}

function spaceModel(
  hex: Hex,
  kinds: readonly SpaceKind[],
  offer: Offer | undefined,
  situation: Situation,
): Omit<BoardSpace, 'label'> {
  const { held, marks } = situation;
  const rotations = offer?.rotations ?? [];
  const isFillable = kinds.includes('fillable');
  const mayAsk = isFillable && !held && !situation.replay && mayTellFits(situation);
  return {
    hex,
    kinds,
    isMarked: (marks.showPlayable && (held !== undefined || isCallingFor(kinds))) || isAlwaysMarked(kinds),
    ghosts: held ? rotations.map((rotation) => ({ tile: held.tile, rotation })) : [],
    ...(mayAsk ? { isAskable: true } : {}),
    ...(isFillable && isCalled(hex, situation) ? { isCalled: true } : {}),
    ...(isStriped(kinds, situation) ? { isStriped: true } : {}),
  };
}

/** Whether a space is seen to be closed: where forced spaces come first, all others are, and these show what to do. */
const isStriped = (kinds: readonly SpaceKind[], { held, marks, open }: Situation): boolean =>
  held !== undefined &&
  marks.showPlayable &&
  open?.record.game.position.phase === 'free' &&
  kinds.some((kind) => kind === 'controlled' || kind === 'closed') &&
  !kinds.includes('forced');

/** Whether a space is marked while no tile is selected: not where it is merely of no use, for many are near the end. */
const isCallingFor = (kinds: readonly SpaceKind[]): boolean =>
  kinds.some((kind) => kind === 'forced' || kind === 'fillable');

const isAlwaysMarked = (kinds: readonly SpaceKind[]): boolean =>
  kinds.some((kind) => kind === 'trouble' || kind === 'start');

/** What the kinds of a space depend on besides. */
interface Seen {
  readonly unplayed: readonly TileNumber[];
  readonly offer: Offer | undefined;
  readonly trouble: readonly Hex[];
}

function kindsOf(game: Game, space: Numbered, { unplayed, offer, trouble }: Seen, situation: Situation): SpaceKind[] {
  const isFree = game.position.phase === 'free';
  const holds: Record<SpaceKind, boolean> = {
    start: game.placements.length === 0,
    forced: space.isForced,
    fillable: !isFree && legalTiles(game, space.hex).length > 0,
    controlled: space.isControlled,
    closed: space.takesNoFourth && !space.isControlled,
    impossible: mayTellFits(situation) && tilesThatFit(space, unplayed).length === 0,
    playable: offer !== undefined,
    trouble: trouble.some((hex) => sameHex(hex, space.hex)),
  };
  return SPACE_KINDS.filter((kind) => holds[kind]);
}

/** Kinds that are said of a space; what can be played there is said by the tiles that fit. */
const SAID = ['start', 'forced', 'fillable', 'controlled', 'closed', 'impossible', 'trouble'] as const;

function spaceWords({ ring }: Numbered, name: number | string, kinds: readonly SpaceKind[], t: Words): string[] {
  const said = SAID.filter((kind) => kinds.includes(kind)).map((kind) => t(`board.kind.${kind}`));
  const space = inRow([t('board.space', { number: name }), ...said], t);
  const colours = ring.flatMap((colour) => (colour ? [t(`colourInText.${colour}`)] : []));
  const needs = colours.length > 0 ? [t('board.needs', { colours: inRow(colours, t) })] : [];
  return [space, ...needs];
}

/** The same for those who see where the space is, and how the colours lie round it. */
function seenWords({ ring }: Numbered, letter: string | undefined, kinds: readonly SpaceKind[], t: Words): string[] {
  const said = SAID.filter((kind) => kind !== 'forced' && kinds.includes(kind));
  const plain = t(kinds.includes('forced') ? 'board.seen.forced' : 'board.seen.space');
  const name = letter === undefined ? plain : t('board.space', { number: letter });
  const colours = ring.flatMap((colour) => (colour ? [t(`colourInText.${colour}`)] : []));
  return [
    inRow([name, ...said.map((kind) => t(`board.kind.${kind}`))], t),
    ...(colours.length > 0 ? [t('board.seen.needs', { colours: listWords(colours) })] : []),
  ];
}

/** Which tiles of the mover's may be played in a space; nothing where that is not told. */
function fitWords(tiles: readonly TileNumber[] | undefined, t: Words): string[] {
  if (!tiles) return [];
  if (tiles.length === 0) return [t('board.noneFits')];
  return [t('board.fits', { count: tiles.length, tiles: listWords(tiles.map(String)) })];
}

/** The same with the tiles as pictures. */
const fitPictures = (tiles: readonly TileNumber[] | undefined, t: Words): string[] =>
  tiles && tiles.length > 0
    ? [t('board.seen.fits', { count: tiles.length, tiles: listWords(tiles.map(tileInWords)) })]
    : fitWords(tiles, t);

const offerWords = (offer: Offer | undefined, t: Words): string[] =>
  offer ? [t('board.ways', { count: offer.rotations.length })] : [];
