import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Drafts } from '../../../src-main/mail/drafts';
import { mailtoFor, longestLink, mailtoLink } from '../../../src-main/mail/mailto';
import type { MailDraft } from '../../../src-shared/bridge/bridge';
import { makeShortText, makeTextImage, makeTxg, parseRecord } from '../../../src-shared/record';
import { gameOf } from '../../support/records';
import { PASSED_OVER } from '../../support/whole-games';

const PLATFORMS = ['win32', 'darwin', 'linux', 'freebsd'] as const;
const RECORD = {
  players: gameOf(PASSED_OVER).deal.seats.map((_, seat) => ({ name: `Zoë ${seat}`, email: '', country: '' })),
  game: gameOf(PASSED_OVER),
  isCompetition: false,
};
const DRAFT: MailDraft = {
  to: ['zoe@example.net', ' ben&co@example.net '],
  subject: 'Tantrix: Ann & Zoë / 50 %',
  text: makeTextImage(RECORD),
  shortText: makeShortText(RECORD),
  attachment: { name: 'Ann – Zoë.txg', content: makeTxg(RECORD) },
};

/** What a mail program makes of a link. */
function readLink(url: string): { to: string[]; subject: string | null; body: string | null } {
  const { protocol, pathname, searchParams } = new URL(url.replaceAll('+', '%2B'));
  expect(protocol).toBe('mailto:');
  const to = pathname.split(',').map(decodeURIComponent);
  return { to, subject: searchParams.get('subject'), body: searchParams.get('body') };
}

describe('a link to a draft', () => {
  it('says what the draft says, with the ends of lines that mail has', () => {
    const url = mailtoLink(DRAFT, 'a + b & c\nd\r\ne');
    expect(url).not.toMatch(/[+\s]/);
    expect(readLink(url)).toEqual({
      to: ['zoe@example.net', 'ben&co@example.net'],
      subject: DRAFT.subject,
      body: 'a + b & c\r\nd\r\ne',
    });
  });

  it.each(PLATFORMS)('on %s has the whole text, the short one, or is none, by the length it takes', (platform) => {
    const longest = longestLink(platform);
    const free = longest - mailtoLink(DRAFT, '').length;
    const fitting = 'x'.repeat(free);
    expect(mailtoFor({ ...DRAFT, text: fitting }, platform)?.form).toBe('link');
    expect(mailtoFor({ ...DRAFT, text: fitting }, platform)?.url.length).toBe(longest);
    expect(mailtoFor({ ...DRAFT, text: `${fitting}x`, shortText: fitting }, platform)?.form).toBe('shortLink');
    expect(mailtoFor({ ...DRAFT, text: `${fitting}x`, shortText: `${fitting}x` }, platform)).toBeNull();
  });

  it('holds a whole game in its short form', () => {
    const link = mailtoFor(DRAFT, 'win32');
    expect(link?.form).toBe('shortLink');
    expect(parseRecord(readLink(link?.url ?? '').body ?? '', 'text')).toMatchObject({ ok: true, record: RECORD });
  });
});

describe('drafts', () => {
  let folder: string;
  let opened: string[];
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'tantrix-drafts-'));
    opened = [];
  });
  afterEach(() => rm(folder, { recursive: true }));

  const TOO_LONG = { ...DRAFT, shortText: DRAFT.text };
  const drafts = (more: Partial<ConstructorParameters<typeof Drafts>[1]> = {}) =>
    new Drafts(path.join(folder, 'drafts'), {
      hasMailProgram: () => true,
      openExternal: (url) => Promise.resolve(void opened.push(url)),
      openPath: (file) => Promise.resolve(opened.push(file) > 0 ? '' : 'never'),
      ...more,
    });

  const AS_LINK = { ...DRAFT, asLink: true };

  it('open as a link when there is nothing to attach, or a link is wanted', async () => {
    const { attachment: _, ...bare } = DRAFT;
    expect(await drafts().open(bare, 'linux')).toEqual({ kind: 'opened', form: 'shortLink' });
    expect(await drafts().open(AS_LINK, 'linux')).toEqual({ kind: 'opened', form: 'shortLink' });
    const link = mailtoLink(DRAFT, DRAFT.shortText);
    expect(opened).toEqual([link, link]);
  });

  it('open as a link when no program takes a file of a mail', async () => {
    expect(await drafts({ openPath: async () => 'no program' }).open(DRAFT, 'linux')).toEqual({
      kind: 'opened',
      form: 'shortLink',
    });
    expect(opened).toEqual([mailtoLink(DRAFT, DRAFT.shortText)]);
  });

  it.each([
    ['to which something is attached', DRAFT],
    ['too long for a link', { ...TOO_LONG, asLink: true }],
  ])('%s open as a file with the game attached, which was not sent yet', async (_, draft) => {
    expect(await drafts().open(draft, 'linux')).toEqual({ kind: 'opened', form: 'file' });
    expect(opened).toEqual([path.join(folder, 'drafts', 'Tantrix Ann & Zoë 50 %.eml')]);
    const source = await readFile(opened[0] ?? '', 'latin1');
    expect(source.split('\r\n\r\n')[0]).not.toMatch(/^(?:From|Date|Message-ID):/im);
    const mail = await PostalMime.parse(source);
    expect(mail.headers.find(({ key }) => key === 'x-unsent')?.value).toBe('1');
    expect(mail.to).toMatchObject([{ address: 'zoe@example.net' }, { address: 'ben&co@example.net' }]);
    expect(mail.subject).toBe(DRAFT.subject);
    expect(parseRecord(mail.text ?? '', 'text')).toMatchObject({ ok: true, record: RECORD });
    const content = mail.attachments[0]?.content;
    expect(typeof content === 'string' ? content : new TextDecoder().decode(content)).toBe(DRAFT.attachment?.content);
  });

  it('of earlier runs are removed', async () => {
    await drafts().open(TOO_LONG, 'linux');
    await drafts().clear();
    expect(await readdir(folder)).toEqual([]);
    await drafts().clear();
  });

  it('fail where there is no mail program', async () => {
    const none = expect.objectContaining({ kind: 'failed', problem: 'noMailProgram' });
    expect(await drafts({ hasMailProgram: () => false }).open(DRAFT, 'linux')).toEqual(none);
    const refuses = drafts({ openExternal: () => Promise.reject(new Error('no')), openPath: async () => 'no' });
    expect(await refuses.open(DRAFT, 'linux')).toEqual(none);
    expect(await refuses.open(TOO_LONG, 'linux')).toEqual(none);
    expect(opened).toEqual([]);
  });

  it('fail where their file cannot be written', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    await writeFile(path.join(folder, 'drafts'), 'in the way');
    expect(await drafts().open(DRAFT, 'linux')).toMatchObject({ problem: 'attachmentFailed' });
    expect(opened).toEqual([]);
    expect(complaint).toHaveBeenCalledOnce();
    complaint.mockRestore();
  });

  it('to nobody, or to no address, are not opened', async () => {
    expect(await drafts().open({ ...DRAFT, to: [] }, 'linux')).toMatchObject({ problem: 'noAddress' });
    expect(await drafts().open({ ...DRAFT, to: ['Zoë'] }, 'linux')).toMatchObject({ problem: 'wrongAddress' });
    expect(opened).toEqual([]);
  });
});
