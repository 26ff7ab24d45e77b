import type { Statistics } from '../../../src-shared/library/statistics';
import { tell } from '../news';

/**
 * Writes the statistics to a CSV file that the person chooses.
 *
 * @param suggestedName what it is to be called, without ending
 */
export async function exportStatistics(statistics: Statistics, suggestedName: string): Promise<void> {
  const { makeStatisticsCsv } = await import('../../../src-shared/library/statistics-csv');
  const bytes = new TextEncoder().encode(makeStatisticsCsv(statistics));
  const reply = await window.tantrix.writeFile({ bytes, kind: 'csv', suggestedName });
  if (reply.kind === 'failed') tell({ kind: 'notExported', problem: reply.problem });
  if (reply.kind === 'saved') tell({ kind: 'statisticsSaved', name: reply.name });
}
