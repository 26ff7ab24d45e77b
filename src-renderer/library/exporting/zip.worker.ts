import { strToU8, Zip, ZipDeflate } from 'fflate';

/** A worker that packs files into one, while the page asks for the next. */

/** What it is sent: any number of files, once the end. */
export type ZipRequest =
  | { readonly kind: 'files'; readonly files: readonly { readonly name: string; readonly text: string }[] }
  | { readonly kind: 'end' };

/** What it answers to each: to the last the whole, to the others that it is done. */
export type ZipAnswer = Uint8Array<ArrayBuffer> | undefined;

const parts: Uint8Array[] = [];
const zip = new Zip((error, part) => {
  if (error) throw error;
  parts.push(part);
});

function add(name: string, text: string): void {
  const file = new ZipDeflate(name);
  zip.add(file);
  file.push(strToU8(text), true);
}

function finished(): Uint8Array<ArrayBuffer> {
  zip.end();
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

self.addEventListener('message', ({ data }: MessageEvent<ZipRequest>) => {
  if (data.kind === 'files') for (const { name, text } of data.files) add(name, text);
  const answer: ZipAnswer = data.kind === 'end' ? finished() : undefined;
  self.postMessage(answer, { transfer: answer ? [answer.buffer] : [] });
});
