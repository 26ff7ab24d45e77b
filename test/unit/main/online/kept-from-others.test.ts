import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newKey } from '../../../../src-main/online/keys';
import { keptIdentity, takeKey } from '../../../../src-main/online/process/kept/identity';
import { Online } from '../../../../src-main/online/process/online';
import { startServer } from '../../../../server/start';
import { parseOptions } from '../../../../server/options';

let folder = '';
let umask = 0;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tantrix-secret-'));
  umask = process.umask(0);
});
afterEach(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true });
});

const at = (...names: string[]) => path.join(folder, ...names);
const modeOf = (...names: string[]) => (statSync(at(...names)).mode & 0o777).toString(8);

// Windows knows no such modes.
describe.skipIf(process.platform === 'win32')('a secret key', () => {
  test('is read by its owner alone, whatever new files are open to otherwise, and so is its folder', async () => {
    await keptIdentity(at('online'));
    expect([modeOf('online'), modeOf('online', 'identity.json')]).toEqual(['700', '600']);
    await takeKey(at('online'), newKey());
    expect(modeOf('online', 'identity.json')).toBe('600');
  });

  test('that others could read is theirs no more after the next start', async () => {
    const kept = await keptIdentity(at('online'));
    chmodSync(at('online'), 0o755);
    chmodSync(at('online', 'identity.json'), 0o644);
    const online = await Online.open({ profile: folder, loopbackPort: 1 }, () => {});
    expect(online.identity.key).toBe(kept.publicKey);
    expect([modeOf('online'), modeOf('online', 'identity.json')]).toEqual(['700', '600']);
    await online.close();
  });

  test('that is damaged is set aside, and kept from others, too', async () => {
    await keptIdentity(folder);
    writeFileSync(at('identity.json'), 'x');
    chmodSync(at('identity.json'), 0o664);
    vi.spyOn(Date, 'now').mockReturnValue(7);
    await keptIdentity(folder);
    vi.restoreAllMocks();
    expect([modeOf('identity.json'), modeOf('identity.json.7.damaged')]).toEqual(['600', '600']);
  });

  test('of a server lies in a folder that nobody else looks into, with its games', async () => {
    const server = await startServer(parseOptions(['--host', '127.0.0.1', '--port', '0', '--folder', at('data')]));
    await server.close();
    expect([modeOf('data'), modeOf('data', 'journal'), modeOf('data', 'identity.json')]).toEqual(['700', '700', '600']);
  });
});
