import type { OpenReply, WriteReply, WriteRequest } from '../../src-shared/bridge/bridge';
import type { Answers } from '../gate';

export type LegacyCalls = Pick<Answers, 'openGame' | 'saveGame'>;

/** The calls by which text alone crosses to the page. */
export const legacyCalls = (
  open: () => Promise<OpenReply>,
  write: (request: WriteRequest) => Promise<WriteReply>,
): LegacyCalls => ({
  async openGame() {
    const reply = await open();
    if (reply.kind !== 'opened') return reply;
    const { bytes, ...rest } = reply;
    const text = decode(bytes);
    return text === null ? { kind: 'failed', problem: 'notText', name: reply.name } : { ...rest, text };
  },
  async saveGame({ text, file, suggestedName }) {
    const bytes = new TextEncoder().encode(text);
    const reply = await write({ bytes, kind: 'txg', suggestedName, force: true, ...(file && { file }) });
    return reply.kind === 'changed' ? { kind: 'cancelled' } : reply;
  },
});

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
