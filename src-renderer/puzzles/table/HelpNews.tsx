import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { CommandButton } from '../../stage/CommandButton';
import { stopSolver } from '../solver-requests';
import { helpWords } from '../help-words';
import type { PuzzleHelp } from '../open-puzzle';
import { ThinkingMark } from '../../ui/ThinkingMark';
import { tileBox } from '../../board/geometry';
import { TileInPlay } from '../../board/TileArt';
import { isTurning } from '../../../src-shared/puzzles/turning';
import type { Rotation, TileNumber } from '../../../src-shared/tantrix';
import { toScreen } from '../../board/orientation';
import { usePuzzle } from '../table';
import { NewsFrame } from './NewsFrame';

/** What the computer has found out, or is looking for. */
export function HelpNews({ help }: { help: PuzzleHelp }) {
  const { t } = useTranslation();
  const { title, text } = helpWords(help, t);
  const isTurn = usePuzzle(({ puzzle }) => puzzle !== undefined && isTurning(puzzle.record.puzzle));
  if (help.kind === 'asked') {
    return (
      <NewsFrame title={title} isBusy>
        <p className="hint-search">
          <ThinkingMark />
          {text}
        </p>
        {help.progress !== undefined && (
          <progress max={1} value={help.progress} aria-label={t('puzzle.help.progress')} />
        )}
        <Button className="button button-plain" onPress={stopSolver}>
          {t('puzzle.help.stop')}
        </Button>
      </NewsFrame>
    );
  }
  return (
    <NewsFrame title={title}>
      {help.kind === 'place' ? <HintTile {...help.placement} words={text} /> : <p>{text}</p>}
      {help.kind === 'counted' && help.count > 1 && !isTurn && (
        <p className="puzzle-rule">{t('puzzle.help.countedTurns')}</p>
      )}
      {help.kind === 'place' && (
        <CommandButton id="playHint" words={t(help.isTurn ? 'puzzle.help.turnIt' : 'puzzle.help.placeIt')} />
      )}
    </NewsFrame>
  );
}

/** The tile that a hint speaks of, as it is to be seen on the table. */
function HintTile({ tile, rotation, words }: { tile: TileNumber; rotation: Rotation; words: string }) {
  const seen = usePuzzle(({ orientation }) => toScreen.rotation(rotation, orientation));
  return (
    <div className="hint-tile">
      <svg viewBox={tileBox(8)} aria-hidden="true">
        <TileInPlay tile={tile} rotation={seen} />
      </svg>
      <p>{words}</p>
    </div>
  );
}
