import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { dial, isLink } from '../../../../src-main/online/process/connections/dial';
import type { Identity } from '../../../../src-main/online/process/connections/greeting';
import type { Link } from '../../../../src-main/online/process/connections/link';
import { ownIdentity } from '../../../../src-main/online/process/kept/identity';
import { pick, type Random, seededRandom } from '../../../../src-shared/tantrix';
import { runs } from '../../../support/nightly';
import { portOf } from '../../../support/online-faults';
import { checkLogs } from '../../../support/online-logs';
import { newIdentity } from '../../../support/online-peer';
import { inPrograms, joinBy, moveOnce, playOut, settled, tableFor } from '../../../support/online-tables';

const SEED = Number(process.env.TANTRIX_FUZZ_SEED ?? 11);
const programs = inPrograms();

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** A message in which one thing is another: a number a little off, a digit, a part that is of another message. */
function mutated(value: Json, parts: readonly Json[], random: Random): Json {
  if (Array.isArray(value) && value.length > 0 && random(4) > 0)
    return value.with(random(value.length), mutated(pick(value, random), parts, random));
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && random(8) > 0) {
    const name = pick(Object.keys(value), random);
    return { ...value, [name]: mutated(value[name] ?? null, parts, random) };
  }
  if (typeof value === 'number') return value + random(3) - 1;
  if (typeof value === 'string' && random(2) === 0) return value.replace(/[0-9a-f]/, String(random(10)));
  return pick(parts, random);
}

const partsOf = (value: Json): Json[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(partsOf)] : [value];

/** A program that says what it likes: all that it hears, changed somewhere, over one connection after another. */
async function harass(call: () => Promise<Link>, messages: number, random: Random): Promise<void> {
  const heard: Json[] = [];
  let left = messages;
  while (left > 0) {
    const link = await call();
    link.follow({ take: (_, message) => heard.push(JSON.parse(JSON.stringify(message))), lost: () => {} });
    for (let said = 0; said < 40 && link.isOpen && left > 0; said++, left--) {
      const parts = heard.flatMap(partsOf);
      const message = heard.length > 0 ? mutated(pick(heard, random), parts, random) : { kind: 'look' };
      // Whatever it is.
      link.send(JSON.parse(JSON.stringify(message)));
      if (said % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    }
    link.close();
  }
}

describe(`a program that says anything (seed ${SEED})`, () => {
  test.each(['as a stranger', 'as a player', 'as the host'] as const)(
    '%s changes nothing, and the others play on',
    async (who) => {
      const [host, guest, third] = programs(3);
      if (!host || !guest || !third) throw new Error('three were started');
      await host.call('hostTable', tableFor(3));
      await host.until('it waits', ({ kind }) => kind === 'waiting');
      for (const [at, each] of [guest, third].entries()) await joinBy(each, host.invitation, at + 1);
      const all = [host, guest, third];
      await settled(all, 0);
      await moveOnce(all);
      await settled(all, 1);
      const id = host.game?.id ?? '';
      const before = host.game?.moves;
      const liar = who === 'as the host' ? host : third;
      const random = seededRandom(SEED);
      const isProgram = who !== 'as a stranger';
      const identity: Identity = isProgram ? await identityOf(liar.profile) : newIdentity();
      if (isProgram) await liar.kill();
      const honest = all.filter((each) => each !== liar);
      const call = async (): Promise<Link> => {
        const { pid } = pick(honest, random);
        const link = await dial({ host: '127.0.0.1', port: portOf(pid) }, identity);
        if (!isLink(link)) throw new Error(link);
        link.send({ kind: 'resume', game: id, chat: [] });
        link.send({ kind: 'game', game: id, message: { kind: 'hello', epoch: 0, n: 0, h: id, isSettled: false } });
        return link;
      };
      await harass(call, runs(250, 7_000), random);
      for (const { game } of honest) expect(game?.moves.slice(0, 1)).toEqual(before);
      if (isProgram) await liar.call('resumeOnline', id);
      await playOut(all);
      expect(guest.game?.moves).toEqual(host.game?.moves);
      await Promise.all(all.map((each) => each.kill()));
      checkLogs(all.map(({ profile }) => profile));
    },
    1_200_000,
  );
});

const identityOf = (profile: string): Promise<Identity> => ownIdentity(path.join(profile, 'online'));
