import * as v from 'valibot';
import type { Changes, Identity, RankedGame, Row, Wisdom } from '../rankings';
import type { FileProblem } from './files';

/** Why the table cannot be read or written. */
type Failed = { readonly kind: 'failed'; readonly problem: FileProblem };
/** A damaged table was set aside and made anew from its backup; said once. */
interface MayBeRepaired {
  readonly wasRepaired: boolean;
}

export type RankingsReply = ({ readonly kind: 'rankings'; readonly rows: readonly Row[] } & MayBeRepaired) | Failed;
export type Ranked = { readonly kind: 'ranked' } & Changes & MayBeRepaired;
export type RankReply = Ranked | Failed;
export type ChangeReply = { readonly kind: 'done' } | Failed;

/** `own` holds every game, and can be merged with any table; `csv` holds the figures of each player. */
export const RANKING_FORMS = ['own', 'csv'] as const;
export const RankingFormSchema = v.strictObject({
  form: v.picklist(RANKING_FORMS),
  /** What the dialog proposes, without ending. */
  suggestedName: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
});
export type RankingExport = v.InferOutput<typeof RankingFormSchema>;
export type RankingForm = RankingExport['form'];

export type ExportReply =
  | { readonly kind: 'saved'; readonly name: string }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly problem: FileProblem; readonly name: string };

export type ImportReply =
  | { readonly kind: 'merged'; readonly name: string; readonly results: number; readonly players: number }
  /** The line that is not understood; left out for a file that holds no rankings at all. */
  | { readonly kind: 'notRankings'; readonly name: string; readonly line?: number | undefined }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly problem: FileProblem; readonly name: string };

/** What came of an export, an import or a removal, for the person to read. */
export type RankingsNews =
  | Exclude<ExportReply | ImportReply, { kind: 'cancelled' }>
  | { readonly kind: 'removed'; readonly name: string };

/** What the page asks main about the rankings. */
export interface RankingsBridge {
  /** The whole table, by rank. */
  rankings(): Promise<RankingsReply>;
  /** The ranks of a player, the oldest first. */
  rankHistory(player: Identity): Promise<readonly { readonly at: number; readonly rank: number }[]>;
  /** Enters a finished game; the answer comes when it is on the disk. The same game counts once. */
  rankGame(game: RankedGame): Promise<RankReply>;
  /** What the person at the top wants to be read; empty to take it back. */
  leaveWisdom(wisdom: Wisdom): Promise<ChangeReply>;
  /** Takes a player out of the table; their games go on counting for those they played. */
  removeRanked(player: Identity): Promise<ChangeReply>;
  /** Asks where to, and writes the table there. */
  exportRankings(request: RankingExport): Promise<ExportReply>;
  /** Asks for a file, and takes over what it holds that the table does not. */
  importRankings(): Promise<ImportReply>;
}
