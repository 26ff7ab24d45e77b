import type { GameKind } from '../../src-shared/bridge/bridge';
import { type AnyRecord, makePngWithGame, makeSvgWithGame, makeTextImage, makeTxg } from '../../src-shared/record';
import { drawPng, drawSvg } from './draw';

const inBytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** How a game or a puzzle is written to each kind of file. */
const WRITERS: Readonly<Record<GameKind, (record: AnyRecord) => Uint8Array | Promise<Uint8Array>>> = {
  txg: (record) => inBytes(makeTxg(record)),
  text: (record) => inBytes(makeTextImage(record)),
  png: async (record) => makePngWithGame(await drawPng(await drawSvg(record)), record),
  svg: async (record) => inBytes(makeSvgWithGame(await drawSvg(record), record)),
};

/** The whole content of a file that holds the record. */
export const bytesOf = async (record: AnyRecord, kind: GameKind): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await WRITERS[kind](record));
