import type { Link } from '../../src-main/online/process/connections/link';
import { pick, type Random } from '../../src-shared/tantrix';

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
export async function harass(call: () => Promise<Link>, messages: number, random: Random): Promise<void> {
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
