import { memo, useRef } from 'react';
import { useGridListItem } from 'react-aria/useGridList';
import { ToggleButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { ListState, Node } from 'react-stately';
import type { Entry } from '../../../src-shared/library/entry';
import { Icon } from '../../stage/Icon';
import { star } from '../changing';
import { dayWords, kindWords, lengthWords, resultSeen, titleWords } from '../entry-words';
import { onlineGameOf } from '../online-games';
import { BoardThumb } from './BoardThumb';
import { STAR } from './star';

interface GameRowProps {
  readonly node: Node<Entry>;
  readonly entry: Entry;
  readonly state: ListState<Entry>;
  readonly place: { readonly top: number; readonly height: number };
  readonly today: Date;
}

/** A game: its board in small, who played, what came of it, when, how long it is, and a star. */
export function GameRow({ node, entry, state, place, today }: GameRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const { rowProps, gridCellProps, isSelected, isFocused } = useGridListItem({ node }, state, row);
  return (
    <div
      {...rowProps}
      ref={row}
      className={isSelected ? 'game-row is-chosen' : 'game-row'}
      style={place}
      aria-rowindex={node.index + 1}
      data-focused={isFocused || undefined}
    >
      <div {...gridCellProps} className="game-cells">
        <Cells entry={entry} height={place.height} today={today} />
      </div>
    </div>
  );
}

/** Not drawn anew when the list is scrolled, or another game is chosen. */
const Cells = memo(function Cells({ entry, height, today }: { entry: Entry; height: number; today: Date }) {
  const { t } = useTranslation();
  const { figure, words, look } = resultSeen(entry, t);
  return (
    <>
      <BoardThumb entry={entry} height={height} />
      <span className="game-who">
        <strong>{titleWords(entry, t)}</strong>
        <span className="game-soft">{kindWords(entry, t)}</span>
      </span>
      <span className={`game-result is-${look}`}>
        <strong>{figure}</strong>
        <span>{words}</span>
      </span>
      <span className="game-when">{dayWords(entry.at, today, t)}</span>
      <span className="game-length">{lengthWords(entry, t)}</span>
      {onlineGameOf(entry) ? <span className="game-no-star" /> : <Star entry={entry} />}
    </>
  );
});

function Star({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  const isStarred = entry.notes.starred === true;
  return (
    <ToggleButton
      className="game-star"
      excludeFromTabOrder
      isSelected={isStarred}
      onChange={(isOn) => star([entry], isOn)}
      aria-label={t('library.star')}
    >
      <Icon path={STAR} />
    </ToggleButton>
  );
}
