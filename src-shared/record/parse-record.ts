import { strFromU8 } from 'fflate';
import { holdsMark } from './block';
import { type AnyRecord, recordKindNamed, parseText, RECORD_KINDS, type ParsedRecord } from './kinds';
import { MAX_PICTURE_SIZE, MAX_TEXT_SIZE } from '../limits';
import { parseTextImage } from './parse-text-image';
import { parseGif } from './gif';
import { isGif } from './gif-blocks';
import { isPng, parsePng } from './png';
import type { Parsed, RecordKinds } from './record-kind';
import { unparsed } from './record-problem';
import { isSvg, parseSvg } from './svg';
import { gameKind } from './game-kind';
import type { RecordedGame } from './recorded-game';

/** The forms in which a record can come. */
export const RECORD_FORMS = ['txg', 'text', 'png', 'svg', 'gif'] as const;
export type RecordForm = (typeof RECORD_FORMS)[number];

/** The form that the name of a file says it has; text when it says nothing. */
export function formNamed(name: string): RecordForm {
  const ending = name.toLowerCase().split('.').at(-1);
  return RECORD_FORMS.find((form) => form === ending) ?? 'text';
}

/** What was read, and the form it was taken for. */
export type FoundRecord<R extends object = AnyRecord> = Parsed<R> & { readonly form: RecordForm };

/**
 * Reads a record of any form. The content tells the form; the hint (from the name of a file, say) is asked only where it
 * does not, which decides what is said to be wrong. Takes time linear in the size, never throws.
 */
export function parseRecord<R extends object>(
  content: Uint8Array | string,
  hint: RecordForm,
  kinds: RecordKinds<R>,
): FoundRecord<R>;
export function parseRecord(content: Uint8Array | string, hint?: RecordForm): FoundRecord;
export function parseRecord(
  content: Uint8Array | string,
  hint: RecordForm = 'text',
  kinds: RecordKinds<object> = RECORD_KINDS,
): FoundRecord<object> {
  if (content.length > MAX_PICTURE_SIZE) return { form: hint, ...unparsed('tooLarge') };
  if (typeof content === 'string') return parseAnyText(content, hint, kinds);
  if (isPng(content)) return { form: 'png', ...parsePng(content, kinds) };
  if (isGif(content)) return { form: 'gif', ...parseGif(content, kinds) };
  return parseAnyText(strFromU8(content), hint, kinds);
}

/** The readers of the forms that are text; no text is a PNG or a GIF. */
const TEXT_READERS: Readonly<Record<RecordForm, (text: string, kinds: RecordKinds<object>) => Parsed<object>>> = {
  txg: parseText,
  text: parseTextImage,
  png: () => unparsed('notAPicture'),
  svg: parseSvg,
  gif: () => unparsed('notAPicture'),
};

function parseAnyText(text: string, hint: RecordForm, kinds: RecordKinds<object>): FoundRecord<object> {
  const form = formOf(text, kinds) ?? hint;
  if (form !== 'svg' && text.length > MAX_TEXT_SIZE) return { form, ...unparsed('tooLarge') };
  return { form, ...TEXT_READERS[form](text, kinds) };
}

function formOf(text: string, kinds: RecordKinds<object>): RecordForm | undefined {
  if (recordKindNamed(text, kinds)) return 'txg';
  if (isSvg(text)) return 'svg';
  return holdsMark(text) ? 'text' : undefined;
}

export type ParsedGame = Parsed<RecordedGame>;

/** What was read, where only a game is of use. */
export function gameOnly(parsed: ParsedRecord): ParsedGame {
  if (!parsed.ok) return parsed;
  const { record } = parsed;
  return gameKind.is(record) ? { ok: true, record } : { ok: false, problem: { code: 'isPuzzle' } };
}
