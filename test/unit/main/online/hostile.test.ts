import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { dial, isLink } from '../../../../src-main/online/process/connections/dial';
import type { Identity } from '../../../../src-main/online/process/connections/greeting';
import type { Link } from '../../../../src-main/online/process/connections/link';
import { ownIdentity } from '../../../../src-main/online/process/kept/identity';
import { pick, seededRandom } from '../../../../src-shared/tantrix';
import { runs } from '../../../support/nightly';
import { portOf } from '../../../support/online-faults';
import { harass } from '../../../support/online-harassment';
import { checkLogs } from '../../../support/online-logs';
import { newIdentity } from '../../../support/online-peer';
import { inPrograms, joinBy, moveOnce, playOut, settled, tableFor } from '../../../support/online-tables';

const SEED = Number(process.env.TANTRIX_FUZZ_SEED ?? 11);
const programs = inPrograms();

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
