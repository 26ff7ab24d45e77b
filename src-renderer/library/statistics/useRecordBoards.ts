import { useEffect, useState } from 'react';
import type { EntryId } from '../../../src-shared/bridge/bridge';
import type { Best } from '../../../src-shared/library/bests';
import { gameKind } from '../../../src-shared/record';
import { standingsOf } from '../../../src-shared/tantrix';
import type { FigureTile } from '../../board/BoardFigure';
import type { LitPath } from '../../board/model';
import { reportErrors } from '../../stage/failures';
import { recordIn } from '../records';

/** A board at the end of a game, with the own line or loop. */
export interface RecordBoard {
  readonly tiles: readonly FigureTile[];
  readonly lit: readonly LitPath[];
}

/** The boards of games that hold records, by the ids of their entries; one that cannot be read is missing. */
export function useRecordBoards(games: readonly Best['game'][]): ReadonlyMap<EntryId, RecordBoard> {
  const [boards, setBoards] = useState<ReadonlyMap<EntryId, RecordBoard>>(new Map());
  useEffect(() => {
    let isGone = false;
    void reportErrors(async () => {
      const texts = await window.tantrix.libraryTexts(games.map(({ id }) => id));
      if (!isGone) setBoards(new Map(games.flatMap((game, at) => boardOf(game, texts[at]))));
    });
    return () => {
      isGone = true;
    };
  }, [games]);
  return boards;
}

function boardOf({ id, colour }: Best['game'], text: string | null | undefined): [EntryId, RecordBoard][] {
  const record = recordIn(text);
  if (!record || !gameKind.is(record)) return [];
  const { placements } = record.game;
  const own = standingsOf(record.game).find((standing) => standing.colour === colour);
  return [[id, { tiles: placements, lit: own ? [{ colour, cells: own.path }] : [] }]];
}
