/** What may keep the program from being left, besides what is open. */

type MayExit = () => Promise<boolean>;

let conditions: readonly MayExit[] = [];

/** Says who is asked before the program is left; to be called once. */
export function askBeforeExit(all: readonly MayExit[]): void {
  conditions = all;
}

/** Whether nobody keeps the program from being left; they are asked one after the other, up to the first that does. */
export async function mayExit(): Promise<boolean> {
  for (const mayLeave of conditions) if (!(await mayLeave())) return false;
  return true;
}
