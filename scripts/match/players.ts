import { CHARACTERS, choosePlacement, DEFAULT_CHARACTER, LEVELS } from '../../src-shared/robots';
import { flatRobot, flatRobotWith, greedyRobot, randomRobot, type Baseline } from '../../src-shared/robots/baselines';

/** Who can be matched: the baselines as they are, the characters at a level. */
const YARDSTICKS: Readonly<Record<string, Baseline>> = {
  random: randomRobot,
  greedy: greedyRobot,
  flat: flatRobot,
  'flat-6000': flatRobotWith(6000),
};

export const PLAYER_FORMS = `${Object.keys(YARDSTICKS).join(', ')}, or NAME:LEVEL with a name out of default, ${CHARACTERS.join(', ')} and a level from ${LEVELS[0]} to ${LEVELS.at(-1)}`;

/** The player written as `NAME` or `NAME:LEVEL`; undefined when there is none such. */
export function playerOf(text: string): Baseline | undefined {
  if (Object.hasOwn(YARDSTICKS, text)) return YARDSTICKS[text];
  const [name, digit, ...more] = text.split(':');
  const character = name === 'default' ? DEFAULT_CHARACTER : CHARACTERS.find((one) => one === name);
  const level = LEVELS.find((one) => String(one) === digit);
  if (character === undefined || level === undefined || more.length > 0) return undefined;
  return (game, random) => choosePlacement(game, { character, level }, random);
}
