import {
  parseRankingRows,
  type RankedResult,
  type RankingForm,
  type RankingsNews,
  type RankingsProposal,
  type Removable,
} from '../../src-shared/bridge/bridge';
import { type Identity, identityOf, type RankPoint, type RankingRow } from '../../src-shared/rankings';
import { showNotice } from '../stage/notices';
import { declareDialog, dialogOf, openDialog } from '../stage/dialogs';

/** The table of who is best, as main keeps it. */

export const rankingsDialog = declareDialog<{
  readonly rows: readonly RankingRow[];
  readonly wasRepaired: boolean;
  /** Whether there is an import that can be taken back. */
  readonly hasImports: boolean;
  readonly news?: RankingsNews | undefined;
}>('rankings');

export const rankProposalDialog = declareDialog<{ readonly proposal: RankingsProposal }>('rankProposal');

/** What can be taken out of the table, in the words that name each: results of a player, or imports. */
export const rankRemovablesDialog = declareDialog<{
  readonly what: Removable['what'];
  readonly player?: Identity | undefined;
  readonly items: readonly { readonly id: string; readonly at: number; readonly words: string }[];
}>('rankRemovables');

/** Opens the table, or shows it anew when it is open. */
export async function showRankings(news?: RankingsNews): Promise<void> {
  const reply = await window.tantrix.rankings();
  if (reply.kind === 'failed') return showNotice('rankingsFailed');
  const rows = parseRankingRows(reply.rows);
  const hasImports = (await window.tantrix.rankingImports()).length > 0;
  // To read a large table takes long, and so does to draw it: the window is let in between.
  await nextTask();
  // That the table had to be made anew is said as long as it is open.
  const wasRepaired = reply.wasRepaired || (dialogOf(rankingsDialog)?.wasRepaired ?? false);
  openDialog(rankingsDialog, { rows, wasRepaired, hasImports, news });
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

export const historyOf = (player: Identity): Promise<readonly RankPoint[]> =>
  window.tantrix.rankHistory(identityOf(player));

/** The results of a player that count, the newest first. */
export const resultsOf = (player: Identity): Promise<readonly RankedResult[]> =>
  window.tantrix.rankedResults(identityOf(player));

export async function removePlayer(player: Identity): Promise<void> {
  const reply = await window.tantrix.removeRanked(identityOf(player));
  return showRankings(reply.kind === 'done' ? { kind: 'removed', name: player.name } : { ...reply, name: player.name });
}

/** @param suggestedName what the file is to be called, without ending */
export async function exportRankings(form: RankingForm, suggestedName: string): Promise<void> {
  const reply = await window.tantrix.exportRankings({ form, suggestedName });
  if (reply.kind !== 'cancelled') return showRankings(reply);
}

/** Shows what a file would change, if it changes anything. */
export async function importRankings(): Promise<void> {
  const reply = await window.tantrix.importRankings();
  if (reply.kind === 'proposed') return openDialog(rankProposalDialog, { proposal: reply.proposal });
  if (reply.kind !== 'cancelled') return showRankings(reply);
}

/** Shows what the table would be without something. */
export async function proposeRemoval(what: Removable): Promise<void> {
  const reply = await window.tantrix.proposeRemoval(what);
  if (reply.kind === 'proposed') return openDialog(rankProposalDialog, { proposal: reply.proposal });
  return reply.kind === 'failed' ? showNotice('rankingsFailed') : showRankings();
}

export async function acceptProposal({ id, what, name }: RankingsProposal): Promise<void> {
  const reply = await window.tantrix.acceptProposal(id);
  return showRankings(reply.kind === 'done' ? { kind: what, name } : { ...reply, name });
}

/** Lists the results of a player, each of which can be taken out. */
export async function showResults(player: Identity): Promise<void> {
  const results = await resultsOf(player);
  const items = results.map(({ sides, ...result }) => ({
    ...result,
    words: sides.map(({ player: { name }, score }) => `${name} (${score})`).join(' – '),
  }));
  openDialog(rankRemovablesDialog, { what: 'result', player, items });
}

/** Lists the imports, each of which can be taken back. */
export async function showImports(): Promise<void> {
  const imports = await window.tantrix.rankingImports();
  openDialog(rankRemovablesDialog, {
    what: 'import',
    items: imports.map(({ name, ...file }) => ({ ...file, words: name })),
  });
}
