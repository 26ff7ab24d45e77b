import { isOver } from '../../../src-shared/tantrix';
import { type AnyRecord, gameId, isByMail } from '../../../src-shared/record';
import type { RecentRecord } from '../../files';
import type { FigureTile } from '../../board/BoardFigure';
import { kindFor } from '../../stage/known-kinds';
import { listWords } from '../../words/words';
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
    scores: legend.map(({ score }) => score).join(' – '),
  };
}

/** A file's name without its ending. */
export const nameOfFile = ({ file }: RecentRecord): string => file.name.replace(/\.[^.]+$/, '');

/** The latest of the recent games that the person can go on with: one by mail only where it waits for them. */
export const unfinished = ({ recent, waiting }: StartNews): RecentRecord | undefined =>
  recent.find(({ record }) => {
    if (!('game' in record) || isOver(record.game)) return false;
    return !isByMail(record) || waiting.some(({ key }) => key === gameId(record));
  });
