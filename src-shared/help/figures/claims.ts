import {
  COLOURS,
  fitCounts,
  fitCountText,
  type Game,
  hexKey,
  legalPlacements,
  legalTiles,
  linksOf,
  NO_TILE,
  type Placement,
  play,
  REFUSALS,
  sameHex,
  spacesOf,
  TILE_NUMBERS,
  tilesThatFit,
  type TileNumber,
  unplayedTiles,
} from '../../tantrix';
import { cellOf } from '../../tantrix/grid';
import { pathsOf } from '../../tantrix/paths';
import { Chains } from './chains';
import { ClaimError, ClaimWords } from './claim-words';
import type { Figure } from './figure';
import {
  longestOf,
  coloursInto,
  handOf,
  mayBePlayed,
  endsMeetingAt,
  patternOf,
  ringTiles,
  scoreOf,
  tilesFor,
  tilesWithin,
} from './readings';

/** Says what is true instead, or undefined when the claim is. */
type Check = (game: Game, words: ClaimWords) => string | undefined;

const ascending = (tiles: readonly number[]): number[] => tiles.toSorted((a, b) => a - b);

const expect = (said: string | number, found: string | number): string | undefined =>
  said === found ? undefined : `it is ${found}`;

const expectTiles = (said: readonly TileNumber[], found: readonly TileNumber[]): string | undefined =>
  expect(said.join(' ') || 'none', ascending(found).join(' ') || 'none');

/**
 * What can be said of a position, by the first word of the claim. A space is a mark of the figure or `q,r`; a *tile that
 * fits* is one not yet played, whoever has it.
 */
const CHECKS: Readonly<Record<string, Check>> = {
  /** `forced A`: the space has to be filled by whoever can. */
  forced: (game, words) => (words.space(game).isForced ? undefined : 'it is not forced'),
  /** `unforced A` */
  unforced: (game, words) => (words.space(game).isForced ? 'it is forced' : undefined),
  /** `waits A`: the space has to be filled, but not by whoever is to move, who cannot. */
  waits: (game, words) => {
    const { hex, isForced } = words.space(game);
    return isForced && legalTiles(game, hex).length === 0
      ? undefined
      : 'whoever is to move can fill it, or nobody has to';
  },
  /** `filled A`: a tile lies there. */
  filled: (game, words) => {
    const hex = words.hex();
    return game.placements.some((tile) => sameHex(tile, hex)) ? undefined : 'no tile lies there';
  },
  /** `sides A 4`: so many tiles lie round the space. */
  sides: (game, words) => {
    const found = ringTiles(words.space(game));
    return expect(words.number(), found);
  },
  /** `needs A red blue blue`: the colours that point into the space, clockwise. */
  needs: (game, words) => {
    const found = coloursInto(words.space(game)).join(' ');
    return expect(words.rest().join(' '), found);
  },
  /** `pattern A AAB` */
  pattern: (game, words) => {
    const found = patternOf(words.space(game));
    return expect(words.word(), found);
  },
  /** `alike A B`: the two spaces need the same colours clockwise. */
  alike: (game, words) => expect(coloursInto(words.space(game)).join(), coloursInto(words.space(game)).join()),
  /** `fits A 12 24 33`: these tiles may be put there now, and no others. `fits A none`. */
  fits: (game, words) => {
    const found = tilesFor(game, words.space(game));
    return expectTiles(words.tiles(), found);
  },
  /** `count A 3`: so many tiles may be put there now. */
  count: (game, words) => {
    const found = tilesFor(game, words.space(game)).length;
    return expect(words.number(), found);
  },
  /** `matches A 12 24 33`: the colours of these tiles match, whatever the restrictions say, and of no others. */
  matches: (game, words) => {
    const found = tilesThatFit(words.space(game), unplayedTiles(game));
    return expectTiles(words.tiles(), found);
  },
  /** `set A 6`: so many tiles of the whole set match the space. */
  set: (game, words) => {
    const found = tilesThatFit(words.space(game), TILE_NUMBERS).length;
    return expect(words.number(), found);
  },
  /** `note A 4-1/2`: what tournament players note on the forced space. */
  note: (game, words) => {
    const { hex } = words.space(game);
    const count = fitCounts(game).find((each) => sameHex(each.hex, hex));
    return count ? expect(words.word(), fitCountText(count)) : 'it is not forced';
  },
  /** `closed A fourth` or `closed A side`: no tile may go there, beside a forced space or along a controlled side. */
  closed: (game, words) => {
    const space = words.space(game);
    const said = words.word();
    if (said !== 'fourth' && said !== 'side') throw new ClaimError(`'${said}' closes nothing`);
    return (said === 'fourth' ? space.takesNoFourth : space.isControlled) ? undefined : 'it is not';
  },
  /** `barred A 17`: the tile matches the space, but a restriction keeps it out in every rotation. */
  barred: (game, words) => {
    const space = words.space(game);
    const tile = words.number();
    if (!tilesThatFit(space, unplayedTiles(game)).includes(tile)) return 'its colours do not match';
    return tilesFor(game, space).includes(tile) ? 'it may be put there' : undefined;
  },
  /** `lifted A 17`: the tile may be put there, and only because the restrictions are lifted. */
  lifted: (game, words) => {
    const space = words.space(game);
    const tile = words.number();
    if (!tilesFor(game, space).includes(tile)) return 'it may not be put there';
    return tilesWithin(game, space, true).includes(tile) ? 'it might be put there all the same' : undefined;
  },
  /** `open 3`: into so many spaces some tile may be put. */
  open: (game, words) =>
    expect(words.number(), spacesOf(game).filter((space) => tilesFor(game, space).length > 0).length),
  /** `restricted yes` while the bag holds a tile. */
  restricted: (game, words) => expect(words.word(), game.position.isRestricted ? 'yes' : 'no'),
  /** `bag 5` */
  bag: (game, words) => expect(words.number(), game.position.bagCount),
  /** `played 14`: so many tiles lie in the tantrix. */
  played: (game, words) => expect(words.number(), game.position.board.filled.length),
  /** `turn red` */
  turn: (game, words) => expect(words.colour(), game.deal.seats[game.position.mover] ?? 'nobody'),
  /** `phase free`, `forcedBefore`, `forcedAfter`, `complete`, `deadlock` */
  phase: (game, words) => expect(words.word(), game.position.phase),
  /** `line red 6`: its longest line. */
  line: (game, words) => {
    const colour = words.colour();
    return expect(words.number(), longestOf(game, colour, false));
  },
  /** `loop red 4`: the tiles of its longest loop. */
  loop: (game, words) => {
    const colour = words.colour();
    return expect(words.number(), longestOf(game, colour, true));
  },
  /** `score red 12` */
  score: (game, words) => {
    const colour = words.colour();
    return expect(words.number(), scoreOf(game, colour));
  },
  /** `through A red 3`: the line or loop of the colour over the tile at A has so many tiles. */
  through: (game, words) => {
    const cell = cellOf(words.hex());
    const colour = words.colour();
    const path = pathsOf(game.position.board, COLOURS.indexOf(colour)).find(({ cells }) => cells.includes(cell));
    return expect(words.number(), path?.cells.length ?? 0);
  },
  /** `indirect red 13`: the tiles of its longest line once all its two ends that meet are joined. */
  indirect: (game, words) => {
    const colour = words.colour();
    return expect(words.number(), new Chains(game, colour).indirectLength());
  },
  /** `ends A red 6 4`: lines of these lengths end there; `ends A red loop 7`: a tile there makes a loop of seven. */
  ends: (game, words) => {
    const space = words.space(game);
    const colour = words.colour();
    return expect(words.rest().join(' '), endsMeetingAt(game, colour, space));
  },
  /** `holds red 12 24`: these tiles, perhaps among others, lie in the hand. */
  holds: (game, words) => {
    const hand = handOf(game, words.colour());
    return words.tiles().every((tile) => hand.includes(tile)) ? undefined : `the hand is ${hand.join(' ')}`;
  },
  /** `hand red 6`: so many tiles lie in the hand. */
  hand: (game, words) => {
    const hand = handOf(game, words.colour()).filter((tile) => tile !== NO_TILE);
    return expect(words.number(), hand.length);
  },
  /** `helpless red A`: no tile of the hand may be put there now. */
  helpless: (game, words) => {
    const hand = handOf(game, words.colour());
    const found = tilesFor(game, words.space(game)).filter((tile) => hand.includes(tile));
    return found.length === 0 ? undefined : `${found.join(' ')} may`;
  },
  /** `made 12 bend bend corner`: the three links of a tile, by their shapes. */
  made: (_, words) => {
    const shapes = linksOf(words.number()).map(({ shape }) => shape);
    return expect(words.rest().toSorted().join(' '), shapes.toSorted().join(' '));
  },
  /** `link 12 red bend`: the shape of the tile's link of a colour. */
  link: (_, words) => {
    const tile = words.number();
    const colour = words.colour();
    return expect(words.word(), linksOf(tile).find((link) => link.colour === colour)?.shape ?? 'no link');
  },
  /** `may 12 A`: whoever is to move may put the tile there. */
  may: (game, words) => (mayBePlayed(game, words.number(), words.space(game)) ? undefined : 'that is not legal'),
  /** `maynot 12 A` */
  maynot: (game, words) => (mayBePlayed(game, words.number(), words.space(game)) ? 'that is legal' : undefined),
  /** `must A B`: whoever is to move has to fill one of these spaces. */
  must: (game, words) => {
    const said = [...new Set(words.rest().map((word) => hexKey(new ClaimWords([word], words.figure).hex())))];
    const found = [...new Set(legalPlacements(game).map(hexKey))];
    if (game.position.phase === 'free') return 'the move is free';
    return expect(said.toSorted().join(' '), found.toSorted().join(' '));
  },
  /** `refused 12 A 3 thirdLink`: the tile, turned so, is refused there for this reason. */
  refused: (game, words) => {
    const result = play(game, placementIn(words));
    const said = words.word();
    if (!REFUSALS.some((code) => code === said)) throw new ClaimError(`'${said}' is no reason`);
    return result.ok ? 'that is legal' : expect(said, result.refusal.code);
  },
};

/** `12 A 3`: a tile, where it goes, and how it is turned. */
function placementIn(words: ClaimWords): Placement {
  const tile = words.number();
  const { q, r } = words.hex();
  return { tile, q, r, rotation: words.number() };
}

/** `play 12 A 3` plays a tile, and what follows is said of the position afterwards; without the rotation the only legal one. */
function played(game: Game, words: ClaimWords): Game {
  const tile = words.number();
  const hex = words.hex();
  const turned = words.isEmpty ? undefined : words.number();
  const legal = legalPlacements(game).filter((each) => each.tile === tile && sameHex(each, hex));
  const choice = legal.filter(({ rotation }) => turned === undefined || rotation === turned);
  const [placement] = choice;
  if (!placement) throw new ClaimError('that cannot be played');
  if (choice.length > 1)
    throw new ClaimError(`say how it is turned: ${choice.map(({ rotation }) => rotation).join(' or ')}`);
  const result = play(game, placement);
  if (!result.ok) throw new ClaimError('that cannot be played');
  return result.game;
}

/** All that is wrong with what a figure says about its position, in English, for the author. */
export function claimProblems(figure: Pick<Figure, 'marks' | 'claims'>, start: Game): string[] {
  let game = start;
  return figure.claims.flatMap((claim) =>
    problemsOfClaim(claim, figure, (name, words) => {
      if (name === 'start') game = start;
      else if (name === 'play') game = played(game, words);
      else return checkOf(name)(game, words);
      return undefined;
    }),
  );
}

/** What is wrong with a claim, in English: `check` is given its first word and the others. */
export function problemsOfClaim(
  claim: string,
  figure: Pick<Figure, 'marks'>,
  check: (name: string, words: ClaimWords) => string | undefined,
): string[] {
  const [name = '', ...rest] = claim.split(/\s+/);
  const words = new ClaimWords(rest, figure);
  try {
    const problem = check(name, words);
    if (!words.isEmpty) throw new ClaimError(`'${words.rest().join(' ')}' is too much`);
    return problem === undefined ? [] : [`'${claim}': ${problem}`];
  } catch (error) {
    if (!(error instanceof ClaimError)) throw error;
    return [`'${claim}': ${error.message}`];
  }
}

function checkOf(name: string): Check {
  const check = Object.hasOwn(CHECKS, name) ? CHECKS[name] : undefined;
  if (!check) throw new ClaimError('no claim begins like this');
  return check;
}
