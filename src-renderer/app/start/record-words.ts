import { factsOf, hasFacts, isAtEnd } from '../../../src-shared/library/facts';
import { type AnyRecord, gameId, gameKind, isByMail, sameRecord } from '../../../src-shared/record';
import { openRecent, type RecentRecord } from '../../files';
import type { FigureTile } from '../../board/BoardFigure';
import { takeInKept } from '../../stage/arriving';
import { kindFor } from '../../stage/known-kinds';
import { listWords, scoresInRow } from '../../words/words';
import type { StartNews } from './news';

/** What the start screen shows of a record. */
interface RecordSeen {
  readonly tiles: readonly FigureTile[];
  /** Who plays; the empty string where nobody is named. */
  readonly players: string;
  /** The points of the players, in the same order; the empty string without players. */
  readonly scores: string;
}

export function recordSeen(record: AnyRecord): RecordSeen {
  const { tiles, legend } = kindFor(record).pictureOf(record);
  return {
    tiles,
    players: listWords(legend.map(({ name }) => name)),
    scores: scoresInRow(legend.map(({ score }) => score)),
  };
}

/** A file's name without its ending. */
export const nameOfFile = ({ file }: RecentRecord): string => file.name.replace(/\.[^.]+$/, '');

/** A game that the person can go on with. */
export interface LeftGame {
  readonly record: AnyRecord;
  /** The name of its file; the empty string where it has none that anybody has named. */
  readonly name: string;
  readonly open: () => Promise<void>;
}

/**
 * What was played last and can be gone on with, or else the latest of the recent files that can: a game by mail only where it
 * waits for the person. What is kept and saved is opened as the file that the person has named.
 */
export function unfinished({ recent, waiting, kept }: StartNews): LeftGame | undefined {
  const mayGoOn = ({ record }: { readonly record: AnyRecord }): boolean =>
    hasFacts(record) &&
    !isAtEnd(factsOf(record)) &&
    (!gameKind.is(record) || !isByMail(record) || waiting.some(({ key }) => key === gameId(record)));
  const files = recent.filter(mayGoOn);
  const last = kept.find(mayGoOn);
  const file = last ? files.find(({ record }) => sameRecord(record, last.record)) : files[0];
  if (file) return { record: file.record, name: nameOfFile(file), open: () => openRecent(file.file) };
  return last && { record: last.record, name: '', open: () => takeInKept(last.record, last.id) };
}
