import type { GameKind } from '../../src-shared/bridge/bridge';
import {
  type AnyRecord,
  makeGifWithGame,
  makePngWithGame,
  makeSvgWithGame,
  makeTextImage,
  makeTxg,
} from '../../src-shared/record';
import { drawPng, drawSvg } from './draw';
import { drawReplay } from './moving/moving-picture';

const inBytes = (text: string): Uint8Array => new TextEncoder().encode(text);

type Written = Uint8Array | undefined;

/** How a game or a puzzle is written to each kind of file; undefined where the person has thought better of it. */
const WRITERS: Readonly<Record<GameKind, (record: AnyRecord) => Written | Promise<Written>>> = {
  txg: (record) => inBytes(makeTxg(record)),
  text: (record) => inBytes(makeTextImage(record)),
  png: async (record) => makePngWithGame(await drawPng(await drawSvg(record)), record),
  svg: async (record) => inBytes(makeSvgWithGame(await drawSvg(record), record)),
  async gif(record) {
    const gif = await drawReplay(record);
    return gif && makeGifWithGame(gif, record);
  },
};

/** The whole content of a file that holds the record; undefined where there is to be none. */
export async function bytesOf(record: AnyRecord, kind: GameKind): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = await WRITERS[kind](record);
  return bytes && new Uint8Array(bytes);
}
