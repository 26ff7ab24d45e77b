/** The typeface of the window, for a picture that takes it along. */

/** As the style sheets name it. */
export const TYPEFACE = 'Inter Variable';

/** The @font-face rules by which a document of its own writes these letters as the window does; each holds its file. */
export async function fontFaces(text: string): Promise<string> {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const faces = rules.filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule);
  const needed = faces.filter(({ style }) => isOfTypeface(style) && hasLetterOf(style, text));
  return (await Promise.all(needed.map(inlined))).join('');
}

const isOfTypeface = (style: CSSStyleDeclaration): boolean =>
  style.getPropertyValue('font-family').replaceAll(/["']/g, '') === TYPEFACE;

/** Whether a face is for one of the letters; `unicode-range` lists code points and ranges: U+2C6, U+2BB-2BC. */
function hasLetterOf(style: CSSStyleDeclaration, text: string): boolean {
  const ranges = style
    .getPropertyValue('unicode-range')
    .split(',')
    .map((range) => range.replace(/^\s*U\+/i, '').split('-'))
    .map(([from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const);
  return Array.from(text).some((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return ranges.some(([from, to]) => from <= code && code <= to);
  });
}

async function inlined({ style, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const [, file = ''] = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src')) ?? [];
  const response = await fetch(new URL(file, parentStyleSheet?.href ?? document.baseURI));
  const bytes = new Uint8Array(await response.arrayBuffer());
  const range = style.getPropertyValue('unicode-range');
  return `@font-face{font-family:"${TYPEFACE}";font-weight:100 900;src:url(data:font/woff2;base64,${base64(bytes)}) format("woff2");unicode-range:${range}}`;
}

/** Bit by bit: a call takes so many arguments and no more. */
function base64(bytes: Uint8Array): string {
  const STEP = 0x2000;
  const parts = Array.from({ length: Math.ceil(bytes.length / STEP) }, (_, at) =>
    String.fromCodePoint(...bytes.subarray(at * STEP, (at + 1) * STEP)),
  );
  return btoa(parts.join(''));
}
