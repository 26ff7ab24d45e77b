import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { dial, isLink } from '../../../../src-main/online/process/connections/dial';
import type { Identity } from '../../../../src-main/online/process/connections/greeting';
import type { Link } from '../../../../src-main/online/process/connections/link';
import { parseInvitation } from '../../../../src-shared/online/invitation';
import { ownIdentity } from '../../../../src-main/online/process/kept/identity';
import { newKey, selfWith } from '../../../../src-main/online/keys';
import { pick, type Random, seededRandom } from '../../../../src-shared/tantrix';
import { runs } from '../../../support/nightly';
import { inPrograms, joinBy, moveOnce, playOut, settled, tableFor } from '../../../support/online-tables';

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

describe('a program that lies', () => {
  test.each(['as a stranger', 'as a player'])(
    '%s changes nothing, and the others play on',
    async (who) => {
      const [host, guest, liar] = programs(3);
      if (!host || !guest || !liar) throw new Error('three were started');
      await host.call('hostTable', tableFor(3));
      await host.until('it waits', ({ kind }) => kind === 'waiting');
      const invitation = parseInvitation(host.invitation.link);
      for (const [at, each] of [guest, liar].entries()) await joinBy(each, host.invitation, at + 1);
      await settled([host, guest, liar], 0);
      await moveOnce([host, guest, liar]);
      await settled([host, guest, liar], 1);
      const id = host.game?.id ?? '';
      const before = host.game?.moves;
      const identity: Identity = who === 'as a player' ? await identityOf(liar.profile) : newIdentity();
      if (who === 'as a player') await liar.kill();
      const target = invitation && 'targets' in invitation ? invitation.targets[0] : undefined;
      if (!target) throw new Error('nobody is invited');
      const call = async (): Promise<Link> => {
        const link = await dial(target, identity);
        if (!isLink(link)) throw new Error(link);
        link.send({ kind: 'resume', game: id, chat: [] });
        link.send({ kind: 'game', game: id, message: { kind: 'hello', epoch: 0, n: 0, h: id, isSettled: false } });
        return link;
      };
      await harass(call, runs(1_000, 10_000), seededRandom(11));
      expect(host.game?.moves.slice(0, 1)).toEqual(before);
      if (who === 'as a player') await liar.call('resumeOnline', id);
      await playOut([host, guest, liar]);
      expect(guest.game?.moves).toEqual(host.game?.moves);
    },
    600_000,
  );
});

function newIdentity(): Identity {
  const key = newKey();
  return { self: selfWith(key), key: key.publicKey };
}

const identityOf = (profile: string): Promise<Identity> => ownIdentity(path.join(profile, 'online'));
