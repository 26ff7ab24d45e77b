import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import filenamify from 'filenamify';
import type { DraftReply, MailDraft } from '../../src-shared/bridge/bridge';
import { writeBytes } from '../files/write-bytes';
import { mailFailure, recipientsProblem } from './recipients';
import { mailtoFor } from './mailto';

/** What the system does with drafts; Electron's app and shell are behind it. */
export interface Opener {
  /** Whether a program is known that takes links of mail. */
  hasMailProgram(): boolean;
  openExternal(url: string): Promise<void>;
  /** Answers with what went wrong; empty when nothing did. */
  openPath(file: string): Promise<string>;
}

const MAX_NAME = 80;

/** What a file of a mail is called, without ending. */
const fileNameOf = (subject: string): string =>
  filenamify(subject, { replacement: ' ', maxLength: MAX_NAME }).replace(/\s+/g, ' ').trim() || 'draft';

/**
 * Opens drafts in the person's mail program: one with an attachment as a file, for a link cannot carry it; any other, and one
 * whose file no program takes, as a link where that is short enough.
 */
export class Drafts {
  readonly #folder: string;
  readonly #opener: Opener;

  /** @param folder where files of drafts lie, which nothing else may */
  constructor(folder: string, opener: Opener) {
    this.#folder = folder;
    this.#opener = opener;
  }

  /** Removes what earlier runs left: a mail program reads a draft when it opens it, but it may take its time. */
  async clear(): Promise<void> {
    try {
      await rm(this.#folder, { recursive: true, force: true });
    } catch (error) {
      console.error('Old drafts cannot be removed:', error);
    }
  }

  async open(draft: MailDraft, platform: NodeJS.Platform): Promise<DraftReply> {
    const trouble = recipientsProblem(draft.to);
    if (trouble) return trouble;
    if (!this.#opener.hasMailProgram()) return mailFailure('noMailProgram');
    const link = mailtoFor(draft, platform);
    if (!link) return this.#openFile(draft);
    if (draft.attachment === undefined || draft.asLink) return this.#openLink(link);
    const reply = await this.#openFile(draft);
    const isTakenByNone = reply.kind === 'failed' && reply.problem === 'noMailProgram';
    return isTakenByNone ? this.#openLink(link) : reply;
  }

  async #openLink({ url, form }: NonNullable<ReturnType<typeof mailtoFor>>): Promise<DraftReply> {
    try {
      await this.#opener.openExternal(url);
      return { kind: 'opened', form };
    } catch {
      // The error repeats the whole link, and with it addresses.
      return mailFailure('noMailProgram');
    }
  }

  async #openFile(draft: MailDraft): Promise<DraftReply> {
    const file = path.join(this.#folder, `${fileNameOf(draft.subject)}.eml`);
    try {
      await mkdir(this.#folder, { recursive: true });
      // Read when it is wanted, as what sends mail is.
      const { draftSource } = await import('./draft-file');
      await writeBytes(file, await draftSource(draft));
    } catch (error) {
      console.error('A draft cannot be written:', error);
      return mailFailure('attachmentFailed');
    }
    const problem = await this.#opener.openPath(file);
    return problem === '' ? { kind: 'opened', form: 'file' } : mailFailure('noMailProgram');
  }
}
