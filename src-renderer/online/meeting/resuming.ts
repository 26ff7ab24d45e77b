import { mayLeave } from '../../stage/leaving';
import { goBackToTables } from './opening';

/** Goes on with a game that was begun; where that cannot be, the tables are shown with the reason. */
export async function goOnOnline(id: string): Promise<void> {
  if (!(await mayLeave())) return;
  const problem = await window.tantrix.resumeOnline(id);
  if (problem) await goBackToTables(problem, undefined);
}
