import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { canBeWritten } from '../../src-shared/record';
import { type Colour, resultOf } from '../../src-shared/tantrix';
import { CommandButton } from '../stage/CommandButton';
import { helpOn } from '../stage/explained';
import { reportErrors } from '../stage/failures';
import { CloseButton } from '../stage/CloseButton';
import { useAdaptedLevel } from './adapting';
import { Contestants } from './Contestants';
import { useFinishedGames } from './finished-games';
import { nextStepAfter } from './next-step';
import type { OpenGame } from './open-game';
import { toggleResult } from './panels';
import { mayRematch, playRematch } from './rematch';
import { headline } from './result-words';
import { ResultFacts } from './ResultFacts';
import { ShareButton } from './ShareButton';
import { useGame } from './table';

interface ResultCardProps {
  readonly open: OpenGame;
  readonly lit: readonly Colour[];
  /** The line that wins is still being drawn: the card has its place, and is not there for anybody yet. */
  readonly isComing: boolean;
}

/** How the game ended: who won and by how much, what can be told of it, and what comes next. It can be put away. */
export function ResultCard({ open, lit, isComing }: ResultCardProps) {
  const { t } = useTranslation();
  const { record } = open;
  const result = resultOf(record.game);
  if (!result) return null;
  return (
    <section
      className={isComing ? 'result is-coming' : 'result'}
      inert={isComing}
      {...helpOn('command:result')}
      aria-label={t('result.title')}
    >
      <div className="result-top">
        <h2>{headline(record, result, t)}</h2>
        {result.end !== 'complete' && <p className="result-note">{t(`result.${result.end}`)}</p>}
        <Contestants open={open} lit={lit} />
      </div>
      <ResultFacts open={open} />
      <div className="result-acts">
        <PlayOn />
        <CommandButton id="analysis" words={t('result.analyse')} />
        {canBeWritten(record) && <ShareButton />}
        <NextStep open={open} />
      </div>
      <CloseButton className="result-close" onPress={toggleResult} />
    </section>
  );
}

/** The same once more, at once; where others have to be written to, they are named first, and online they are asked. */
function PlayOn() {
  const { t } = useTranslation();
  const isAtOnce = useGame(mayRematch);
  const isOnline = useGame(({ open }) => open?.online !== undefined);
  const others = t(isOnline ? 'result.rematch' : 'result.rematchByMail');
  if (!isAtOnce) return <CommandButton id="playAgain" look="primary" words={others} />;
  return (
    <Button
      className="button button-primary"
      preventFocusOnPress
      onPress={() => void reportErrors(() => playRematch())}
    >
      {t('result.rematch')}
    </Button>
  );
}

/** After some wins in a row a stronger opponent is proposed; of one that adapts it is said how it will play. */
function NextStep({ open }: { open: OpenGame }) {
  const { t } = useTranslation();
  const adapted = useAdaptedLevel(open.record);
  const next = nextStepAfter(open, useFinishedGames());
  if (adapted !== undefined) return <p className="result-next">{t('result.adapts', { level: adapted })}</p>;
  if (!next) return null;
  const { wins, level } = next;
  return (
    <p className="result-next">
      {t('result.winsInRow', { count: wins })}
      <Button className="button-link" onPress={() => void reportErrors(() => playRematch(level))}>
        {t('result.tryLevel', { level })}
      </Button>
    </p>
  );
}
