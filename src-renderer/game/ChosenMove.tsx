import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { MoveAnalysis } from '../../src-shared/robots';
import { moversOf } from '../../src-shared/tantrix';
import { reportErrors } from '../stage/failures';
import { MoveFacts } from './MoveFacts';
import type { OpenGame } from './open-game';
import { isRobotAt } from './people';
import { mayPlayComputer, playComputer } from './play-computer';

interface ChosenMoveProps {
  readonly open: OpenGame;
  /** How many placements a replay shows; left out where none does. */
  readonly at: number | undefined;
  readonly moves: readonly MoveAnalysis[];
}

/** The move shown on the board: what it was worth, and ways to go on from there. It stays in view whatever is scrolled. */
export function ChosenMove({ open, at, moves }: ChosenMoveProps) {
  const { t } = useTranslation();
  const move = at === undefined ? undefined : moves[at - 1];
  return (
    <section className="chosen-move" aria-label={t('analysis.chosen')}>
      {move ? (
        <MoveFacts move={move} moves={moves} />
      ) : (
        <p className="analysis-hint">{t(at ? 'analysis.unknown' : 'analysis.choose')}</p>
      )}
      {at !== undefined && <WaysOn open={open} at={at} move={move} />}
    </section>
  );
}

interface WaysOnProps {
  readonly open: OpenGame;
  readonly at: number;
  readonly move: MoveAnalysis | undefined;
}

/** From the position shown on against the computer; or from before a move for which its maker knows a better one by now. */
function WaysOn({ open, at, move }: WaysOnProps) {
  const { t } = useTranslation();
  const { game } = open.record;
  const mover = move?.seat ?? moversOf(game)[at - 1] ?? game.deal.starter ?? 0;
  const isMistake = move?.better !== undefined || move?.missedWin !== undefined;
  const isOwnMistake = isMistake && !isRobotAt(open.record, mover);
  const begin = (from: number) => void reportErrors(() => playComputer(open, from, mover));
  return (
    <div className="ways-on">
      <Button className="button" isDisabled={!mayPlayComputer(open, at)} onPress={() => begin(at)}>
        {t('analysis.playOn')}
      </Button>
      {isOwnMistake && (
        <Button className="button" isDisabled={!mayPlayComputer(open, at - 1)} onPress={() => begin(at - 1)}>
          {t('analysis.tryAgain')}
        </Button>
      )}
    </div>
  );
}
