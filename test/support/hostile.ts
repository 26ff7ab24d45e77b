import { makeTextImage, type RecordedGame } from '../../src-shared/record';
import { makeBlock, MAX_BLOCK_BYTES, MAX_BLOCKS } from '../../src-shared/record/block';
import { GIF_KEYWORD } from '../../src-shared/record/gif';
import { PNG_KEYWORD } from '../../src-shared/record/png';
import { MAX_TEXT_SIZE, MOST_PLAYERS } from '../../src-shared/limits';
import { BLANK_GIF, BLANK_PNG } from './pictures';
import { signed } from './txg-texts';

/** Files made to keep the program busy, each of the size that its way in lets through at most. */

const CRLF = '\r\n';
const filled = (text: string, size: number): string => text.repeat(Math.floor(size / text.length));

/** Groups in groups of addresses. */
export const manyAddresses = (size = 1_900_000): string => `To: ${filled('g:', size)}${CRLF}${CRLF}x`;

/** Mails attached to mails, the innermost of some length. */
export function nestedMails(depth = 2000, size = 8_400_000): string {
  const layer = `Subject: x${CRLF}Content-Type: message/rfc822${CRLF}${CRLF}`;
  return layer.repeat(depth) + filled('y', size);
}

/** Parts of nothing but short lines. */
export function manyParts(parts = 66, size = 15_800_000): string {
  const part = `--a${CRLF}Content-Type: text/plain${CRLF}${CRLF}${filled(`x${CRLF}`, size / parts)}`;
  return `Content-Type: multipart/mixed; boundary=a${CRLF}${CRLF}${part.repeat(parts)}--a--${CRLF}`;
}

/** As many lines as are taken apart. */
export const manyLines = (lines = 250_000): string => `Subject: x${CRLF}${CRLF}${`x${CRLF}`.repeat(lines)}`;

/** Text in a picture, under the keyword of games. The check of the chunk is not looked at. */
export function pngOfText(size = 2 ** 24 - 1000): Uint8Array {
  const data = Buffer.from(`${PNG_KEYWORD}\0${filled('TANTRIX GAME BEGINS ', size)}`, 'latin1');
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write('tEXt', 4);
  const png = Buffer.from(BLANK_PNG);
  const afterHeader = 8 + 25;
  return Buffer.concat([png.subarray(0, afterHeader), head, data, Buffer.alloc(4), png.subarray(afterHeader)]);
}

/** A picture of chunks without anything in them. */
export function pngOfChunks(chunks = 2 ** 20): Uint8Array {
  const chunk = Buffer.alloc(12);
  chunk.write('juNk', 4);
  const png = Buffer.from(BLANK_PNG);
  return Buffer.concat([png.subarray(0, 33), ...Array.from({ length: chunks }, () => chunk), png.subarray(33)]);
}

/** What stands before the first block of the smallest moving picture. */
const GIF_HEAD = BLANK_GIF.subarray(0, 19);
const COMMENT = [0x21, 0xfe];

/** A moving picture of comments without anything in them. */
export const gifOfComments = (size = 2 ** 24 - 1000): Uint8Array =>
  Buffer.concat([GIF_HEAD, Buffer.alloc(size - (size % 3), Uint8Array.of(...COMMENT, 0)), Uint8Array.of(0x3b)]);

/** A game in a moving picture, as pieces of one letter each behind the first. */
export function gifOfPieces(size = 2 ** 24 - 1000): Uint8Array {
  const keyword = Buffer.from(GIF_KEYWORD, 'latin1');
  const pieces = Buffer.alloc(size - (size % 2), Uint8Array.of(1, 0x47));
  return Buffer.concat([GIF_HEAD, Uint8Array.of(...COMMENT, keyword.length), keyword, pieces, Uint8Array.of(0, 0x3b)]);
}

export const svgOfTags = (size = 2 ** 24 - 1000): string => `<svg>${filled('TANTRIX GAME BEGINS<svg ', size)}`;

export const manyPlayers = (size = MAX_TEXT_SIZE - 100): string =>
  `tantrix-game 1\n${filled('player red A++\n', size)}check 0123456789abcdef\n`;

/** A game, and as many blocks as are looked at, each of which inflates to as many players as it may. */
export function blocksOfPlayers(record: RecordedGame): string {
  const player = 'player red A++';
  const players = Array.from({ length: Math.floor(MAX_BLOCK_BYTES / (player.length + 1)) - 3 }, () => player);
  const block = makeBlock(signed(['tantrix-game 1', ...players]));
  return makeTextImage(record) + block.repeat(MAX_BLOCKS - 1);
}

export const openComments = (size = MAX_TEXT_SIZE - 100): string => `<html>${filled('<!-- <a b="', size)}`;

const COLUMNS = 'name,email,country,rank,games,wins,losses,draws,best,margin,lastPlayed';
/** A table that is right but for its last line. */
export const longCsv = (size: number): string =>
  `${COLUMNS}\n${filled('A,,,300,1,1,0,0,20,9,2026-05-17T20:15:03.000Z\n', size)}x\n`;

/** A right table of as many players as there is room for, each line as long as it may be. */
export const fullCsv = (): string =>
  [
    `${COLUMNS},wisdom`,
    ...Array.from(
      { length: MOST_PLAYERS },
      (_, at) => `${csvLine(`player${at}@example.org`)},${filled('Block early. ', 300)}`,
    ),
  ].join('\n');

/** A right table of players who all look like one another, each of them with an address of their own. */
export const alikeCsv = (domain: string, players: number): string =>
  [COLUMNS, ...Array.from({ length: players }, (_, at) => csvLine(`player${at}@${domain}.example`))].join('\n');

const csvLine = (email: string): string =>
  `${'\u0410nn\u0430 \u0421\u043e\u0440 '.repeat(10)},${email},${'\u0441\u043e\u0440\u0435'.repeat(25)},300,1,1,0,0,20,9,2026-05-17T20:15:03.000Z`;
