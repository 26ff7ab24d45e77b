import type { Me } from '../../../src-shared/bridge/bridge';
import { sameName } from '../../../src-shared/online/lobby';
import { type FieldProblem, fieldProblem } from '../../../src-shared/record';
import type { Colour } from '../../../src-shared/tantrix';

/** People who play at this computer beside the one who sits before it. */

export interface PersonHere {
  /** As typed. */
  readonly name: string;
  readonly colour: Colour;
  /** Whether they chose it: a colour that nobody chose gives way. */
  readonly isChosen?: boolean;
}

/** What is wrong with a name, as typed. */
export const nameProblem = (name: string): FieldProblem | undefined => fieldProblem('name', name.trim());

/** Whether two of them would be taken for one another. */
export const isNameTwice = (names: readonly string[]): boolean =>
  names.some((name, at) => name.trim() !== '' && names.slice(0, at).some((other) => sameName(other, name)));

/** What the others are told of somebody here. */
export const meOfPerson = (name: string, colour: Colour): Me => ({ name: name.trim(), colour });
