import { isPrintable } from './players';

/** What a record says of a game that was played online. */
export interface PlayedOnline {
  /** By which all programs that played it know it: 64 small hexadecimal digits. */
  readonly game: string;
  /** By seat, what its moves took in milliseconds, those that were taken back, too. */
  readonly used: readonly number[];
  /** Minutes for all moves of a seat; left out where there was no clock. */
  readonly minutes?: number | undefined;
  /** Given where the game went on elsewhere, at one computer or by mail: it is ranked no more. */
  readonly rest?: RestDrawn | undefined;
  /**
   * What proves how it went online, as JSON: PROTOCOL.md describes it, and `receipt.ts` of the games online reads it. Left out where
   * nobody has it, or it is too long.
   */
  readonly receipt?: string | undefined;
}

/** Who drew the rest of the tiles: one program, by chance, which all others have to believe. */
export interface RestDrawn {
  /** From which tile on, counted from 1 in the order in which they are drawn; one more than there are where none was left. */
  readonly from: number;
  /** The seat at whose computer it did. */
  readonly seat: number;
}

/** The longest text of a receipt, in UTF-16 units; that of most games takes about two thousand. */
export const MAX_RECEIPT_LENGTH = 2 ** 15;

const MINUTE_MS = 60_000;

/** What the clock costs a seat: a point for each full minute that it has used over its time. */
export const pointsLost = (minutes: number | undefined, used: number): number =>
  minutes === undefined ? 0 : Math.floor(Math.max(0, used - minutes * MINUTE_MS) / MINUTE_MS);

/** Whether two records say the same of how they were played online. */
export const samePlayedOnline = (a: PlayedOnline | undefined, b: PlayedOnline | undefined): boolean =>
  textsOf(a).join('\n') === textsOf(b).join('\n');

const textsOf = (online: PlayedOnline | undefined): readonly string[] =>
  online ? [...makeOnlineLines(online), ...makeReceiptLines(online)] : [];

/** The lines about it that stand before the bag. */
export const makeOnlineLines = ({ game, used, minutes, rest }: PlayedOnline): string[] => [
  ['online', game, ...used].join(' '),
  ...(minutes === undefined ? [] : [`minutes ${minutes}`]),
  ...(rest ? [`rest ${rest.from} ${rest.seat + 1}`] : []),
];

/** The lines about it that stand behind the moves. */
export const makeReceiptLines = ({ receipt }: Pick<PlayedOnline, 'receipt'>): string[] =>
  receipt === undefined ? [] : [`receipt ${receipt}`];

const NUMBER = '(?:0|[1-9]\\d{0,11})';
const ONLINE = new RegExp(`^([0-9a-f]{64})((?: ${NUMBER}){2,4})$`);

/** What stands behind `online`: the game, and what each seat has used. */
export function parseOnline(rest: string): PlayedOnline | undefined {
  const [, game, used] = ONLINE.exec(rest) ?? [];
  return game === undefined || used === undefined ? undefined : { game, used: used.trimStart().split(' ').map(Number) };
}

/** What stands behind `minutes`. */
export const parseMinutes = (rest: string): number | undefined =>
  /^[1-9]\d{0,2}$/.test(rest) ? Number(rest) : undefined;

/** What stands behind `rest`. */
export function parseRest(rest: string): RestDrawn | undefined {
  const [, from, seat] = /^([1-9]\d?) ([1-4])$/.exec(rest) ?? [];
  return from === undefined ? undefined : { from: Number(from), seat: Number(seat) - 1 };
}

/** Whether a text could be a receipt: an object in JSON, written in the one way in which it is written. */
export function isReceipt(text: string): boolean {
  if (text.length > MAX_RECEIPT_LENGTH || !text.startsWith('{') || !isPrintable(text)) return false;
  try {
    return JSON.stringify(JSON.parse(text)) === text;
  } catch {
    return false;
  }
}
