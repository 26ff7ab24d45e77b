import { type AnyRecord, makeTextImage } from '../../src-shared/record';
import { drawPng, drawSvg } from './draw';
import { showNotice } from '../stage/notices';
import { documentNow, recordNow } from '../stage/document';
import { showStatusNote } from '../stage/status-note';

/** Puts the text image of what is open and a picture of its tiles on the clipboard; at least the text, where it can. */
export async function copyGame(): Promise<void> {
  const open = documentNow();
  if (!open) return;
  const text = makeTextImage(recordNow());
  try {
    const items = { 'text/plain': new Blob([text], { type: 'text/plain' }), 'image/png': await pictureOf(open.record) };
    await navigator.clipboard.write([new ClipboardItem(items)]);
    showStatusNote('copied');
  } catch (error) {
    console.warn('the picture cannot be copied', error);
    await putText(text);
  }
}

/** Puts the text image alone on the clipboard. */
export const copyText = (record: AnyRecord): Promise<void> => putText(makeTextImage(record));

async function putText(text: string): Promise<void> {
  if (await window.tantrix.copyText(text)) showStatusNote('copiedText');
  else showNotice('copyFailed');
}

/** Puts a picture alone on the clipboard, for programs that would rather take the text; says whether it could. */
export async function copyPicture(record: AnyRecord): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': await pictureOf(record) })]);
    showStatusNote('pictureCopied');
    return true;
  } catch (error) {
    console.warn('the picture cannot be copied', error);
    return false;
  }
}

const pictureOf = async (record: AnyRecord): Promise<Blob> =>
  new Blob([new Uint8Array(await drawPng(await drawSvg(record)))], { type: 'image/png' });
