import { describe, expect, it } from 'vitest';
import { readIncoming } from '../../src-main/reading/incoming';
import { makePngWithGame, makeTextImage, makeTxg, type RecordedGame } from '../../src-shared/record';
import { pick, type Random, seededRandom } from '../../src-shared/tantrix';
import { mailed, strangely } from '../support/mail';
import { type MailPart, mailSource, outlookHtml, plainMailSource } from '../support/mail-source';
import { runs } from '../support/nightly';
import { BLANK_PNG } from '../support/pictures';
import { essence, randomRecord } from '../support/random-records';

const ENCODINGS: readonly MailPart['encoding'][] = ['base64', 'quoted-printable'];
const PLAIN = 'text/plain; charset=utf-8';
const HTML = 'text/html; charset=utf-8';
const FILE = 'application/octet-stream';

/** What programs and people make of a text image before it goes into a mail. */
const CHANGES: readonly ((text: string, random: Random) => string)[] = [(text) => text, mailed, strangely];

type MakePart = (record: RecordedGame, text: string) => Omit<MailPart, 'encoding'>;
const PARTS: readonly MakePart[] = [
  (_, content) => ({ type: PLAIN, content }),
  (_, content) => ({ type: HTML, content: outlookHtml(content) }),
  (record) => ({ type: FILE, content: makeTxg(record), attachedAs: 'game.txg' }),
  (record) => ({ type: FILE, content: makePngWithGame(BLANK_PNG, record), attachedAs: 'game.png' }),
];

const HELLO: MailPart = { type: PLAIN, encoding: 'base64', content: 'YOUR TURN > HM\n' };

/** A mail with the game somewhere in it, perhaps forwarded as a mail within a mail; or a page that a program has saved. */
function mangled(record: RecordedGame, random: Random): string {
  const text = pick(CHANGES, random)(makeTextImage(record), random);
  if (random(5) === 0) return outlookHtml(text);
  const part: MailPart = { ...pick(PARTS, random)(record, text), encoding: pick(ENCODINGS, random) };
  const alone = part.attachedAs === undefined && random(2) === 0;
  let source = alone ? plainMailSource(part) : mailSource(random(2) === 0 ? [HELLO, part] : [part, HELLO]);
  for (let times = random(4); times > 1; times--) {
    source = mailSource([HELLO, { type: 'message/rfc822', encoding: '7bit', content: source }]);
  }
  return source;
}

describe('a mail, mangled by programs and people', { timeout: 600_000 }, () => {
  it(`gives the game, ${runs(300, 20_000)} times`, async () => {
    const start = Number(process.env.TANTRIX_FUZZ_SEED ?? 37);
    for (let seed = 0; seed < runs(300, 20_000); seed++) {
      const random = seededRandom(start * 100_000 + seed);
      const record = randomRecord(random);
      const { found } = await readIncoming(mangled(record, random));
      expect([seed, found.ok ? essence(found.record) : found.problem.code]).toEqual([seed, essence(record)]);
    }
  });
});
