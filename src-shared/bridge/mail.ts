import * as v from 'valibot';
import { MAX_TEXT_SIZE } from '../limits';
import { answers, call, nothing } from './call';

/** How a mail leaves the program: by itself through the account, as a draft of the person's mail program, or not. */
export const MAIL_WAYS = ['account', 'program', 'none'] as const;
export type MailWay = (typeof MAIL_WAYS)[number];

/** TLS from the first byte, or after STARTTLS; nothing is ever sent in the clear. The usual port of each. */
export const MAIL_PORTS = { tls: 465, starttls: 587 } as const;
/** How a connection to the mail server is made safe. */
export const MAIL_SECURITIES = ['tls', 'starttls'] as const satisfies (keyof typeof MAIL_PORTS)[];
export type MailSecurity = (typeof MAIL_SECURITIES)[number];

/** Longest line of a mail or of the account it is sent through, in characters. */
export const MAX_MAIL_LINE_LENGTH = 300;
const Line = v.pipe(v.string(), v.maxLength(MAX_MAIL_LINE_LENGTH));

/** The highest number of a port. */
export const MAX_MAIL_PORT = 65_535;

/** Where and as whom mail is sent; a field not filled in yet is empty. The password is kept elsewhere. */
export const MailAccountSchema = v.object({
  /** The name and address that the receiver sees. */
  name: Line,
  address: Line,
  host: Line,
  port: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_MAIL_PORT)),
  security: v.picklist(MAIL_SECURITIES),
  /** Left empty, the server asks for no password. */
  user: Line,
});
export type MailAccount = Readonly<v.InferOutput<typeof MailAccountSchema>>;

/** The account of somebody who has not filled in any. */
export const EMPTY_MAIL_ACCOUNT: MailAccount = {
  name: '',
  address: '',
  host: '',
  port: MAIL_PORTS.tls,
  security: 'tls',
  user: '',
};

export const MailMessageSchema = v.strictObject({
  /** The addresses as they were entered; what is wrong with them is told in the reply. */
  to: v.pipe(v.array(Line), v.maxLength(8)),
  subject: Line,
  text: v.pipe(v.string(), v.maxLength(MAX_TEXT_SIZE)),
  /** A file to go with it. */
  attachment: v.optional(
    v.strictObject({
      name: v.pipe(Line, v.minLength(1)),
      content: v.pipe(v.string(), v.maxLength(MAX_TEXT_SIZE)),
    }),
  ),
});
export type MailMessage = Readonly<v.InferOutput<typeof MailMessageSchema>>;

/** Longest password of a mail account, in characters. */
export const MAX_MAIL_PASSWORD_LENGTH = 1000;
const MailPasswordSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_MAIL_PASSWORD_LENGTH));

export const SendMailSchema = v.strictObject({
  account: MailAccountSchema,
  message: MailMessageSchema,
  /** Tried this once and not remembered; left out, the one that was given before. */
  password: v.optional(MailPasswordSchema),
});
export type SendMail = Readonly<v.InferOutput<typeof SendMailSchema>>;

const GiveMailPasswordSchema = v.strictObject({ account: MailAccountSchema, password: MailPasswordSchema });

export const MailDraftSchema = v.strictObject({
  ...MailMessageSchema.entries,
  /** The text for a link that would be too long with the whole one. */
  shortText: v.pipe(v.string(), v.maxLength(MAX_TEXT_SIZE)),
  /** Whether a link is wanted though it carries no attachment. */
  asLink: v.optional(v.boolean()),
});
export type MailDraft = Readonly<v.InferOutput<typeof MailDraftSchema>>;

/** Everything that can go wrong with a mail. The words for each stand in the renderer's locale file. */
export const MAIL_PROBLEMS = [
  /** The account names no server. */
  'noAccount',
  'noAddress',
  'wrongAddress',
  'ambiguousRecipient',
  'recipientRejected',
  /** The server does not let this account send under the person's own address. */
  'senderRejected',
  'wrongPassword',
  'unreachable',
  /** The server broke off; whether it took the mail, nobody knows. */
  'interrupted',
  'tlsFailure',
  /** The draft with the attachment cannot be written to the disk. */
  'attachmentFailed',
  'noMailProgram',
  'failed',
] as const;
export type MailProblem = (typeof MAIL_PROBLEMS)[number];

export interface MailFailure {
  readonly kind: 'failed';
  readonly problem: MailProblem;
  /** The addresses that are to blame, if any. */
  readonly addresses: readonly string[];
  /** Receivers whom the mail has reached all the same. */
  readonly reached: readonly string[];
  /** What the server said, in its own words. */
  readonly said?: string;
}

export type MailReply =
  | { readonly kind: 'sent' }
  /** Nothing was sent: the password is not known, or no longer; it has to be given first. */
  | { readonly kind: 'passwordNeeded' }
  | { readonly kind: 'cancelled' }
  | MailFailure;

/** How a draft was handed over: as a link with the whole text or the short one, or as a file with the attachment. */
export const DRAFT_FORMS = ['link', 'shortLink', 'file'] as const;
export type DraftForm = (typeof DRAFT_FORMS)[number];
export type DraftReply = { readonly kind: 'opened'; readonly form: DraftForm } | MailFailure;

export interface MailPasswordState {
  /** Whether the account's password has been given, in this run or before. */
  readonly isKnown: boolean;
  /** Whether this system can keep it safe; else it is asked for once each time the program runs. */
  readonly canBeKept: boolean;
}

/** What the page asks main about mail. */
export const MAIL_CALLS = {
  /** Sends a mail through the account's server; the answer comes when the server has taken it, or has not. */
  sendMail: call(SendMailSchema, answers<MailReply>()),
  /** Breaks off what is being sent. */
  cancelMail: call(nothing, answers<void>()),
  /** Opens a draft in the person's mail program. Whether it is ever sent, nobody knows. */
  draftMail: call(MailDraftSchema, answers<DraftReply>()),
  mailPasswordState: call(MailAccountSchema, answers<MailPasswordState>()),
  /** Remembers the password for this server and user alone: on the disk where the system can keep it safe, else for this run. */
  giveMailPassword: call(GiveMailPasswordSchema, answers<void>()),
  forgetMailPassword: call(nothing, answers<void>()),
};
