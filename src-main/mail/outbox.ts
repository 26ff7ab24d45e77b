import type { MailReply, SendMail } from '../../src-shared/bridge/bridge';
import { mailFailure, recipientsProblem } from './recipients';
import type { MailPasswords } from './passwords';

/** The mails on their way to the server. */
export class Outbox {
  readonly #passwords: MailPasswords;
  readonly #onTheirWay = new Map<Promise<MailReply>, AbortController>();

  constructor(passwords: MailPasswords) {
    this.#passwords = passwords;
  }

  /** Sends a mail, or says why not; a password that the server refuses is forgotten, so that it is asked for again. */
  async send(request: SendMail): Promise<MailReply> {
    const { account, message } = request;
    if (account.host.trim() === '') return mailFailure('noAccount');
    const trouble = recipientsProblem([account.address]) ?? recipientsProblem(message.to);
    if (trouble) return trouble;
    const password = request.password ?? this.#passwords.passwordOf(account);
    if (account.user !== '' && password === undefined) return { kind: 'passwordNeeded' };
    const reply = await this.#track(async (signal) => {
      // Few mails are sent, and what sends them is half of what main would have to read at its start.
      const { sendBySmtp } = await import('./smtp');
      return sendBySmtp({ account, password, message, signal });
    });
    const isRefused = reply.kind === 'failed' && reply.problem === 'wrongPassword';
    if (isRefused && request.password === undefined) this.#passwords.forget();
    return reply;
  }

  cancel(): void {
    for (const controller of this.#onTheirWay.values()) controller.abort();
  }

  settled(): Promise<unknown> {
    return Promise.allSettled(this.#onTheirWay.keys());
  }

  async #track(send: (signal: AbortSignal) => Promise<MailReply>): Promise<MailReply> {
    const controller = new AbortController();
    const reply = send(controller.signal);
    this.#onTheirWay.set(reply, controller);
    try {
      return await reply;
    } finally {
      this.#onTheirWay.delete(reply);
    }
  }
}
