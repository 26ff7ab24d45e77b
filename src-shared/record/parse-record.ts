import { strFromU8 } from 'fflate';
import { holdsMark } from './block';
import { readerOf } from './kinds';
import { MAX_PICTURE_SIZE, MAX_TEXT_SIZE } from '../limits';
import { failed, type ParsedRecord } from './parsed-record';
import { parseTextImage } from './parse-text-image';
import { parseTxg } from './parse-txg';
import { isPng, parsePng } from './png';
import { isSvg, parseSvg } from './svg';

/** The forms in which a record can come. */
export const RECORD_FORMS = ['txg', 'text', 'png', 'svg'] as const;
export type RecordForm = (typeof RECORD_FORMS)[number];

/** The form that the name of a file says it has; text when it says nothing. */
export function formNamed(name: string): RecordForm {
  const ending = name.toLowerCase().split('.').at(-1);
  return ending === 'txg' || ending === 'png' || ending === 'svg' ? ending : 'text';
}

/** What was read, and the form it was taken for. */
export type FoundRecord = ParsedRecord & { readonly form: RecordForm };

/**
 * Reads a record of any form. The content tells the form; the hint (from the name of a file, say) is asked only where it
 * does not, which decides what is said to be wrong. Takes time linear in the size, never throws.
 */
export function parseRecord(content: Uint8Array | string, hint: RecordForm = 'text'): FoundRecord {
  if (content.length > MAX_PICTURE_SIZE) return { form: hint, ...failed('tooLarge') };
  if (typeof content === 'string') return parseText(content, hint);
  return isPng(content) ? { form: 'png', ...parsePng(content) } : parseText(strFromU8(content), hint);
}

/** The readers of the forms that are text; no text is a PNG. */
const TEXT_READERS: Readonly<Record<RecordForm, (text: string) => ParsedRecord>> = {
  txg: (text) => (readerOf(text) ?? parseTxg)(text),
  text: parseTextImage,
  png: () => failed('notAPicture'),
  svg: parseSvg,
};

function parseText(text: string, hint: RecordForm): FoundRecord {
  const form = formOf(text) ?? hint;
  if (form !== 'svg' && text.length > MAX_TEXT_SIZE) return { form, ...failed('tooLarge') };
  return { form, ...TEXT_READERS[form](text) };
}

function formOf(text: string): RecordForm | undefined {
  if (readerOf(text)) return 'txg';
  if (isSvg(text)) return 'svg';
  return holdsMark(text) ? 'text' : undefined;
}
