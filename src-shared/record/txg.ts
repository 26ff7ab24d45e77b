import { COLOURS, type Colour, type Placement } from '../tantrix';
import { makeBagText } from './bag-text';
import { checkDigits } from './check';
import { FIELD_SEPARATOR, type Player } from './players';
import type { RecordedGame } from './recorded-game';

/** The first word of every .txg file, and the version this program writes. FORMAT.md describes the file line by line. */
export const TXG_MARK = 'tantrix-game';
export const TXG_VERSION = 1;
export const CHECK_DIGITS = 16;
/** The 56 tiles, the only set so far; a file that names no set means it. */
export const STANDARD_SET = 'standard';

/** The game as the text of a .txg file, lines ended by LF. */
export function makeTxg({ players, game, isCompetition }: RecordedGame): string {
  const { deal, placements, isStopped } = game;
  const body = [
    `${TXG_MARK} ${TXG_VERSION}`,
    ...players.map((player, seat) => `player ${deal.seats[seat]} ${playerText(player)}`),
    ...players.flatMap(({ robot }, seat) => (robot ? [`robot ${seat + 1} ${robot.character} ${robot.level}`] : [])),
    ...(deal.starter === undefined ? [] : [`starter ${deal.starter + 1}`]),
    ...(isCompetition ? ['competition'] : []),
    `bag ${makeBagText(deal.bag)}`,
    ...placements.map((placement, at) => `${at + 1} ${placementText(placement)}`),
    ...(isStopped ? ['stopped'] : []),
  ];
  const text = `${body.join('\n')}\n`;
  return `${text}check ${checkDigits(text, CHECK_DIGITS)}\n`;
}

const playerText = ({ name, email, country }: Player): string => [name, email, country].join(FIELD_SEPARATOR);

const placementText = ({ tile, q, r, rotation }: Placement): string => `${tile} ${q},${r} ${rotation}`;

/** The colour a word of the file names, or undefined. */
export const colourNamed = (word: string): Colour | undefined => COLOURS.find((colour) => colour === word);
