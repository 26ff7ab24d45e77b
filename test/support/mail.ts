import { pick, type Random } from '../../src-shared/tantrix';

/** What mail programs do to a text on its way. Each damage takes a text and gives what arrives. */
export type Damage = (text: string, random: Random) => string;

const eachLine = (text: string, change: (line: string, at: number) => string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map(change)
    .join('\n');

const QUOTES = ['> ', '>', '>> ', '| ', '>>', '  > '];

const quote: Damage = (text, random) => {
  let quoted = text;
  for (let depth = 1 + random(4); depth > 0; depth--) {
    const mark = pick(QUOTES, random);
    quoted = eachLine(quoted, (line) => mark + line);
  }
  return quoted;
};

const lineEnds: Damage = (text, random) => text.replace(/\r\n|\r|\n/g, pick(['\r\n', '\r', '\n'], random));

/** Breaks lines at white space; words too long for a line stay whole, or are cut like everything else. */
const rewrap: Damage = (text, random) => {
  const width = 40 + random(40);
  const cut = random(4) === 0;
  const flowing = random(2) === 0 ? text.replace(/(?<=\S)\n(?=\S)/g, ' ') : text;
  return eachLine(flowing, (line) => {
    if (cut) return line.replace(new RegExp(`.{1,${width}}`, 'gu'), '$&\n').trimEnd();
    return line.replace(new RegExp(`(.{1,${width}})[ \\t]+`, 'gu'), '$1\n');
  });
};

const blankLines: Damage = (text, random) => {
  const often = pick([1, 2, 5], random);
  return eachLine(text, (line) => (random(often) === 0 ? `${line}\n` : line));
};

const SPACES = [' ', '   ', '\t', '\u00a0', ' \u00a0', '\u3000', ''];

const outerSpace: Damage = (text, random) =>
  eachLine(text, (line) => pick(SPACES, random) + line + pick(SPACES, random));

const innerSpace: Damage = (text, random) => {
  const [rarely, space] = [1 + random(3), pick(['\t', '\u00a0', '  ', '\u2009'], random)];
  return text.replace(/ /g, (old) => (random(rarely) === 0 ? space : old));
};

/** RFC 3676: lines that could be misread get a space in front, soft line breaks one behind. */
const flowed: Damage = (text) => eachLine(text, (line) => (/^(?: |>|From )/.test(line) ? ` ${line} ` : `${line} `));

const escaped = (sign: string): string =>
  [...new TextEncoder().encode(sign)].map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');

/** RFC 2045, left undecoded: whatever is not plain ASCII as =XX, and soft line breaks anywhere but inside these. */
const quotedPrintable: Damage = (text, random) => {
  const often = 5 + random(72);
  const ending = pick(['=\n', '=\r\n', '= \n'], random);
  const special = pick([/[^\n\r\t -<>-~]/gu, /[^\n\r!-<>-~]/gu, /[^\n\r\t -<>-~]| (?=\r?\n)/gu], random);
  const encoded = text.replace(special, escaped);
  return encoded.replace(/=[0-9A-F]{2}|[^\n\r]/gu, (sign) => (random(often) === 0 ? ending + sign : sign));
};

const ENTITIES: readonly Readonly<Record<string, string>>[] = [
  { '&': '&amp;', '<': '&lt;', '>': '&gt;', ' ': '&nbsp;', '\u00a0': '&nbsp;' },
  { '&': '&#38;', '<': '&#60;', '>': '&#62;', ' ': '&#160;', '"': '&#34;' },
  { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;', '\u00a0': '&#xA0;', ' ': ' ' },
];

const html: Damage = (text, random) => {
  const entities = pick(ENTITIES, random);
  return text.replace(/[&<>"' \u00a0]/g, (sign) => entities[sign] ?? sign);
};

const typographic: Damage = (text) =>
  text
    .replace(/(?<=^|\s)"/g, '“')
    .replace(/"/g, '”')
    .replace(/'/g, '’')
    .replace(/--/g, '—')
    .replace(/-/g, '–')
    .replace(/\.\.\./g, '…');

const GREETINGS = [
  'Hi Ann,\n\nYOUR TURN! I am WINNING :-)\n\n',
  'Subject: RE: FWD: TANTRIX GAME\nX-MS-HAS: NO\n\n',
  '\n\n',
];
const SIGNATURES = ['\n-- \nBob\nTORONTO, ON M4K 1N2\n', '\nSENT FROM MY PHONE', '\n_____\nLIST: UNSUBSCRIBE\n'];

const letter: Damage = (text, random) => pick(GREETINGS, random) + text + pick(SIGNATURES, random);

const byteOrderMark: Damage = (text) => `\uFEFF${text}`;

export const DAMAGES: Readonly<Record<string, Damage>> = {
  quote,
  lineEnds,
  rewrap,
  blankLines,
  outerSpace,
  innerSpace,
  flowed,
  quotedPrintable,
  html,
  typographic,
  letter,
  byteOrderMark,
};

/** One to seven damages in any order, one of them perhaps more than once. */
export function mailed(text: string, random: Random): string {
  let arrived = text;
  for (let times = 1 + random(7); times > 0; times--) arrived = pick(Object.values(DAMAGES), random)(arrived, random);
  return arrived;
}

const INITIALS = ['HM', 'A', 'JRK', 'xy', 'WvdM'];
const PAGE_HEADS = [
  'Gmail - YOUR TURN, HEINZ!    Page 1 of 2',
  'POSTEINGANG – KH MÜLLER – 12.3.2031',
  'PRINTED BY X. Y. ZWART, UTRECHT (NL)\n\f\nhttps://mail.example.org/u/0/#INBOX/QGMX',
];

/** What puts letters between those of a block: initials before every line, the head of a page somewhere between. */
export function strangely(text: string, random: Random): string {
  const initials = random(3) === 0 ? '' : `${pick(INITIALS, random)}>${pick(['', ' '], random)}`;
  const lines = text.split('\n');
  const begin = lines.findIndex((line) => line.includes('BEGINS'));
  const broken = begin + 1 + random(Math.max(1, lines.length - begin - 2));
  return lines
    .flatMap((line, at) => (at === broken && random(3) > 0 ? [pick(PAGE_HEADS, random), line] : [line]))
    .map((line) => initials + line)
    .join('\n');
}

/** An answer with the mail it answers quoted below, as far as its own text goes. */
export const answered = (newer: string, older: string, random: Random): string =>
  `${newer}\nOn Mon, 3 Mar 2031 at 10:15, ANN MILLIGAN wrote:\n${quote(older, random)}`;

/** The letters with which programs write in a text image. */
const BLOCK_DIGITS = 'G H J K M N P Q R S T V W X Y Z'.split(' ');

/** The text with one letter between its markers lost, changed, added, or changed places with the next. */
export function withDamagedBlock(text: string, random: Random): string {
  const from = text.indexOf('TANTRIX GAME BEGINS') + 'TANTRIX GAME BEGINS'.length;
  const to = text.indexOf('TANTRIX GAME ENDS');
  const places = Array.from({ length: to - from }, (_, at) => from + at).filter((at) => /[G-Z]/.test(text.charAt(at)));
  const at = pick(places, random);
  const old = text.charAt(at);
  const other = pick(
    BLOCK_DIGITS.filter((one) => one !== old),
    random,
  );
  const next = places.find((place) => place > at && text.charAt(place) !== old) ?? at;
  const swapped = text.slice(0, at) + text.charAt(next) + text.slice(at + 1, next) + old + text.slice(next + 1);
  const replaced = ['', other, old + other, other + old].map((put) => text.slice(0, at) + put + text.slice(at + 1));
  return pick(next > at ? [...replaced, swapped] : replaced, random);
}
