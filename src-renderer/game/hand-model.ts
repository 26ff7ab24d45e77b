import {
  type Colour,
  isOver,
  NO_TILE,
  playableTiles,
  resultOf,
  type Rotation,
  type Standing,
  standingsOf,
  type TileNumber,
  UNKNOWN_TILE,
} from '../../src-shared/tantrix';
import { type Character, CHARACTERS } from '../../src-shared/robots';
import { toScreen } from '../board/orientation';
import { movesHere } from './terms';
import { fitsShown, mayTellFits } from './fits';
import { tilesCalled } from './first';
import type { WithMarks } from './marks';
import { peopleOf } from './people';
import { seatAsked } from './seat-asked';
import { suggestionOf } from './suggestion';
import type { GameTable } from './table';
import type { OpenGame } from './open-game';

/** A seat as its panel shows it. */
export interface HandModel {
  readonly seat: number;
  readonly name: string;
  readonly colour: Colour;
  readonly score: number;
  /** What the score is from; undefined while it is from nothing. */
  readonly scoredBy: 'line' | 'loop' | undefined;
  /** A computer player's level, and its character where that is known here; undefined for a person. */
  readonly robot: { readonly level: number; readonly character: Character | undefined } | undefined;
  /** The name of whoever builds the same colour; undefined where everybody plays for themselves. */
  readonly partner: string | undefined;
  readonly isMover: boolean;
  /** Whether its tiles are the person's to move. */
  readonly isMine: boolean;
  readonly isThinking: boolean;
  readonly isWinner: boolean;
  /** Slot by slot; undefined where no tile is left, or one is still to come. */
  readonly tiles: readonly (HandTileModel | undefined)[];
  /** The slot to which a tile is still to come; left out where none is. */
  readonly coming?: number;
}

export interface HandTileModel {
  readonly tile: TileNumber;
  readonly rotation: Rotation;
  /**
   * `ready`: it may be played; `fits`: it may fill a forced space, where that is told; `idle`: it cannot be played now;
   * `away`: it lies on the table.
   */
  readonly state: 'ready' | 'fits' | 'idle' | 'selected' | 'away';
  readonly isSelected: boolean;
  /** It comes first: it fits the forced space that is asked about, or any while another tile must wait. */
  readonly isLifted?: boolean;
  /** It may fill a forced space, whoever is to move; left out where fit counts are not shown. */
  readonly isFit?: boolean;
  /** The computer would play it; left out where that is not so, or not shown. */
  readonly isSuggested?: boolean;
}

type Situation = Pick<
  GameTable,
  'held' | 'tried' | 'orientation' | 'turnEnded' | 'replay' | 'hint' | 'panel' | 'analysis' | 'asked'
> &
  WithMarks & { readonly isCovered: boolean };

/** All seats as their panels show them, in seating order. */
export function handModels(open: OpenGame, situation: Situation): HandModel[] {
  const { record } = open;
  const { game } = record;
  const standings = standingsOf(game);
  const winners = resultOf(game)?.winners ?? [];
  const playable = new Set(playableTiles(game));
  const stateIfPlayable = game.position.phase === 'free' || !mayTellFits({ open }) ? 'ready' : 'fits';
  const fits = new Set(fitsShown(game, { open, marks: situation.marks }).flatMap(({ tiles }) => tiles));
  const suggested = suggestionOf(situation)?.tile;
  const lifted = new Set(tilesCalled({ ...situation, open }));
  const marksOf = (tile: TileNumber) => ({
    ...(fits.has(tile) ? { isFit: true } : {}),
    ...(tile === suggested ? { isSuggested: true } : {}),
    ...(lifted.has(tile) ? { isLifted: true } : {}),
  });
  const asked = seatAsked({ ...situation, open });
  const people = peopleOf(record);
  return people.map(({ name, colour, seat, robot }) => {
    const isMover = !isOver(game) && situation.turnEnded === undefined && game.position.mover === seat;
    const isMine = isMover && !robot && movesHere(open, seat);
    const coming = game.position.hands[seat]?.indexOf(UNKNOWN_TILE) ?? -1;
    // Before the tile that was drawn is known, no tile is known not to fit.
    const state = (tile: TileNumber) =>
      isMine && !game.position.awaitsTile
        ? moverTileState(tile, situation, playable.has(tile) ? stateIfPlayable : 'idle')
        : 'ready';
    return {
      seat,
      name,
      colour,
      score: standings[seat]?.score ?? 0,
      scoredBy: signOf(standings[seat]),
      robot: robot && { level: robot.level, character: CHARACTERS.find((each) => each === robot.character) },
      partner: people.find((other) => other.colour === colour && other.seat !== seat)?.name,
      isMover,
      isMine,
      isThinking: seat === asked,
      isWinner: winners.includes(seat),
      ...(coming === -1 ? {} : { coming }),
      tiles: (game.position.hands[seat] ?? []).map((tile) =>
        tile === NO_TILE || tile === UNKNOWN_TILE
          ? undefined
          : { ...placeOf(tile, situation), state: state(tile), ...marksOf(tile) },
      ),
    };
  });
}

const signOf = (standing: Standing | undefined): HandModel['scoredBy'] => {
  if (!standing || standing.path.length === 0) return undefined;
  return standing.isLoop ? 'loop' : 'line';
};

/** A tile as it lies for the eye: like the tantrix, the hands turn with the table. */
function placeOf(tile: TileNumber, { held, tried, orientation }: Situation): Omit<HandTileModel, 'state'> {
  const isSelected = held?.tile === tile;
  const moved = isSelected ? held : tried.find((each) => each.tile === tile);
  return { tile, rotation: toScreen.rotation(moved?.rotation ?? 0, orientation), isSelected };
}

/** The state of a tile of the mover's, which is `inHand` while it lies there and is not selected. */
function moverTileState(
  tile: TileNumber,
  { held, tried }: Situation,
  inHand: HandTileModel['state'],
): HandTileModel['state'] {
  if (held?.tile === tile) return held.at ? 'away' : 'selected';
  return tried.some((each) => each.tile === tile) ? 'away' : inHand;
}
