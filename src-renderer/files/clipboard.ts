import { makeTextImage } from '../../src-shared/record';
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
    const picture = await drawPng(drawSvg(open.record));
    const items = {
      'text/plain': new Blob([text], { type: 'text/plain' }),
      'image/png': new Blob([new Uint8Array(picture)], { type: 'image/png' }),
    };
    await navigator.clipboard.write([new ClipboardItem(items)]);
    showStatusNote('copied');
  } catch (error) {
    console.warn('the picture cannot be copied', error);
    if (await window.tantrix.copyText(text)) showStatusNote('copiedText');
    else showNotice('copyFailed');
  }
}
