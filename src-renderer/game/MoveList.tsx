import { createContext, memo, useContext } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { isAgain } from '../../src-shared/record';
import { moversOf, type TileNumber } from '../../src-shared/tantrix';
import type { MoveAnalysis } from '../../src-shared/robots';
import { analysisWords, pointWords } from './analysis-words';
import { goTo } from './history';
import { type Person, personAt } from './people';
import { inTurn, playerWords } from '../words/words';
import type { OpenGame } from './open-game';
import { helpOn } from '../stage/explained';
import { TilePicture } from '../stage/TileWords';

/** Brings the move shown into view, once the focus is where it was chosen and all stands in its place. */
const reveal = (item: Element | null): void => void requestAnimationFrame(() => item && revealNow(item));

/** Where the move was chosen beside the list, nothing round it scrolls: what was pressed stays there. */
function revealNow(item: Element): void {
  const list = item.closest('.move-list');
  if (!list) return;
  if (list.contains(document.activeElement)) return item.scrollIntoView({ block: 'nearest' });
  const [seen, room] = [item.getBoundingClientRect(), list.getBoundingClientRect()];
  list.scrollTop += Math.min(0, seen.top - room.top) + Math.max(0, seen.bottom - room.bottom);
}

/** What is known of the moves: handed to the items past the list, which draws all of them anew when its own props change. */
const Analysed = createContext<readonly MoveAnalysis[] | undefined>(undefined);

interface ListedMovesProps {
  readonly open: OpenGame;
  /** How many placements of it a replay shows; left out where none does. */
  readonly at?: number | undefined;
}

interface MoveListProps extends ListedMovesProps {
  /** What is known of the moves, from the first on. */
  readonly analysed?: readonly MoveAnalysis[];
}

/** All moves of a game, with what better ones would have gained; choosing one goes there. */
export function MoveList({ analysed, ...listed }: MoveListProps) {
  return (
    <Analysed value={analysed}>
      <ListedMoves {...listed} />
    </Analysed>
  );
}

const ListedMoves = memo(function ListedMoves({ open, at }: ListedMovesProps) {
  const { t } = useTranslation();
  const { game } = open.record;
  const movers = moversOf(game);
  return (
    <ListBox
      className="move-list"
      {...helpOn('place:move-list')}
      aria-label={t('replay.title')}
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      selectedKeys={at === undefined ? [] : [at]}
      onSelectionChange={(keys) => keys !== 'all' && goTo(Number([...keys][0]))}
    >
      <ListBoxItem id={0} className="move">
        {t('replay.start')}
      </ListBoxItem>
      {game.placements.map(({ tile }, index) => {
        const mover = personAt(open.record, movers[index] ?? 0);
        const { name, colour } = mover;
        const player = playerWords(t, name, colour);
        const words = t('replay.move', { number: index + 1, player, tile });
        return (
          <ListBoxItem
            // Its place, as `id` is: a list item may not change that when another game is shown.
            key={index + 1}
            ref={index + 1 === at ? reveal : null}
            id={index + 1}
            className={`move move-${colour}`}
            textValue={words}
          >
            <Move open={open} number={index + 1} mover={mover} tile={tile} words={words} />
          </ListBoxItem>
        );
      })}
    </ListBox>
  );
});

interface MoveProps {
  readonly open: OpenGame;
  /** Its place among the moves, from 1 on. */
  readonly number: number;
  readonly mover: Person;
  readonly tile: TileNumber;
  /** Who laid which tile. */
  readonly words: string;
}

/** A move with what is known of it. */
function Move(move: MoveProps) {
  const analysed = useContext(Analysed);
  return <MoveWords {...move} isAnalysed={analysed !== undefined} analysis={analysed?.[move.number - 1]} />;
}

interface MoveWordsProps extends MoveProps {
  /** Whether losses are shown, be they known yet or not. */
  readonly isAnalysed: boolean;
  readonly analysis: MoveAnalysis | undefined;
}

/** What is in an item, for those who hear it and for those who see it; drawn anew only when this move is known. */
const MoveWords = memo(function MoveWords({ open, number, mover, tile, words, isAnalysed, analysis }: MoveWordsProps) {
  const { t } = useTranslation();
  const { name, colour } = mover;
  const again = isAgain(open.record, number) ? t('mailGames.playedAgain') : undefined;
  return (
    <>
      <span className="hidden-label">
        {inTurn([words, ...(again ? [again] : []), ...(analysis ? [analysisWords(analysis, open, t)] : [])], t)}
      </span>
      <span className="move-facts" aria-hidden="true">
        <span className="move-number">{number}</span>
        <span className={`swatch swatch-${colour}`}>{t(`colourLetter.${colour}`)}</span>
        <span className="move-name">{name}</span>
        {again && <span className="move-again">{again}</span>}
        <TilePicture tile={tile} />
        {isAnalysed && <span className="move-loss">{analysis?.better && pointWords(-analysis.better.gain)}</span>}
      </span>
    </>
  );
});
