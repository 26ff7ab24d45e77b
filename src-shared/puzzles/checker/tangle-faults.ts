import { COLOURS, type Colour } from '../../tantrix';
import type { LoopForm, TangleGoal } from '../puzzle';
import type { Fault } from '../verdict';
import { areEntangled, areIdentical, hasLoopShape, isInside } from './loops';
import type { LaidPath } from './paths';

/** What keeps the loops from being the tangle. How they lie is looked at once there are as many as there should be. */
export function tangleFaults(goal: TangleGoal, loops: readonly LaidPath[]): Fault[] {
  const counts = countFaults(goal, loops);
  if (counts.length > 0) return counts;
  return [...shapeFaults(goal, loops), ...entanglementFaults(goal, loops)];
}

const of = (loops: readonly LaidPath[], colour: Colour): LaidPath[] => loops.filter((loop) => loop.colour === colour);

const countFaults = ({ loops: wantedLoops }: TangleGoal, loops: readonly LaidPath[]): Fault[] =>
  COLOURS.flatMap((colour): Fault[] => {
    const [found, wanted] = [of(loops, colour).length, wantedLoops[colour] ?? 0];
    return found === wanted ? [] : [{ code: 'loopCount', colour, found, wanted }];
  });

function shapeFaults({ shaped = [], nested, identical }: TangleGoal, loops: readonly LaidPath[]): Fault[] {
  const hasForm = ({ colour, shape, size }: LoopForm) =>
    of(loops, colour).some((loop) => hasLoopShape(loop, shape, size));
  const unlike = shaped.filter((form) => !hasForm(form)).map(({ colour }) => colour);
  return [
    ...(unlike.length > 0 ? [{ code: 'loopShape' as const, colours: unlike }] : []),
    ...(nested ? nestingFaults(nested, loops) : []),
    ...(identical && !areAllIdentical(identical.flatMap((colour) => of(loops, colour)))
      ? [{ code: 'notIdentical' as const, colours: identical }]
      : []),
  ];
}

function nestingFaults(
  { inner, outer, shape }: NonNullable<TangleGoal['nested']>,
  loops: readonly LaidPath[],
): Fault[] {
  const shaped = of(loops, inner).filter((loop) => !shape || hasLoopShape(loop, shape));
  if (shaped.length === 0) return [{ code: 'loopShape', colours: [inner] }];
  const isNested = shaped.some((loop) => of(loops, outer).some((around) => isInside(loop, around)));
  return isNested ? [] : [{ code: 'notNested', colours: [inner, outer] }];
}

const areAllIdentical = ([first, ...others]: readonly LaidPath[]): boolean =>
  !first || others.every((other) => areIdentical(first, other));

/** The colours of loops that are not entangled with the rest, or with those that are named. */
function entanglementFaults({ hub, chain = [] }: TangleGoal, loops: readonly LaidPath[]): Fault[] {
  const apart = new Set<Colour>(unconnected(loops).map(({ colour }) => colour));
  if (hub) for (const loop of loops) if (!isEntangledWith(loop, of(loops, hub))) apart.add(loop.colour);
  chain.slice(1).forEach((colour, at) => {
    const before = chain.slice(at, at + 1);
    const linked = of(loops, colour).some((loop) => before.some((one) => isEntangledWith(loop, of(loops, one))));
    if (!linked) for (const one of [...before, colour]) apart.add(one);
  });
  return apart.size === 0 ? [] : [{ code: 'notEntangled', colours: COLOURS.filter((colour) => apart.has(colour)) }];
}

/** Whether a loop is one of the others, or entangled with one. */
const isEntangledWith = (loop: LaidPath, others: readonly LaidPath[]): boolean =>
  others.some((other) => other === loop || areEntangled(loop, other));

/** The loops outside the greatest knot of entangled ones. */
function unconnected(loops: readonly LaidPath[]): LaidPath[] {
  const knots = loops.map((loop) => knotOf(loop, loops));
  const greatest = knots.reduce((one, other) => (other.size > one.size ? other : one), new Set<LaidPath>());
  return loops.filter((loop) => !greatest.has(loop));
}

function knotOf(first: LaidPath, loops: readonly LaidPath[]): Set<LaidPath> {
  const knot = new Set([first]);
  // A set that grows while it is walked through gives what is added, too.
  for (const loop of knot) for (const other of loops) if (areEntangled(loop, other)) knot.add(other);
  return knot;
}
