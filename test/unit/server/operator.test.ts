import { request } from 'node:http';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseOptions, USAGE } from '../../../server/options';
import { serveOperator } from '../../../server/operator/operator';
import { seatedAt } from '../../support/server-guest';
import { inServersHere } from '../../support/started-server';
import { chatHash } from '../../../src-shared/online/chat';

const servers = inServersHere();

/** What a page answers, with headers that a browser would not let anybody set. */
async function asked(url: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') {
  const [response] = await once(request(url, { method, headers }).end(), 'response');
  let text = '';
  for await (const part of response) text += String(part);
  return { status: Number(response.statusCode), text };
}

const authorization = (password: string) => ({ Authorization: `Basic ${btoa(`x:${password}`)}` });

/** A server with a page, and two at a table of whom the second has said something that the first reports. */
async function reported(said = '<script>alert(1)</script>') {
  const server = await servers({ operator: { port: 0 } });
  const page = server.page ?? '';
  const [first, second, third] = await server.come(3);
  if (!first || !second || !third) throw new Error('they have come');
  await seatedAt([first, second], 'K7M2QX');
  const game = first.copy?.history.id ?? '';
  for (const [n, line] of [{ kind: 'open' } as const, { kind: 'text', text: said } as const].entries()) {
    const plain = { game, party: 1, n: n + 1, at: 1, said: line };
    const { self } = second.identity;
    second.send({ kind: 'chat', ...plain, signature: self.sign(chatHash(self, plain)) });
  }
  await first.until('the line', ({ heard }) => heard.filter(({ kind }) => kind === 'chat').length === 2);
  third.send({ kind: 'report', game, party: 1, n: 1 });
  first.send({ kind: 'report', game, party: 1, n: 2 });
  return { server, page, first, second, game, id: `${game}-1-2` };
}

describe('the operator’s page', () => {
  test('tells how it stands, and no secrets', async () => {
    const { server, page } = await reported();
    const { text } = await asked(`${page}status.json`);
    expect(JSON.parse(text)).toMatchObject({
      name: 'The club',
      connections: 3,
      games: 1,
      tables: 0,
      isStopping: false,
    });
    expect(text).not.toContain('PRIVATE');
    expect(text).toContain(server.server.link);
  });

  test('shows lines that players have reported as text, and deletes them', async () => {
    const { page, id } = await reported();
    await expect.poll(async () => (await asked(page)).text).toContain('&lt;script&gt;');
    const { text } = await asked(page);
    expect(text).not.toContain('<script>');
    // One that is not in the game has nothing to report.
    expect(text).not.toContain(id.replace(/2$/, '1'));
    expect((await asked(`${page}reports/${id}/delete`, {}, 'POST')).status).toBe(303);
    expect((await asked(page)).text).not.toContain('&lt;script&gt;');
  });

  test('has fifty lines by one person at most, beside which others are heard', async () => {
    const { server, first, second, game } = await reported();
    const says = (n: number) => {
      const plain = { game, party: 1, n, at: 1, said: { kind: 'phrase', phrase: 'thanks' } as const };
      const { self } = second.identity;
      second.send({ kind: 'chat', ...plain, signature: self.sign(chatHash(self, plain)) });
    };
    for (let n = 3; n <= 61; n++) says(n);
    await first.until('the lines', ({ heard }) => heard.filter(({ kind }) => kind === 'chat').length === 61);
    for (let n = 2; n <= 60; n++) first.send({ kind: 'report', game, party: 1, n });
    second.send({ kind: 'report', game, party: 1, n: 61 });
    const told = async () => Object.values((await server.server.status()).reports);
    await expect.poll(async () => (await told()).map(({ by }) => by)).toContain(second.identity.key);
    expect((await told()).filter(({ by }) => by === first.identity.key)).toHaveLength(50);
  });

  test('lets nothing new begin when its button is pressed', async () => {
    const { server, page } = await reported();
    expect((await asked(`${page}drain`, { Origin: page.slice(0, -1) }, 'POST')).status).toBe(303);
    expect(server.server.isStopping).toBe(true);
  });

  test.each([
    ['pages of others', 'POST', { Origin: 'https://example.org' }],
    ['names that lead here', 'GET', { Host: 'example.org' }],
  ])('is not for %s', async (_, method, headers) => {
    const { page } = await reported();
    expect((await asked(`${page}drain`, headers, method)).status).toBe(403);
  });

  test('asks for its token, and is at no other address without one', async () => {
    const { server } = await reported();
    const served = await serveOperator({ port: 0, token: 'sesame' }, server.server);
    const page = `http://127.0.0.1:${served.port}/`;
    expect((await asked(page)).status).toBe(401);
    expect((await asked(page, authorization('Sesame'))).status).toBe(401);
    expect((await asked(page, authorization('sesame'))).status).toBe(200);
    served.close();
    await expect(serveOperator({ port: 0, host: '0.0.0.0' }, server.server)).rejects.toThrow('token');
  });
});

describe('the command line', () => {
  test('says how a server is to run', () => {
    expect(parseOptions([])).toMatchObject({ port: 47_202, mostGames: 2_000 });
    expect(parseOptions(['--operator', '8080']).operator).toEqual({ port: 8_080 });
    expect(parseOptions(['--operator', '0.0.0.0:8080'], 'sesame').operator).toEqual({
      port: 8_080,
      host: '0.0.0.0',
      token: 'sesame',
    });
  });

  test('is told in full to who runs one', () => {
    const told = readFileSync(path.resolve(import.meta.dirname, '../../../docs/server.md'), 'utf8');
    const switches = [...new Set(USAGE.match(/--[a-z-]+/g))];
    expect(switches.length).toBeGreaterThan(7);
    expect(switches.filter((each) => each !== '--' && !told.includes(`\`${each}\``))).toEqual([]);
  });

  test.each([[['--port', 'x']], [['--nothing']], [['more']]])('is refused with %j', (args) => {
    expect(() => parseOptions(args)).toThrow(/./);
  });
});
