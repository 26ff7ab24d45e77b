import * as v from 'valibot';
import {
  BegunGameSchema,
  type GameRankChanges,
  type Identity,
  IdentitySchema,
  type LineChange,
  MAX_ID_LENGTH,
  RankedGameSchema,
  type RankingRow,
  WisdomSchema,
} from '../rankings';
import type { FileProblem } from './files';
import { answers, call, nothing } from './call';

/** Why the table cannot be read or written. */
type Failed = { readonly kind: 'failed'; readonly problem: FileProblem };
/** A damaged table was set aside and made anew from its backup; said once. */
interface MayBeRepaired {
  readonly wasRepaired: boolean;
}

export type RankingsReply =
  | ({
      readonly kind: 'rankings';
      /** Written by `makeRankingRows`. */
      readonly rows: string;
    } & MayBeRepaired)
  | Failed;

/** Rows as one text: object by object, thousands of them would hold up both processes on their way. */
export const makeRankingRows = (rows: readonly RankingRow[]): string => JSON.stringify(rows);
/** Main is trusted with its own rows: `text` is what `makeRankingRows` has made, and nothing else. */
export const parseRankingRows = (text: string): readonly RankingRow[] => JSON.parse(text);
export type Ranked = { readonly kind: 'ranked' } & GameRankChanges & MayBeRepaired;
/** A player of the game who is new to the table and looks like one who is in it, or like the other: the game is not entered. */
export interface RankDoubt {
  readonly kind: 'doubt';
  /** The seat of the player, 0 or 1. */
  readonly seat: 0 | 1;
  readonly player: Identity;
  readonly known: Identity;
}
export type RankReply = Ranked | RankDoubt | Failed;

const RankRequestSchema = v.strictObject({
  game: RankedGameSchema,
  /** The seats of which it was said that the player is none whom they look like. */
  settled: v.pipe(v.array(v.picklist([0, 1])), v.maxLength(2)),
});
export type RankRequest = v.InferOutput<typeof RankRequestSchema>;
export type ChangeReply = { readonly kind: 'done' } | Failed;

/** `own` holds every game, and can be merged with any table; `csv` holds the figures of each player. */
export const RANKING_FORMS = ['own', 'csv'] as const;
const RankingFormSchema = v.strictObject({
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
  | { readonly kind: 'proposed'; readonly proposal: RankingsProposal }
  /** The file holds nothing that the table does not have. */
  | { readonly kind: 'nothing'; readonly name: string }
  /** The line that is not understood; left out for a file that holds no rankings at all. */
  | { readonly kind: 'notRankings'; readonly name: string; readonly line?: number | undefined }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly problem: FileProblem; readonly name: string };

/** What came of an export, an import or a removal, for the person to read. */
export type RankingsNews =
  | Exclude<ExportReply | ImportReply, { kind: 'cancelled' | 'proposed' }>
  | { readonly kind: 'removed' | RankingsProposal['what']; readonly name: string };

export interface ProposedChange extends LineChange {
  /** The name of somebody in the table for whom this new player may be taken. */
  readonly looksLike?: string;
}

/** A change of the table that is made when the person agrees. */
export interface RankingsProposal {
  readonly id: string;
  /** An import, its taking back, or that of a single result. */
  readonly what: 'import' | 'importRemoval' | 'resultRemoval';
  /** Of the file, or of those who played. */
  readonly name: string;
  /** How many results come or go. */
  readonly results: number;
  /** How many players come or go. */
  readonly players: number;
  /** How many players would have another line in the table, and those of whom most is to be said. */
  readonly changed: number;
  readonly changes: readonly ProposedChange[];
}
export type ProposalReply =
  | { readonly kind: 'proposed'; readonly proposal: RankingsProposal }
  | { readonly kind: 'gone' }
  | Failed;

/** What can be taken out of the table: a result by its id, or what came by an import. */
const RemovableSchema = v.strictObject({
  what: v.picklist(['import', 'result']),
  id: v.pipe(v.string(), v.maxLength(MAX_ID_LENGTH)),
});
export type Removable = v.InferOutput<typeof RemovableSchema>;

const ProposalIdSchema = v.pipe(v.string(), v.maxLength(100));

/** An import that counts. */
export interface RankingsImport {
  readonly id: string;
  readonly at: number;
  readonly name: string;
}
export type RankedResult = { readonly id: string; readonly at: number } & Pick<RankRequest['game'], 'sides'>;

/** What the page asks main about the rankings. */
export const RANKING_CALLS = {
  /** The whole table, by rank. */
  rankings: call(nothing, answers<RankingsReply>()),
  /** The ranks of a player, the oldest first. */
  rankHistory: call(IdentitySchema, answers<readonly { readonly at: number; readonly rank: number }[]>()),
  /** Enters a finished game; the answer comes when it is on the disk. The same game counts once. */
  rankGame: call(RankRequestSchema, answers<RankReply>()),
  /** Notes a game online that would be ranked: it counts as unfinished until it is. The same game is noted once. */
  noteBegun: call(BegunGameSchema, answers<ChangeReply>()),
  /** What the person at the top wants to be read; empty to take it back. */
  leaveWisdom: call(WisdomSchema, answers<ChangeReply>()),
  /** Takes a player out of the table; their games go on counting for those they played. */
  removeRanked: call(IdentitySchema, answers<ChangeReply>()),
  /** Asks where to, and writes the table there. */
  exportRankings: call(RankingFormSchema, answers<ExportReply>()),
  /** The results of a player that count, the newest first. */
  rankedResults: call(IdentitySchema, answers<readonly RankedResult[]>()),
  /** The imports that count, the newest first. */
  rankingImports: call(nothing, answers<readonly RankingsImport[]>()),
  /** Finds out what the table would be without a result or an import; nothing changes yet. */
  proposeRemoval: call(RemovableSchema, answers<ProposalReply>()),
  /** Does what was proposed last. */
  acceptProposal: call(ProposalIdSchema, answers<ChangeReply>()),
  /** Asks for a file, and finds out what it holds that the table does not; nothing changes yet. */
  importRankings: call(nothing, answers<ImportReply>()),
};
