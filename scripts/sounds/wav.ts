import { RATE } from './synthesis';

const HEADER_BYTES = 44;
/** How loud the loudest sample becomes, of 1. */
const PEAK = 0.9;
/** Both ends are drawn to silence over so many seconds: a sound that breaks off clicks. */
const FADE = 0.004;

/** A WAV file of one channel with 16 bits a sample. */
export function wavOf(sound: Float64Array): Uint8Array {
  const loudest = sound.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + 2 * sound.length));
  writeHeader(view, 2 * sound.length);
  for (const [at, value] of sound.entries()) {
    const fade = Math.min(1, (at + 1) / (FADE * RATE), (sound.length - at) / (FADE * RATE));
    view.setInt16(HEADER_BYTES + 2 * at, Math.round(((value * fade * PEAK) / loudest) * 32_767), true);
  }
  return new Uint8Array(view.buffer);
}

function writeHeader(view: DataView, dataBytes: number): void {
  const text = (at: number, word: string) => new Uint8Array(view.buffer).set(new TextEncoder().encode(word), at);
  text(0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, 2 * RATE, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, dataBytes, true);
}
