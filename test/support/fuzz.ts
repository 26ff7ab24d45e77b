import {
  type AnyRecord,
  makeGifWithGame,
  makePngWithGame,
  makeShortText,
  makeSvgWithGame,
  makeTextImage,
  makeTxg,
  type ParsedRecord,
  parseGif,
  parsePng,
  parseRecord,
  parseSvg,
  parseTextImage,
  parseTxg,
  RECORD_FORMS,
  salvage,
  sameRecord,
} from '../../src-shared/record';
import { pick, type Random, seededRandom } from '../../src-shared/tantrix';
import { mailed } from './mail';
import { BLANK_GIF, BLANK_PNG, BLANK_SVG } from './pictures';
import { randomPuzzleRecord } from './random-puzzles';
import { essence, randomAnyRecord } from './random-records';

/** Longest that any reader may take for one small input, in milliseconds; a rest of the machine's own is in it. */
const BUDGET = 2000;

/** What came of feeding the readers with mutated inputs. */
export interface FuzzTally {
  readonly runs: number;
  /** Inputs that were read as one of the records they were made of; the rest was refused. */
  readonly read: number;
  /** One text a failure: how, and the input. */
  readonly failures: readonly string[];
}

interface Source {
  readonly record: AnyRecord;
  readonly text: string;
}

/** As many characters as bytes, so that pictures and texts can be mutated alike. */
const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const bytesOf = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'));
const utf8 = (text: string): string => latin(new TextEncoder().encode(text));

const WRITERS: readonly ((record: AnyRecord, random: Random) => string)[] = [
  (record) => utf8(makeTxg(record)),
  (record) => utf8(makeTextImage(record)),
  (record) => utf8(makeShortText(record)),
  (record, random) => utf8(mailed(makeTextImage(record), random)),
  (record) => latin(makePngWithGame(BLANK_PNG, record)),
  (record) => utf8(makeSvgWithGame(BLANK_SVG, record)),
  (record) => latin(makeGifWithGame(BLANK_GIF, record)),
];

const READERS: readonly ((content: string, random: Random) => ParsedRecord)[] = [
  (content, random) => parseRecord(bytesOf(content), pick(RECORD_FORMS, random)),
  (content, random) => parseRecord(content, pick(RECORD_FORMS, random)),
  (content) => parsePng(bytesOf(content)),
  (content) => parseGif(bytesOf(content)),
  (content) => parseSvg(Buffer.from(content, 'latin1').toString()),
  (content) => parseTextImage(Buffer.from(content, 'latin1').toString()),
  (content) => parseTxg(Buffer.from(content, 'latin1').toString()),
];

type Mutation = (text: string, other: string, random: Random) => string;

const place = (text: string, random: Random): number => random(text.length + 1);

/** A piece of the text, from one place to another. */
function piece(text: string, random: Random): string {
  const [from, to] = [place(text, random), place(text, random)];
  return text.slice(Math.min(from, to), Math.max(from, to));
}

const WORDS = [
  'TANTRIX GAME BEGINS',
  'TANTRIX GAME ENDS',
  'tantrix-game 1\n',
  'tantrix-puzzle 1\n',
  'tiles 1 2 3\n',
  'stopped\n',
  'set x\n',
  '<svg>',
  '\0',
  '999999',
];

const MUTATIONS: readonly Mutation[] = [
  (text) => text,
  (text, _, random) => splice(text, random, 1, String.fromCharCode(random(256))),
  (text, _, random) => splice(text, random, 1, ''),
  (text, _, random) => splice(text, random, 0, String.fromCharCode(random(128))),
  (text, _, random) => splice(text, random, random(40), ''),
  (text, _, random) => splice(text, random, 0, pick(WORDS, random)),
  (text, _, random) => splice(text, random, 0, piece(text, random)),
  (text, other, random) => splice(text, random, random(200), piece(other, random)),
  (text, other) => text + other,
  (text, other) => other + text,
  (text, _, random) => piece(text, random),
  (text, _, random) => text.split('\n').toReversed().slice(random(3)).join('\n'),
  (text, _, random) => (random(10) === 0 ? text.repeat(2 + random(30)) : text),
];

function splice(text: string, random: Random, removed: number, added: string): string {
  const at = place(text, random);
  return text.slice(0, at) + added + text.slice(at + removed);
}

function mutated(text: string, other: string, random: Random): string {
  let result = text;
  for (let times = random(4); times >= 0; times--) result = pick(MUTATIONS, random)(result, other, random);
  return result;
}

const sourceOf = (random: Random): Source => {
  const record = random(3) === 0 ? randomPuzzleRecord(random) : randomAnyRecord(random);
  return { record, text: pick(WRITERS, random)(record, random) };
};

/** Feeds mutated records to every reader. A reader may only refuse, or give one of the games the input was made of. */
export function fuzz(runs: number, seed: number): FuzzTally {
  const random = seededRandom(seed);
  const sources = Array.from({ length: 40 }, () => sourceOf(random));
  const failures: string[] = [];
  let read = 0;
  for (let run = 0; run < runs; run++) {
    // Now and then another game, so that a long run sees many.
    if (run % 10 === 0) sources[random(sources.length)] = sourceOf(random);
    const [one, other] = [pick(sources, random), pick(sources, random)];
    const input = mutated(one.text, other.text, random);
    const outcome = outcomeOf(input, [one, other], random);
    if (outcome === 'read') read += 1;
    else if (outcome !== 'refused') failures.push(`run ${run} of seed ${seed}: ${outcome}: ${JSON.stringify(input)}`);
  }
  return { runs, read, failures };
}

/** `read`, `refused`, or what a reader did wrong. */
function outcomeOf(input: string, sources: readonly Source[], random: Random): string {
  const start = performance.now();
  try {
    const parsed = pick(READERS, random)(input, random);
    salvage(input);
    if (performance.now() - start > BUDGET) return 'too slow';
    if (!parsed.ok) return typeof parsed.problem.code === 'string' ? 'refused' : 'no code';
    const isOneOfThem = sources.some(
      ({ record }) => essence(record) === essence(parsed.record) && sameRecord(record, parsed.record),
    );
    return isOneOfThem ? 'read' : 'another game';
  } catch (error) {
    return `threw ${String(error)}`;
  }
}
