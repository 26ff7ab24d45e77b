import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useToday } from '../../ui/useToday';
import { useView } from '../view';
import { GameRow } from './GameRow';
import { GroupHeading } from './GroupHeading';
import { useRowMenu } from './RowMenu';
import { rowsOf } from './rows';
import { type GameGridProps, useGameGrid } from './useGameGrid';
import { useHeights, useLines } from './useRows';

type GameListProps = Pick<GameGridProps, 'listing' | 'onOpen'>;

/** The games, of which only those are drawn that are seen: ten thousand are scrolled as smoothly as ten. */
export function GameList({ listing, onOpen }: GameListProps) {
  const { heading, row, heights } = useHeights();
  const rows = useMemo(() => rowsOf(listing.groups, heights), [listing.groups, heights]);
  return (
    <div className="game-list">
      <div className="game-measures" aria-hidden="true">
        <div ref={heading} className="game-heading" />
        <div ref={row} className="game-row" />
      </div>
      {heights.row > 0 && <Lines listing={listing} rows={rows} heights={heights} onOpen={onOpen} />}
    </div>
  );
}

type LinesProps = Omit<GameGridProps, 'today'>;

function Lines({ rows, heights, ...props }: LinesProps) {
  const today = useToday();
  const list = useRef<HTMLDivElement>(null);
  const { collection, state, gridProps } = useGameGrid(list, { rows, heights, today, ...props });
  const lines = useLines(list, rows, state.selectionManager.focusedKey);
  const { onContextMenu, menu } = useRowMenu(state, props.listing);
  useTopOfOther(list);
  return (
    <>
      <div {...gridProps} ref={list} className="game-scroll" data-count={rows.count} onContextMenu={onContextMenu}>
        <div className="game-lines" style={{ height: rows.height }} role="presentation">
          {lines.map((line) => {
            if (line.kind === 'heading') return <GroupHeading key={line.key} group={line.group} top={line.top} />;
            const node = collection.getItem(line.key);
            const place = { top: line.top, height: heights.row };
            return node && <GameRow key={line.key} {...{ node, state, place, today }} entry={line.entry} />;
          })}
        </div>
      </div>
      {menu}
    </>
  );
}

/** Other games are seen from the first on. */
function useTopOfOther(list: RefObject<HTMLElement | null>): void {
  const filters = useView((view) => view.filters);
  const sort = useView((view) => view.sort);
  const seen = useRef({ filters, sort });
  useEffect(() => {
    if (seen.current.filters === filters && seen.current.sort === sort) return;
    seen.current = { filters, sort };
    list.current?.scrollTo({ top: 0 });
  });
}
