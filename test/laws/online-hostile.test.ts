import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { OwnChain } from '../../src-shared/online/chain';
import { type Alarm, ALARMS } from '../../src-shared/online/alarms';
import { type Deed, type Message, MessageSchema, type Step } from '../../src-shared/online/messages';
import { drawnIn, type History } from '../../src-shared/online/history';
import { type Game, legalPlacements, type Placement, seededRandom } from '../../src-shared/tantrix';
import { type Program, termsFor, World } from '../support/online-world';

/** So many by day; by night `ONLINE_MESSAGES` says more. */
const MESSAGES = Number(process.env.ONLINE_MESSAGES ?? 2000);

/** A value in whose place something else is put, somewhere in it. */
function mutated(value: unknown, choose: (below: number) => number): unknown {
  if (typeof value === 'number') return value + (choose(2) === 0 ? 1 : -1) * (1 + choose(3));
  if (typeof value === 'string') {
    const at = choose(Math.max(1, value.length));
    return value.slice(0, at) + '0123456789abcdef'[choose(16)] + value.slice(at + 1);
  }
  if (Array.isArray(value)) {
    const at = choose(value.length + 1);
    return at === value.length ? value.slice(0, -1) : value.with(at, mutated(value[at], choose));
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const at = choose(entries.length);
  return Object.fromEntries(entries.map(([name, part], each) => [name, each === at ? mutated(part, choose) : part]));
}

/** A step as a program signs it, whether it may make it or not. */
function signedStep({ copy: { history }, self, party = 0 }: Program, deed: Deed): Step {
  const signature = self.sign(history.stepHash(history.hashAfter(party, deed)));
  return { kind: 'step', epoch: 1, n: history.n + 1, by: party, deed, signature };
}

/** The legal deeds of whoever is to move. */
const deedsIn = ({ copy: { history } }: Program): Deed[] =>
  history.game ? legalPlacements(history.game).map((placement) => placed(history.game, placement)) : [];

const placed = (game: Game | undefined, { tile, q, r, rotation }: Placement): Deed => ({
  kind: 'placed',
  seat: game?.position.mover ?? 0,
  tile,
  q,
  r,
  rotation,
  ms: 0,
});

const hasChoice = ({ mover, game }: History): boolean =>
  mover !== undefined && game !== undefined && legalPlacements(game).length > 1;

/** The mover's program, and the two others. */
function partsOf(world: World) {
  const mover = world.programs.find(({ copy, party }) => copy.history.mover === party);
  const [one, other] = world.programs.filter((each) => each !== mover);
  if (!mover || !one || !other) throw new Error('nobody is to move');
  const [deed, otherDeed] = deedsIn(mover);
  if (!deed || !otherDeed) throw new Error('there is no choice');
  return { mover, one, other, deed, otherDeed };
}

function outOfTurn(world: World) {
  const { one, other, deed } = partsOf(world);
  return other.copy.take(signedStep(one, deed)).alarm;
}

function illegal(world: World) {
  const { mover, one, deed } = partsOf(world);
  return one.copy.take(signedStep(mover, { ...deed, ...(deed.kind === 'placed' ? { q: 40 } : {}) })).alarm;
}

/** A mover who does not like the tile that comes tells another link than the one that was fixed. */
function wrongLink(world: World) {
  const { mover, one, deed } = partsOf(world);
  const step = signedStep(mover, deed);
  one.copy.take(step);
  const { history } = one.copy;
  const link = mover.self.secret();
  const signature = mover.self.sign(history.answerHash(link));
  const answer = { kind: 'answer' as const, epoch: 1, n: step.n, h: history.last.h, party: step.by, link, signature };
  const { alarm } = one.copy.take(answer);
  one.restart();
  return alarm;
}

function twice(world: World) {
  const { mover, one, deed, otherDeed } = partsOf(world);
  const [step, another] = [signedStep(mover, deed), signedStep(mover, otherDeed)];
  one.copy.take(step);
  const { alarm } = one.copy.take(another);
  one.restart();
  return alarm;
}

function otherHistory(world: World) {
  const { mover, one } = partsOf(world);
  return one.copy.take({ ...mover.copy.hello, h: 'f'.repeat(64) }).alarm;
}

describe('whoever sends other messages than it should', () => {
  test('stops nobody, changes nothing, and is named', () => {
    const random = seededRandom(1);
    const world = new World(termsFor(3), random);
    const heard: Message[] = [];
    world.onSent = (message) => heard.push(message);
    const seen = new Map<string, number>();
    const changed: Message[] = [];
    for (let sent = 0; sent < MESSAGES; sent++) {
      if (sent % 40 === 0) for (let step = 0; step < 60; step++) world.step();
      const original = heard[Math.max(0, heard.length - 1 - random(30))];
      const parsed = v.safeParse(MessageSchema, mutated(original, random));
      const victim = world.programs[random(3)];
      if (!parsed.success || !victim) continue;
      const stand = () => JSON.stringify([victim.copy.history.last.h, drawnIn(victim.copy.history.game)]);
      const before = stand();
      const { alarm, write } = victim.copy.take(parsed.output);
      // What a program does with an honest message that was not changed in the end, it does to its own disk, too.
      victim.disk.push(...structuredClone([...write]));
      seen.set(alarm ?? 'ignored', (seen.get(alarm ?? 'ignored') ?? 0) + 1);
      if (alarm && stand() !== before) changed.push(parsed.output);
    }
    expect(changed).toEqual([]);
    for (const alarm of ['forged', 'otherHistory', 'ignored']) expect([...seen.keys()]).toContain(alarm);
    world.play(0);
    const games = world.programs.map(({ copy }) => copy.history.game?.placements);
    for (const game of games) expect(game).toEqual(games[0]);
  });

  test('is named though it signs what it says', () => {
    const world = new World(termsFor(3), seededRandom(2));
    world.playTo(4);
    const named = [outOfTurn, illegal, wrongLink, twice, otherHistory].flatMap((craft) => {
      // Where there is something to choose from.
      for (world.settle(); world.programs.every(({ copy }) => !hasChoice(copy.history)); world.settle()) {
        world.playTo((world.programs[0]?.copy.history.n ?? 0) + 1);
      }
      return craft(world);
    });
    expect(named).toEqual(['outOfTurn', 'illegal', 'wrongLink', 'twice', 'otherHistory'] satisfies Alarm[]);
    expect(ALARMS.filter((alarm) => !named.includes(alarm))).toEqual(['forged']);
  });
});

describe('the next tile', () => {
  test('depends on a link of every program that nobody else knows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 63 }), (at) => {
        const [program] = new World(termsFor(2), seededRandom(at)).programs;
        if (!program) throw new Error('nobody plays');
        const owner = { game: program.copy.history.id, epoch: 1, party: 0 };
        const root = program.self.secret();
        const [link, next] = [at, at + 1].map((each) => new OwnChain(program.self, owner, root).linkAt(each));
        expect(link).not.toBe(next);
        expect(new OwnChain(program.self, { ...owner, party: 1 }, root).linkAt(at)).not.toBe(link);
      }),
      { numRuns: 10 },
    );
  });
});
